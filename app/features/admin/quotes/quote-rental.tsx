import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { RentalFields, RentalMeetingFields } from "#app/features/admin/bookings/rental/rental-fields.tsx";
import { offerDeliveryText } from "#app/features/admin/bookings/rental/rental-words.ts";
import { BelowMinimumField } from "#app/features/admin/bookings/rental/staff-reason-fields.tsx";
import { useCityNames } from "#app/features/admin/bookings/rental/use-city-names.ts";
import { type OfferState, useVehicleOffers } from "#app/features/admin/bookings/rental/use-vehicle-offers.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { ChoiceFields, PromotionCodeField } from "#app/features/admin/rental-choices/choice-fields.tsx";
import { toOptions } from "#app/features/admin/rental-choices/choice-values.ts";
import { useRentalChoices } from "#app/features/admin/rental-choices/use-rental-choices.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox, FieldHint, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import type { ApiVehicleOffer } from "#domain/api/bookings/bookings.ts";
import type { QuoteFields } from "#domain/forms/quotes/quote.ts";
import { EMPTY_QUOTE_RENTAL, type QuoteValues } from "./quote-values.ts";

/** The rental fields of a quote, as in a phone booking. The list price can be copied into the lines. */
export function QuoteRental() {
  const rental = useWatch<QuoteValues, "rental">({ name: "rental" });
  const { vehicle, extras, protection, promotion_code, ...fields } = rental ?? EMPTY_QUOTE_RENTAL;
  const { pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime } = fields;
  const language = useWatch<QuoteValues, "language">({ name: "language" });
  const period = { pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime };
  const choices = useRentalChoices(vehicle, period);
  const chosen = { options: toOptions({ extras, protection }), promotion_code: promotion_code || undefined };
  const state = useVehicleOffers({ ...period, ...chosen, ...(language && { language }) });
  const offer = state.offers.find((other) => other.vehicle === vehicle);
  return (
    <>
      <RentalFields namePrefix="rental." cities={useCityNames()} outsideHours={state.offers[0]?.outside_hours} />
      <QuoteVehicle state={state}>
        <BelowMinimumField namePrefix="rental." problem={offer?.below_minimum} />
        <ChoiceFields namePrefix="rental." choices={choices} />
        <PromotionCodeField namePrefix="rental." refusal={offer?.promotion_refusal ?? null} />
      </QuoteVehicle>
      <RentalMeetingFields namePrefix="rental." />
    </>
  );
}

interface QuoteVehicleProps {
  state: OfferState;
  /** The fields between the car and its list price. */
  children: ReactNode;
}

function QuoteVehicle({ state: { offers, problem, isCurrent }, children }: QuoteVehicleProps) {
  const { setValue } = useFormContext();
  const { vehicle } = useWatch<QuoteValues, "rental">({ name: "rental" }) ?? EMPTY_QUOTE_RENTAL;
  const offer = offers.find((other) => other.vehicle === vehicle);
  return (
    <FormSection id="car" title="L'auto">
      <PanelSelectField
        name="rental.vehicle"
        label="Auto"
        required
        span={12}
        options={vehicleOptions(offers, vehicle)}
        empty="Scegli luoghi e date, poi l'auto"
      />
      {children}
      <FieldBox span={12}>
        <Button
          // The known price belongs to other dates until the current dates are priced.
          disabled={!(offer && isCurrent)}
          onClick={() => {
            if (!offer) return;
            setValue("title", offer.vehicle_name, { shouldDirty: true });
            setValue("lines", listPriceLines(offer), { shouldDirty: true });
          }}
        >
          Riporta il listino nelle righe
        </Button>
        {offers[0]?.grace_sentence && <FieldHint>{offers[0].grace_sentence}</FieldHint>}
        {problem && <PanelFieldError role="alert">{problem}</PanelFieldError>}
      </FieldBox>
    </FormSection>
  );
}

/** Returns the available cars as options with total and delivery. The selected car stays, available or not. */
function vehicleOptions(offers: readonly ApiVehicleOffer[], chosenVehicle: string) {
  const listed = offers.map(({ vehicle, vehicle_name, total, free, delivery }) => ({
    value: vehicle,
    label: [
      vehicle_name,
      free ? formatEuros(total) : "occupata in queste date",
      ...(delivery ? [offerDeliveryText(delivery)] : []),
    ].join(", "),
  }));
  const isListed = chosenVehicle === "" || listed.some(({ value }) => value === chosenVehicle);
  return isListed ? listed : [{ value: chosenVehicle, label: chosenVehicle }, ...listed];
}

/** Converts the list price to quote lines, the days each at their price; staff can edit them. */
const listPriceLines = ({ lines }: ApiVehicleOffer): QuoteFields["lines"] =>
  lines.map(({ quote_text: text, quantity, unit_price: amount }) => ({ text, quantity, amount }));
