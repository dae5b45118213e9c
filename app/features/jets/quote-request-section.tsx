import { CONTACT_WORDS } from "#app/features/contacts/contact-words.ts";
import {
  enquiryFieldId,
  FormCard,
  FormFooter,
  FULL_WIDTH,
  SENDER_FIELDS,
  SenderFields,
  toEnquiryFields,
} from "#app/features/enquiries/enquiry-form.tsx";
import { arrivalCarsNote, legDateTime, legTitle, passengersAndJet, perDayText } from "#app/features/jets/jet-words.ts";
import { VehicleFigure } from "#app/features/vehicles/vehicle-card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ErrorSummary } from "#app/ui/fields/error-summary.tsx";
import { FieldError, TextArea } from "#app/ui/fields/field.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Text } from "#app/ui/text.tsx";
import { passengersLabel } from "#domain/jets/jet.ts";
import { toJetQuoteQuery } from "#domain/jets/jet-quote-draft.ts";
import type { ArrivalVehicles, JetQuoteForm } from "#domain/jets/jet-quote-form.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianLong, formatItalianRange } from "#domain/rental-period/italian-dates.ts";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
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
  const { trip, cars, jet } = quote;
  if (!trip) return null;
  const enquiry = toEnquiryFields(QUOTE_REQUEST_FIELD_ORDER, refused?.problems ?? {}, refused?.values ?? {});
  return (
    <Section id="richiesta" aria-labelledby="request-title">
      <PageGrid className={styles.grid}>
        <div className={styles.trip}>
          <h2 id="request-title">A chi rispondiamo?</h2>
          <ol>
            {trip.legs.map((leg) => (
              <li key={`${leg.from} ${leg.to} ${leg.date}`}>
                <b>{legTitle(leg)}</b>
                <span>{legDateTime({ day: formatItalianLong(leg.date), time: leg.time })}</span>
              </li>
            ))}
          </ol>
          <Text look="soft">{passengersAndJet({ passengers: passengersLabel(trip.passengers), jet: jet?.title })}</Text>
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
            label={CONTACT_WORDS.optionalMessage}
            placeholder="Orari, bagagli, animali a bordo"
            maxLength={2000}
            rows={3}
            fieldClassName={FULL_WIDTH}
            defaultValue={enquiry.valueOf("message")}
            error={enquiry.problemOf("message")}
          />
          {cars && (
            <ArrivalVehicleChoice cars={cars} selectedSlug={enquiry.valueOf("car")} error={enquiry.problemOf("car")} />
          )}
          <FormFooter reference={null} formStamp={refused?.formStamp} label="Invia la richiesta" />
        </FormCard>
      </PageGrid>
    </Section>
  );
}

interface ArrivalVehicleChoiceProps {
  cars: ArrivalVehicles;
  /** Slug of the car that was chosen before. */
  selectedSlug: string;
  error: string | undefined;
}

/** Renders "Auto all'arrivo": cars of the arrival city that are free for the stay, or the choice of no car. */
export function ArrivalVehicleChoice({ cars, selectedSlug, error }: ArrivalVehicleChoiceProps) {
  return (
    <fieldset className={classNames(styles.arrival, FULL_WIDTH)}>
      <legend>
        <b>Auto all'arrivo</b>
        <span>{arrivalCarsNote({ city: cars.city, days: formatItalianRange(cars.from, cars.to) })}</span>
      </legend>
      {error && <FieldError>{error}</FieldError>}
      <ul>
        <li>
          <label className={styles.car}>
            <input type="radio" name="car" value="" defaultChecked={selectedSlug === ""} />
            <span className={styles.none}>Nessuna auto</span>
          </label>
        </li>
        {cars.vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <label className={styles.car}>
              <input type="radio" name="car" value={vehicle.slug} defaultChecked={selectedSlug === vehicle.slug} />
              <VehicleFigure as="span" vehicle={vehicle} view="cutout" sizes="(min-width: 52rem) 18vw, 60vw" />
              <b>{vehicleTitle(vehicle)}</b>
              <Text as="span" numerals>
                {perDayText({ rate: formatEuro(vehicle.dailyRate) })}
              </Text>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
