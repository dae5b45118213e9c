import {
  enquiryFieldId,
  FormCard,
  FormFooter,
  FULL_WIDTH,
  SENDER_FIELDS,
  SenderFields,
  toEnquiryFields,
} from "#app/features/enquiries/enquiry-form.tsx";
import { VehicleFigure } from "#app/features/vehicles/vehicle-card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ErrorSummary } from "#app/ui/fields/error-summary.tsx";
import { FieldError, TextArea } from "#app/ui/fields/field.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { passengersLabel } from "#domain/jets/jet-labels.ts";
import { toJetQuoteQuery } from "#domain/jets/jet-quote-draft.ts";
import type { ArrivalVehicles, JetQuoteForm } from "#domain/jets/jet-quote-form.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { formatDateRange, formatLongDate } from "#domain/words/formats/format-date.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./quote-request-section.module.css";

/** The submitted request that the server refused: messages by field name, and the values. */
export interface RefusedQuoteRequest {
  message: string;
  problems: Record<string, string>;
  values: Record<string, string>;
  /** The stamp that lets the next submission pass, for a visitor whom the spam check asked to submit again. */
  formStamp?: string;
}

const QUOTE_REQUEST_FIELD_ORDER = [...SENDER_FIELDS, "message", "car"];

/** Renders the second step: the sender's fields. The trip stays in the page's URL; the car at the arrival is part of the request. */
export function QuoteRequestSection({
  quote,
  refusal: refused,
}: {
  quote: JetQuoteForm;
  refusal: RefusedQuoteRequest | null;
}) {
  const words = useWords("jetEstimate", "jetFacts", "contactForm");
  const paths = usePaths();
  const placeName = usePlaceName();
  const texts = words.jetEstimate;
  const { trip, cars, jet } = quote;
  if (!trip) return null;
  const passengers = passengersLabel(words, trip.passengers);
  const enquiry = toEnquiryFields(QUOTE_REQUEST_FIELD_ORDER, refused?.problems ?? {}, refused?.values ?? {});
  return (
    <Section id="richiesta" aria-labelledby="request-title">
      <PageGrid className={styles.grid}>
        <div className={styles.trip}>
          <h2 id="request-title">{texts.requestTitle}</h2>
          <ol>
            {trip.legs.map((leg) => (
              <li key={`${leg.from} ${leg.to} ${leg.date}`}>
                <b>{say(words, texts.leg, { from: placeName(leg.from), to: placeName(leg.to) })}</b>
                <span>{dateAndTime(words, leg)}</span>
              </li>
            ))}
          </ol>
          <Text look="soft">
            {jet ? say(words, texts.passengersAndJet, { passengers, jet: jet.title }) : passengers}
          </Text>
        </div>
        <FormCard
          method="post"
          action={paths.jetRequest(toJetQuoteQuery(quote.draft))}
          className={styles.form}
          aria-labelledby="request-title"
        >
          {refused && <ErrorSummary className={FULL_WIDTH} title={refused.message} problems={enquiry.problems} />}
          <SenderFields enquiry={enquiry} />
          <TextArea
            id={enquiryFieldId("message")}
            name="message"
            label={words.contactForm.optionalMessage}
            placeholder={texts.messageHint}
            maxLength={2000}
            rows={3}
            fieldClassName={FULL_WIDTH}
            defaultValue={enquiry.valueOf("message")}
            error={enquiry.problemOf("message")}
          />
          {cars && (
            <ArrivalVehicleChoice cars={cars} selectedSlug={enquiry.valueOf("car")} error={enquiry.problemOf("car")} />
          )}
          <FormFooter reference={null} formStamp={refused?.formStamp} label={texts.sendRequest} />
        </FormCard>
      </PageGrid>
    </Section>
  );
}

/** "domenica 22 novembre 2026, verso le 10:00"; without a time only the date. */
function dateAndTime(words: Words<"jetEstimate">, { date, time }: { date: CivilDate; time?: string | undefined }) {
  const day = formatLongDate(words, date);
  return time ? say(words, words.jetEstimate.legDateTime, { day, time }) : day;
}

interface ArrivalVehicleChoiceProps {
  cars: ArrivalVehicles;
  /** Slug of the car that was chosen before. */
  selectedSlug: string;
  error: string | undefined;
}

/** Renders "Auto all'arrivo": cars of the arrival city that are free for the stay, or the choice of no car. */
export function ArrivalVehicleChoice({ cars, selectedSlug, error }: ArrivalVehicleChoiceProps) {
  const words = useWords("jetEstimate");
  const texts = words.jetEstimate;
  const days = formatDateRange(words, cars.from, cars.to);
  const city = usePlaceName()(cars.city);
  return (
    <fieldset className={classNames(styles.arrival, FULL_WIDTH)}>
      <legend>
        <b>{texts.arrivalCar}</b>
        <span>{say(words, texts.arrivalCarsNote, { city, days })}</span>
      </legend>
      {error && <FieldError>{error}</FieldError>}
      <ul>
        <li>
          <label className={styles.car}>
            <input type="radio" name="car" value="" defaultChecked={selectedSlug === ""} />
            <span className={styles.none}>{texts.noCar}</span>
          </label>
        </li>
        {cars.vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <label className={styles.car}>
              <input type="radio" name="car" value={vehicle.slug} defaultChecked={selectedSlug === vehicle.slug} />
              <VehicleFigure as="span" vehicle={vehicle} view="cutout" sizes="(min-width: 52rem) 18vw, 60vw" />
              <b>{vehicleTitle(vehicle)}</b>
              <Text as="span" numerals>
                {say(words, texts.perDay, { rate: formatMoney(words, vehicle.fromRate) })}
              </Text>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
