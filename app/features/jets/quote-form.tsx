import { ANSWER_ID, legLegend, legSummary, quoteNotice, WRONG_TRIP } from "#app/features/jets/jet-words.ts";
import { FlightPlaceField } from "#app/features/jets/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Ticket } from "#app/ui/cards/ticket.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { ErrorSummary, inOrderOf, problemOf } from "#app/ui/fields/error-summary.tsx";
import { FieldCells, SelectField } from "#app/ui/fields/field.tsx";
import { island } from "#app/ui/islands/island.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { PASSENGER_OPTIONS, passengersLabel } from "#domain/catalogue/jet.ts";
import type { Quote } from "#domain/jets/quote.ts";
import { DEFAULT_DEPARTURE, type DraftLeg, MOST_DRAFT_LEGS, type QuoteDraft } from "#domain/jets/quote-draft.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import styles from "./quote-form.module.css";

/** No time chosen: the quote proposes one. */
const ANY_TIME = "Da decidere";

interface QuoteFormProps {
  title: string;
  draft: QuoteDraft;
  problems?: Quote["problems"];
  /** Cities of the departure select, those with jets first. */
  departures: readonly string[];
  today: CivilDate;
  /** The jet that is asked for, by name. */
  jet?: { slug: string; title: string } | null;
  /** Two fields a row, and as tall as the estimate beside it; else one under the other, for a narrow column. */
  wide?: boolean;
  className?: string | undefined;
}

export default island("jets/quote-form", FlightQuoteForm);

/**
 * The quote form (product.md#jet-quote-form). It is a plain GET form: its address holds the trip, so that the estimate comes with the page, can be kept and
 * shared, and needs no script. It takes further legs and the way back too.
 */
function FlightQuoteForm({
  title,
  draft,
  problems = [],
  departures,
  today,
  jet,
  wide = false,
  className,
}: QuoteFormProps) {
  const site = useSite();
  const [first] = draft.legs;
  const from = first?.from || DEFAULT_DEPARTURE;
  const [back, backTime] = draft.returnDate
    ? [legPath(draft.legs.length, "date"), legPath(draft.legs.length, "time")]
    : [];
  const found = inOrderOf(fieldsOf(draft), problemsOfFields(problems, draft));
  const problemAt = (path = "") => problemOf(found, path);
  return (
    <Ticket
      as="form"
      method="get"
      action={`${paths.jets}#${ANSWER_ID}`}
      id="preventivo"
      className={classNames(styles.root, wide && styles.wide, className)}
      aria-labelledby="quote-title"
      data-checked-by-server=""
    >
      <h2 id="quote-title">{title}</h2>
      {found.length > 0 && (
        <ErrorSummary id={ANSWER_ID} className={styles.problems} title={WRONG_TRIP} problems={found} />
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
          error={problemAt(legPath(0, "from"))}
        />
        <FlightPlaceField
          id={legPath(0, "to")}
          name="to"
          label={messages.jets.destination}
          required
          placeholder="Città o aeroporto"
          defaultValue={first?.to ?? ""}
          error={problemAt(legPath(0, "to"))}
        />
        <DateField
          id={legPath(0, "date")}
          name="date"
          label={messages.jets.departureDate}
          required
          min={today}
          defaultValue={first?.date ?? ""}
          error={problemAt(legPath(0, "date"))}
        />
        <SelectField
          id={legPath(0, "time")}
          name="time"
          label="Ora di partenza"
          options={TIME_SLOTS}
          placeholder={ANY_TIME}
          defaultValue={first?.time ?? ""}
          error={problemAt(legPath(0, "time"))}
        />
        <DateField
          {...(back && { id: back })}
          name="returnDate"
          label="Ritorno"
          min={today}
          placeholder="Solo andata"
          defaultValue={draft.returnDate}
          error={problemAt(back)}
        />
        <SelectField
          {...(backTime && { id: backTime })}
          name="returnTime"
          label="Ora del ritorno"
          options={TIME_SLOTS}
          placeholder={ANY_TIME}
          defaultValue={draft.returnTime ?? ""}
          error={problemAt(backTime)}
        />
        <SelectField
          name="passengers"
          label={messages.jets.passengers}
          fieldClassName={styles.passengers}
          options={PASSENGER_OPTIONS.map((count) => ({ value: String(count), label: passengersLabel(count) }))}
          defaultValue={String(draft.passengers)}
        />
      </FieldCells>
      <FurtherLegs legs={draft.legs} today={today} problemAt={problemAt} />
      <div className={styles.foot}>
        <Text look="caption" className={styles.promise}>
          {quoteNotice(site.replyWithinHours)}
        </Text>
        <Button type="submit">{messages.jets.quote}</Button>
      </div>
    </Ticket>
  );
}

/** One problem a field. What has none of its own is said at its leg's day: the places of the way back, the hour of a further leg. */
function problemsOfFields(problems: Quote["problems"], draft: QuoteDraft): Quote["problems"] {
  const fields = fieldsOf(draft);
  const ofFields = problems.map(({ path, message }) => ({
    path: fields.includes(path) ? path : path.replace(/^(legs\.\d+)\.\w+$/, "$1.date"),
    message,
  }));
  return ofFields.filter(({ path }, index) => ofFields.findIndex((other) => other.path === path) === index);
}

/** What the form asks for, by the paths of problems, in its order. */
function fieldsOf({ legs }: QuoteDraft): string[] {
  const fields = (index: number, parts: readonly (keyof DraftLeg)[]) => parts.map((part) => legPath(index, part));
  return [
    ...fields(0, ["from", "to", "date", "time"]),
    ...fields(legs.length, ["date", "time"]),
    ...legs.slice(1).flatMap((_leg, index) => fields(index + 1, ["from", "to", "date"])),
  ];
}

/** A leg's part as problems name it, and its field's id. */
const legPath = (index: number, part: keyof DraftLeg | ""): string => `legs.${index}.${part}`;

interface FurtherLegsProps {
  legs: readonly DraftLeg[];
  today: CivilDate;
  problemAt: (path: string) => string | undefined;
}

/** The legs after the first, each behind its own disclosure, so that a tour can be written without any script. */
function FurtherLegs({ legs, today, problemAt }: FurtherLegsProps) {
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
