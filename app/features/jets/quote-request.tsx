import { VehiclePlate } from "#app/features/catalogue/vehicle-card.tsx";
import { enquiryFields, fieldId } from "#app/features/contacts/enquiry-fields.ts";
import { EnquiryFoot } from "#app/features/contacts/enquiry-foot.tsx";
import { EnquiryPaper, WHOLE_ROW } from "#app/features/contacts/enquiry-paper.tsx";
import { SENDER_FIELDS, SenderFields } from "#app/features/contacts/sender-fields.tsx";
import { arrivalCars, legMoment, legTitle, perDay, whoFlies } from "#app/features/jets/jet-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ErrorSummary } from "#app/ui/fields/error-summary.tsx";
import { FieldError, TextArea } from "#app/ui/fields/field.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Text } from "#app/ui/text.tsx";
import { passengersLabel } from "#domain/catalogue/jet.ts";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";
import type { ArrivalCars, Quote } from "#domain/jets/quote.ts";
import { quoteQuery } from "#domain/jets/quote-draft.ts";
import { formatEuro } from "#domain/money.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianLong, formatItalianRange } from "#domain/rental-period/civil-time.ts";
import styles from "./quote-request.module.css";

/** What was wrong with a request that was sent, by the name of the field, and what was typed. */
export interface QuoteRefusal {
  message: string;
  problems: Record<string, string>;
  values: Record<string, string>;
  /** Makes the next press count, for who was asked for one more. */
  formStamp?: string;
}

const FIELDS = [...SENDER_FIELDS, "message", "car"];

/** The second step: who asks. The trip stays in the page's address; the car at the arrival is asked for with it. */
export function QuoteRequest({ quote, refusal }: { quote: Quote; refusal: QuoteRefusal | null }) {
  const { trip, cars, jet } = quote;
  if (!trip) return null;
  const enquiry = enquiryFields(FIELDS, refusal?.problems ?? {}, refusal?.values ?? {});
  return (
    <Section id="richiesta" aria-labelledby="request-title">
      <PageGrid className={styles.grid}>
        <div className={styles.trip}>
          <h2 id="request-title">A chi rispondiamo?</h2>
          <ol>
            {trip.legs.map((leg) => (
              <li key={`${leg.from} ${leg.to} ${leg.date}`}>
                <b>{legTitle(leg)}</b>
                <span>{legMoment({ day: formatItalianLong(leg.date), time: leg.time })}</span>
              </li>
            ))}
          </ol>
          <Text look="soft">{whoFlies({ passengers: passengersLabel(trip.passengers), jet: jet?.title })}</Text>
        </div>
        <EnquiryPaper
          method="post"
          action={paths.jetRequest(quoteQuery(quote.draft))}
          className={styles.form}
          aria-labelledby="request-title"
        >
          {refusal && <ErrorSummary className={WHOLE_ROW} title={refusal.message} problems={enquiry.problems} />}
          <SenderFields enquiry={enquiry} />
          <TextArea
            id={fieldId("message")}
            name="message"
            label="Se vuoi, scrivici altro"
            placeholder="Orari, bagagli, animali a bordo"
            maxLength={2000}
            rows={3}
            fieldClassName={WHOLE_ROW}
            defaultValue={enquiry.valueOf("message")}
            error={enquiry.problemOf("message")}
          />
          {cars && <ArrivalCarChoice cars={cars} chosen={enquiry.valueOf("car")} error={enquiry.problemOf("car")} />}
          <EnquiryFoot reference={null} formStamp={refusal?.formStamp} label="Invia la richiesta" sent="" />
        </EnquiryPaper>
      </PageGrid>
    </Section>
  );
}

interface ArrivalCarChoiceProps {
  cars: ArrivalCars;
  /** Slug of the car that was chosen before. */
  chosen: string;
  error: string | undefined;
}

/** "Auto all'arrivo" (issue: combined request): cars of the landing city that are free for the stay, or none. */
export function ArrivalCarChoice({ cars, chosen, error }: ArrivalCarChoiceProps) {
  return (
    <fieldset className={classNames(styles.arrival, WHOLE_ROW)}>
      <legend>
        <b>Auto all'arrivo</b>
        <span>{arrivalCars({ city: cars.city, days: formatItalianRange(cars.from, cars.to) })}</span>
      </legend>
      {error && <FieldError>{error}</FieldError>}
      <ul>
        <li>
          <label className={styles.car}>
            <input type="radio" name="car" value="" defaultChecked={chosen === ""} />
            <span className={styles.none}>Nessuna auto</span>
          </label>
        </li>
        {cars.vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <label className={styles.car}>
              <input type="radio" name="car" value={vehicle.slug} defaultChecked={chosen === vehicle.slug} />
              <VehiclePlate as="span" vehicle={vehicle} view="cutout" sizes="(min-width: 52rem) 18vw, 60vw" />
              <b>{vehicleTitle(vehicle)}</b>
              <Text as="span" numerals>
                {perDay({ rate: formatEuro(vehicle.dailyRate) })}
              </Text>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
