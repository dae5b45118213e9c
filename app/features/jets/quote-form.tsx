import { FlightPlaceField } from "#app/features/jets/flight-place-field.tsx";
import { ESTIMATE_ID, legLegend, legSummary, quoteNotice, TRIP_PROBLEMS_TITLE } from "#app/features/jets/jet-words.ts";
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
import { PASSENGER_OPTIONS, passengersLabel } from "#domain/jets/jet.ts";
import { type DraftLeg, type JetQuoteDraft, MAX_DRAFT_LEGS } from "#domain/jets/jet-quote-draft.ts";
import type { JetQuoteForm } from "#domain/jets/jet-quote-form.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import styles from "./quote-form.module.css";

/** No time chosen: the quote will propose one. */
const ANY_TIME_LABEL = "Da decidere";

interface QuoteFormProps {
  title: string;
  draft: JetQuoteDraft;
  problems?: JetQuoteForm["problems"];
  /** Cities of the departure select, those with jets first; the first is preselected. */
  departures: readonly string[];
  today: CivilDate;
  /** The requested jet, with its name. */
  jet?: { slug: string; title: string } | null;
  /** Two fields in a row, and as tall as the estimate beside it; otherwise one column. */
  isWide?: boolean;
  className?: string | undefined;
}

export default island("jets/quote-form", FlightQuoteForm, { words: ["fields"] });

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
  const [first] = draft.legs;
  const from = first?.from || (departures[0] ?? "");
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
          title={TRIP_PROBLEMS_TITLE}
          problems={fieldProblems}
        />
      )}
      {jet && (
        <p className={styles.jet}>
          <small>Velivolo</small>
          <span>{jet.title}</span>
          <input type="hidden" name="jet" value={jet.slug} />
        </p>
      )}
      <FieldCells cellClassName={styles.cell}>
        <SelectField
          id={legPath(0, "from")}
          name="from"
          label={messages.jets.departureCity}
          options={departures.includes(from) ? departures : [from, ...departures]}
          defaultValue={from}
          error={errorAt(legPath(0, "from"))}
        />
        <FlightPlaceField
          id={legPath(0, "to")}
          name="to"
          label={messages.jets.destination}
          required
          placeholder="Città o aeroporto"
          defaultValue={first?.to ?? ""}
          error={errorAt(legPath(0, "to"))}
        />
        <DateField
          id={legPath(0, "date")}
          name="date"
          label={messages.jets.departureDate}
          required
          min={today}
          defaultValue={first?.date ?? ""}
          error={errorAt(legPath(0, "date"))}
        />
        <SelectField
          id={legPath(0, "time")}
          name="time"
          label="Ora di partenza"
          options={TIME_SLOTS}
          placeholder={ANY_TIME_LABEL}
          defaultValue={first?.time ?? ""}
          error={errorAt(legPath(0, "time"))}
        />
        <DateField
          {...(returnDateId && { id: returnDateId })}
          name="returnDate"
          label="Ritorno"
          min={today}
          placeholder="Solo andata"
          defaultValue={draft.returnDate}
          error={errorAt(returnDateId)}
        />
        <SelectField
          {...(returnTimeId && { id: returnTimeId })}
          name="returnTime"
          label="Ora del ritorno"
          options={TIME_SLOTS}
          placeholder={ANY_TIME_LABEL}
          defaultValue={draft.returnTime ?? ""}
          error={errorAt(returnTimeId)}
        />
        <SelectField
          name="passengers"
          label={messages.jets.passengers}
          fieldClassName={styles.passengers}
          options={PASSENGER_OPTIONS.map((count) => ({ value: String(count), label: passengersLabel(count) }))}
          defaultValue={String(draft.passengers)}
        />
      </FieldCells>
      <FurtherLegs legs={draft.legs} today={today} problemAt={errorAt} />
      <div className={styles.foot}>
        <Text look="caption" className={styles.promise}>
          {quoteNotice(site)}
        </Text>
        <Button type="submit">{messages.jets.quote}</Button>
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
  const leg = legs[index];
  const field = (part: keyof DraftLeg) => ({
    ...(leg && { id: legPath(index, part) }),
    name: part,
    defaultValue: leg?.[part] ?? "",
    error: leg && errorAt(legPath(index, part)),
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
      {index + 1 < MAX_DRAFT_LEGS && <FurtherLegFields index={index + 1} {...{ legs, today, problemAt: errorAt }} />}
    </details>
  );
}
