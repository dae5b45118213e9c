import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { DETAIL_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { EndFollows } from "#app/ui/panel/forms/end-follows.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SwitchField } from "#app/ui/panel/forms/switch.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCustomer } from "#domain/api/customers.ts";
import { placeWithSlug } from "#domain/delivery/listed-places.ts";
import { hoursText } from "#domain/hours.ts";
import { CallerField } from "./caller-field.tsx";
import { ChosenCustomer } from "./chosen-customer.tsx";
import { DELIVERY_WORDS } from "./delivery-words.ts";
import { placeOptions } from "./place-options.ts";
import { TIMES } from "./time-options.ts";

/** Where and when. Other cars come to another place, so choosing the place begins the choice anew. */
export function RentalFields({ cities }: { cities: readonly string[] }) {
  const { getValues, setValue } = useFormContext();
  const options = placeOptions(cities);
  return (
    <FormSection id="rental" title="Dove e quando">
      <ComboboxField
        name="pickupCity"
        label="Luogo di ritiro"
        required
        options={options}
        placeholder={DELIVERY_WORDS.placePlaceholder}
        onChoose={(place) => {
          setValue("vehicle", "");
          if (getValues("returnCity") === "") setValue("returnCity", place);
        }}
      />
      <ComboboxField
        name="returnCity"
        label="Luogo di riconsegna"
        required
        options={options}
        placeholder={DELIVERY_WORDS.placePlaceholder}
      />
      <TextField name="pickupDate" label="Ritiro il" type="date" required span={3} />
      <PanelSelectField name="pickupTime" label="Ora di ritiro" span={3} options={TIMES} />
      <TextField name="returnDate" label="Riconsegna il" type="date" required span={3} />
      <PanelSelectField name="returnTime" label="Ora di riconsegna" span={3} options={TIMES} />
      <EndFollows start="pickupDate" end="returnDate" />
    </FormSection>
  );
}

/** Where exactly the two meet; at a listed place no address is asked for. */
export function NewBookingMeeting() {
  const [pickup, back] = useWatch({ name: ["pickupCity", "returnCity"] });
  const isListed = (place: string) => placeWithSlug(place) !== null;
  return (
    <FormSection id="meeting" title={DELIVERY_WORDS.meeting}>
      {!isListed(pickup) && (
        <TextField name="pickupAddress" label={DELIVERY_WORDS.pickupAddress} span={12} autoComplete="off" />
      )}
      {!isListed(back) && (
        <TextField name="returnAddress" label={DELIVERY_WORDS.returnAddress} span={12} autoComplete="off" />
      )}
      <TextField name="meetingPoint" label={DELIVERY_WORDS.meetingPoint} hint={DELIVERY_WORDS.meetingPointHint} />
      <TextField name="flightOrTrain" label={DELIVERY_WORDS.flightOrTrain} autoComplete="off" />
    </FormSection>
  );
}

/** Who is calling, found among the regulars while it is typed, and whether the booking stands at once. */
export function CallerFields() {
  const site = useSite();
  const { setValue } = useFormContext();
  const [customer, setCustomer] = useState<ApiCustomer | null>(null);
  const choose = (chosen: ApiCustomer) => {
    setCustomer(chosen);
    setValue("customer", chosen.id);
    for (const [field, value] of Object.entries(callerOf(chosen))) {
      if (value) setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const leave = () => {
    setCustomer(null);
    setValue("customer", undefined);
  };
  return (
    <FormSection id="caller" title="Il cliente">
      <CallerField
        name="name"
        label="Nome e cognome"
        required
        span={12}
        searching={customer === null}
        onChoose={choose}
      />
      <ChosenCustomer customer={customer} onLeave={leave} />
      <CallerField name="phone" label="Telefono" type="tel" searching={customer === null} onChoose={choose} />
      <CallerField
        name="email"
        label="E-mail"
        type="email"
        hint="Riceve il riepilogo e il suo collegamento personale. Senza, copi tu il collegamento dalla prenotazione."
        searching={customer === null}
        onChoose={choose}
      />
      <TextField name="driverBirthDate" label="Data di nascita" type="date" required />
      <TextField name="licenceDate" label="Patente dal" type="date" required />
      <TextareaField name="note" label="Nota" span={12} />
      <SwitchField
        name="confirm"
        label="Conferma subito"
        hint={DETAIL_WORDS.holdHint({ hours: hoursText(site.holdHours) })}
      />
    </FormSection>
  );
}

/** What a regular's record fills in; what it does not know stays as it was typed. */
const callerOf = ({ name, phone, email, birth_date, licence_issued_on }: ApiCustomer) => ({
  name,
  phone,
  email,
  driverBirthDate: birth_date,
  licenceDate: licence_issued_on,
});
