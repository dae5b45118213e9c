import { legLegend, legSummary } from "#app/features/jets/estimate-words.ts";
import { FlightPlaceField } from "#app/features/jets/place-field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { FieldCells } from "#app/ui/fields/field.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { type DraftLeg, MOST_DRAFT_LEGS } from "#domain/jets/quote-draft.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import styles from "./quote-form.module.css";

/** A leg's part as problems name it, and its field's id. */
export const legPath = (index: number, part: keyof DraftLeg | ""): string => `legs.${index}.${part}`;

interface FurtherLegsProps {
  legs: readonly DraftLeg[];
  today: CivilDate;
  problemAt: (path: string) => string | undefined;
}

/** The legs after the first, each behind its own disclosure, so that a tour can be written without any script. */
export function FurtherLegs({ legs, today, problemAt }: FurtherLegsProps) {
  return <FurtherLeg index={1} {...{ legs, today, problemAt }} />;
}

function FurtherLeg({ index, legs, today, problemAt }: FurtherLegsProps & { index: number }) {
  const leg = legs[index];
  const field = (part: keyof DraftLeg) => ({
    ...(leg && { id: legPath(index, part) }),
    name: part,
    defaultValue: leg?.[part] ?? "",
    error: leg && problemAt(legPath(index, part)),
  });
  return (
    <details className={styles.leg} open={leg !== undefined}>
      <summary>{leg ? legSummary({ number: index + 1 }) : "Aggiungi una tratta"}</summary>
      <fieldset>
        <VisuallyHidden as="legend">{legLegend({ number: index + 1 })}</VisuallyHidden>
        <FieldCells cellClassName={classNames(styles.cell, styles.ofLeg)}>
          <FlightPlaceField {...field("from")} label="Da" placeholder="Da dove atterri" />
          <FlightPlaceField {...field("to")} label="A" placeholder="Città o aeroporto" />
          <DateField {...field("date")} label="Il" min={today} />
        </FieldCells>
      </fieldset>
      {index + 1 < MOST_DRAFT_LEGS && <FurtherLeg index={index + 1} {...{ legs, today, problemAt }} />}
    </details>
  );
}
