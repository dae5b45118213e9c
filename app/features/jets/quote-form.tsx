import { ESTIMATE_ID } from "#app/features/jets/estimate-id.ts";
import { FlightPlaceField } from "#app/features/jets/flight-place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { AccentCard } from "#app/ui/cards/accent-card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { ErrorSummary, findProblem, sortByFieldOrder } from "#app/ui/fields/error-summary.tsx";
import { FieldCells, SelectField } from "#app/ui/fields/field.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { PASSENGER_OPTIONS } from "#domain/jets/jet.ts";
import { passengersLabel } from "#domain/jets/jet-labels.ts";
import { type DraftLeg, type JetQuoteDraft, MAX_DRAFT_LEGS } from "#domain/jets/jet-quote-draft.ts";
import type { JetQuoteForm } from "#domain/jets/jet-quote-form.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import { say } from "#domain/words/say.ts";
import styles from "./quote-form.module.css";

interface QuoteFormProps {
  title: string;
  draft: JetQuoteDraft;
  problems?: JetQuoteForm["problems"];
  /** Cities of the departure select, those with jets first; the first is preselected. */
  departures: readonly { value: string; label: string }[];
  today: CivilDate;
  /** The requested jet, with its name. */
  jet?: { slug: string; title: string } | null;
  /** Two fields in a row, and as tall as the estimate beside it; otherwise one column. */
  isWide?: boolean;
  className?: string | undefined;
}

export default island("jets/quote-form", FlightQuoteForm, { words: ["fields", "jetFacts", "jetForm", "replyPromise"] });

/**
 * Renders the quote form (product.md#jet-quote-form). It is a plain GET form: the URL holds the trip, so that the estimate is part of the page, can
 * be shared and needs no script. It supports further legs and the return flight too.
 */
function FlightQuoteForm({
  title,
  draft,
  problems = [],
  departures,
  today,
  jet,
  isWide = false,
  className,
}: QuoteFormProps) {
  const site = useSite();
  const words = useWords("jetFacts", "jetForm", "replyPromise");
  const paths = usePaths();
  const labels = words.jetForm;
  const [first] = draft.legs;
  const from = first?.from || (departures[0]?.value ?? "");
  const [returnDateId, returnTimeId] = draft.returnDate
    ? [legPath(draft.legs.length, "date"), legPath(draft.legs.length, "time")]
    : [];
  const fieldProblems = sortByFieldOrder(fieldPaths(draft), toTripFieldProblems(problems, draft));
  const errorAt = (path = "") => findProblem(fieldProblems, path);
  return (
    <AccentCard
      as="form"
      method="get"
      action={`${paths.jets}#${ESTIMATE_ID}`}
      id="preventivo"
      className={classNames(styles.root, isWide && styles.wide, className)}
      aria-labelledby="quote-title"
      data-server-validated=""
    >
      <h2 id="quote-title">{title}</h2>
      {fieldProblems.length > 0 && (
        <ErrorSummary
          id={ESTIMATE_ID}
          className={styles.problems}
          title={labels.tripProblems}
          problems={fieldProblems}
        />
      )}
      {jet && (
        <p className={styles.jet}>
          <small>{labels.aircraft}</small>
          <span>{jet.title}</span>
          <input type="hidden" name="jet" value={jet.slug} />
        </p>
      )}
      <FieldCells cellClassName={styles.cell}>
        <SelectField
          id={legPath(0, "from")}
          name="from"
          label={labels.departureCity}
          options={
            departures.some(({ value }) => value === from) ? departures : [{ value: from, label: from }, ...departures]
          }
          defaultValue={from}
          error={errorAt(legPath(0, "from"))}
        />
        <FlightPlaceField
          id={legPath(0, "to")}
          name="to"
          label={labels.destination}
          required
          placeholder={labels.placeHint}
          defaultValue={first?.to ?? ""}
          error={errorAt(legPath(0, "to"))}
        />
        <DateField
          id={legPath(0, "date")}
          name="date"
          label={labels.departureDate}
          required
          min={today}
          defaultValue={first?.date ?? ""}
          error={errorAt(legPath(0, "date"))}
        />
        <SelectField
          id={legPath(0, "time")}
          name="time"
          label={labels.departureTime}
          options={TIME_SLOTS}
          placeholder={labels.anyTime}
          defaultValue={first?.time ?? ""}
          error={errorAt(legPath(0, "time"))}
        />
        <DateField
          {...(returnDateId && { id: returnDateId })}
          name="returnDate"
          label={labels.return}
          min={today}
          placeholder={labels.oneWay}
          defaultValue={draft.returnDate}
          error={errorAt(returnDateId)}
        />
        <SelectField
          {...(returnTimeId && { id: returnTimeId })}
          name="returnTime"
          label={labels.returnTime}
          options={TIME_SLOTS}
          placeholder={labels.anyTime}
          defaultValue={draft.returnTime ?? ""}
          error={errorAt(returnTimeId)}
        />
        <SelectField
          name="passengers"
          label={labels.passengers}
          fieldClassName={styles.passengers}
          options={PASSENGER_OPTIONS.map((count) => ({ value: String(count), label: passengersLabel(words, count) }))}
          defaultValue={String(draft.passengers)}
        />
      </FieldCells>
      <FurtherLegs legs={draft.legs} today={today} problemAt={errorAt} />
      <div className={styles.foot}>
        <Text look="caption" className={styles.promise}>
          {say(words, labels.notice, { hours: promisedHours(words, site) })}
        </Text>
        <Button type="submit">{labels.submit}</Button>
      </div>
    </AccentCard>
  );
}

/**
 * Returns one problem per field. Problems without a field are attached to their leg's date: places of the return flight, the time of a further leg.
 */
function toTripFieldProblems(problems: JetQuoteForm["problems"], draft: JetQuoteDraft): JetQuoteForm["problems"] {
  const fields = fieldPaths(draft);
  const fieldProblems = problems.map(({ path, message }) => ({
    path: fields.includes(path) ? path : path.replace(/^(legs\.\d+)\.\w+$/, "$1.date"),
    message,
  }));
  return fieldProblems.filter(({ path }, index) => fieldProblems.findIndex((other) => other.path === path) === index);
}

/** Returns the problem paths of the fields, in the form's order. */
function fieldPaths({ legs }: JetQuoteDraft): string[] {
  const fields = (index: number, parts: readonly (keyof DraftLeg)[]) => parts.map((part) => legPath(index, part));
  return [
    ...fields(0, ["from", "to", "date", "time"]),
    ...fields(legs.length, ["date", "time"]),
    ...legs.slice(1).flatMap((_leg, index) => fields(index + 1, ["from", "to", "date"])),
  ];
}

/** The path of a leg's problem, which is also the id of its field. */
const legPath = (index: number, part: keyof DraftLeg | ""): string => `legs.${index}.${part}`;

interface FurtherLegsProps {
  legs: readonly DraftLeg[];
  today: CivilDate;
  problemAt: (path: string) => string | undefined;
}

/** Renders the legs after the first, each behind its own disclosure, so that several legs work without scripts. */
function FurtherLegs({ legs, today, problemAt: errorAt }: FurtherLegsProps) {
  return <FurtherLegFields index={1} {...{ legs, today, problemAt: errorAt }} />;
}

function FurtherLegFields({ index, legs, today, problemAt: errorAt }: FurtherLegsProps & { index: number }) {
  const words = useWords("jetForm");
  const labels = words.jetForm;
  const number = index + 1;
  const leg = legs[index];
  const field = (part: keyof DraftLeg) => ({
    ...(leg && { id: legPath(index, part) }),
    name: part,
    defaultValue: leg?.[part] ?? "",
    error: leg && errorAt(legPath(index, part)),
  });
  return (
    <details className={styles.leg} open={leg !== undefined}>
      <summary>{leg ? say(words, labels.leg, { number }) : labels.addLeg}</summary>
      <fieldset>
        <VisuallyHidden as="legend">{say(words, labels.legLegend, { number })}</VisuallyHidden>
        <FieldCells cellClassName={classNames(styles.cell, styles.ofLeg)}>
          <FlightPlaceField {...field("from")} label={labels.legFrom} placeholder={labels.legFromHint} />
          <FlightPlaceField {...field("to")} label={labels.legTo} placeholder={labels.placeHint} />
          <DateField {...field("date")} label={labels.legDate} min={today} />
        </FieldCells>
      </fieldset>
      {index + 1 < MAX_DRAFT_LEGS && <FurtherLegFields index={index + 1} {...{ legs, today, problemAt: errorAt }} />}
    </details>
  );
}
