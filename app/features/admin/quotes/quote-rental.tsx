import { useFormContext, useWatch } from "react-hook-form";
import { euro } from "#app/features/admin/bookings/booking-words.ts";
import { TIMES } from "#app/features/admin/bookings/rental/time-options.ts";
import { type OfferQuestion, useCarOffers } from "#app/features/admin/bookings/rental/use-car-offers.ts";
import { useCityNames } from "#app/features/admin/bookings/rental/use-city-names.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { EndFollows } from "#app/ui/panel/forms/end-follows.tsx";
import { FieldBox, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ApiCarOffer } from "#domain/api/bookings/bookings.ts";
import type { QuoteFields } from "#domain/forms/quote.ts";
import { type Cents, centsToEuros, eurosToCents } from "#domain/money.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { DEFAULT_TIME } from "#domain/rental-period/time-slots.ts";

/** A car's part of a quote before anything is chosen. */
export const EMPTY_RENTAL = {
  vehicle: "",
  pickupCity: "",
  returnCity: "",
  pickupDate: "",
  pickupTime: DEFAULT_TIME,
  returnDate: "",
  returnTime: DEFAULT_TIME,
};

/** Which car, where and when; its list price can be taken over into the lines. */
export function QuoteRental() {
  const { setValue } = useFormContext();
  const rental: typeof EMPTY_RENTAL | null | undefined = useWatch({ name: "rental" });
  const { vehicle, ...question } = rental ?? EMPTY_RENTAL;
  const { offers, problem, current } = useCarOffers(question satisfies OfferQuestion);
  const cities = useCityNames();
  const options = [...new Set([question.pickupCity, question.returnCity, ...cities])]
    .filter(Boolean)
    .map((city) => ({ value: city, label: city }));
  const offer = offers.find((other) => other.vehicle === vehicle);
  return (
    <FormSection id="rental" title="Auto e date">
      <PanelSelectField name="rental.pickupCity" label="Città di ritiro" required options={options} empty="Scegli" />
      <PanelSelectField
        name="rental.returnCity"
        label="Città di riconsegna"
        required
        options={options}
        empty="Scegli"
      />
      <TextField name="rental.pickupDate" label="Ritiro il" type="date" required span={3} />
      <PanelSelectField name="rental.pickupTime" label="Ora di ritiro" span={3} options={TIMES} />
      <TextField name="rental.returnDate" label="Riconsegna il" type="date" required span={3} />
      <PanelSelectField name="rental.returnTime" label="Ora di riconsegna" span={3} options={TIMES} />
      <EndFollows start="rental.pickupDate" end="rental.returnDate" />
      <PanelSelectField
        name="rental.vehicle"
        label="Auto"
        required
        span={12}
        options={carOptions(offers, vehicle)}
        empty="Scegli città e date, poi l'auto"
      />
      <FieldBox span={12}>
        <Button
          // Until the dates as they stand are priced, what is known is the price of others.
          disabled={!(offer && current)}
          onClick={() => {
            if (!offer) return;
            setValue("title", offer.vehicle_name, { shouldDirty: true });
            setValue("lines", linesOf(offer), { shouldDirty: true });
          }}
        >
          Riporta il listino nelle righe
        </Button>
        {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
      </FieldBox>
    </FormSection>
  );
}

/** The cars of the city with their total; the one that is chosen stays, whatever has become of it. */
function carOptions(offers: readonly ApiCarOffer[], chosen: string) {
  const listed = offers.map(({ vehicle, vehicle_name, total, free }) => ({
    value: vehicle,
    label: `${vehicle_name}, ${free ? euro(total) : "occupata in queste date"}`,
  }));
  const known = chosen === "" || listed.some(({ value }) => value === chosen);
  return known ? listed : [{ value: chosen, label: chosen }, ...listed];
}

/** The bill of the list price; its rental is a line of so many days, which staff may write over. */
function linesOf({ vehicle_name, days, daily_rate, one_way, total }: ApiCarOffer): QuoteFields["lines"] {
  const price = { days, dailyRate: toCents(daily_rate), oneWay: toCents(one_way), total: toCents(total) };
  return priceLines(price).flatMap(({ kind, label, amount }) => {
    if (kind === "total") return [];
    if (kind === "rental") return [{ text: `${vehicle_name}, al giorno`, quantity: days, amount: daily_rate }];
    return [{ text: label, quantity: 1, amount: centsToEuros(amount) }];
  });
}

const toCents = (euros: number): Cents => eurosToCents(euros) ?? 0;
