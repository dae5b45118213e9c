import { useFormContext, useWatch } from "react-hook-form";
import { RentalFields, RentalMeeting } from "#app/features/admin/bookings/rental/rental-fields.tsx";
import { offerDelivery } from "#app/features/admin/bookings/rental/rental-words.ts";
import { useCarOffers } from "#app/features/admin/bookings/rental/use-car-offers.ts";
import { useCityNames } from "#app/features/admin/bookings/rental/use-city-names.ts";
import { euro } from "#app/features/admin/euro.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import type { ApiCarOffer } from "#domain/api/bookings/bookings.ts";
import type { QuoteFields } from "#domain/forms/quote.ts";
import { type Cents, centsToEuros, eurosToCents } from "#domain/money.ts";
import { priceLines } from "#domain/prices/price-lines.ts";
import { EMPTY_RENTAL, type QuoteValues } from "./quote-values.ts";

/** Where, when and which car, as a booking on the phone takes them; its list price can be taken over into the lines. */
export function QuoteRental() {
  return (
    <>
      <RentalFields within="rental." cities={useCityNames()} />
      <QuoteCar />
      <RentalMeeting within="rental." />
    </>
  );
}

function QuoteCar() {
  const { setValue } = useFormContext();
  const rental = useWatch<QuoteValues, "rental">({ name: "rental" });
  const { vehicle, pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime } = rental ?? EMPTY_RENTAL;
  const question = { pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime };
  const { offers, problem, current } = useCarOffers(question);
  const offer = offers.find((other) => other.vehicle === vehicle);
  return (
    <FormSection id="car" title="L'auto">
      <PanelSelectField
        name="rental.vehicle"
        label="Auto"
        required
        span={12}
        options={carOptions(offers, vehicle)}
        empty="Scegli luoghi e date, poi l'auto"
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

/** The cars of the place and those that are brought there, each with its total and how it comes; the one that is chosen stays, whatever has become of it. */
function carOptions(offers: readonly ApiCarOffer[], chosen: string) {
  const listed = offers.map(({ vehicle, vehicle_name, total, free, delivery }) => ({
    value: vehicle,
    label: [
      vehicle_name,
      free ? euro(total) : "occupata in queste date",
      ...(delivery ? [offerDelivery(delivery)] : []),
    ].join(", "),
  }));
  const known = chosen === "" || listed.some(({ value }) => value === chosen);
  return known ? listed : [{ value: chosen, label: chosen }, ...listed];
}

/** The bill of the list price; its rental is a line of so many days, which staff may write over. */
function linesOf(offer: ApiCarOffer): QuoteFields["lines"] {
  const { vehicle_name, days, daily_rate } = offer;
  const price = {
    days,
    dailyRate: toCents(daily_rate),
    oneWay: toCents(offer.one_way),
    supplements: offer.supplements.map((supplement) => ({ ...supplement, amount: toCents(supplement.amount) })),
    total: toCents(offer.total),
  };
  return priceLines(price).flatMap(({ kind, label, amount }) => {
    if (kind === "total") return [];
    if (kind === "rental") return [{ text: `${vehicle_name}, al giorno`, quantity: days, amount: daily_rate }];
    return [{ text: label, quantity: 1, amount: centsToEuros(amount) }];
  });
}

const toCents = (euros: number): Cents => eurosToCents(euros) ?? 0;
