import { useFormContext, useWatch } from "react-hook-form";
import { DELIVERY_WORDS } from "#app/features/admin/bookings/rental/rental-words.ts";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { SyncEndDate } from "#app/ui/panel/forms/sync-end-date.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { findListedPlaceBySlug } from "#domain/delivery/listed-places.ts";
import { placeOptions, TIME_OPTIONS } from "./field-options.ts";
import { OutsideHoursField } from "./staff-reason-fields.tsx";

interface NamePrefix {
  /** Prefix of the field names when the rental is part of a form: "rental." */
  namePrefix?: string;
}

interface RentalFieldsProps extends NamePrefix {
  cities: readonly string[];
  /** Why the hours of a city do not allow the rental, if known. */
  outsideHours: string | null | undefined;
}

/** The fields of places and dates. Changing the pickup place clears the selected car: other cars are available there. */
export function RentalFields({ cities, outsideHours, namePrefix = "" }: RentalFieldsProps) {
  const { getValues, setValue } = useFormContext();
  const [pickup, returnPlace] = useWatch({ name: [`${namePrefix}pickupCity`, `${namePrefix}returnCity`] });
  const options = placeOptions(cities, [pickup, returnPlace]);
  return (
    <FormSection id="rental" title="Dove e quando">
      <ComboboxField
        name={`${namePrefix}pickupCity`}
        label="Luogo di ritiro"
        required
        options={options}
        placeholder={DELIVERY_WORDS.placePlaceholder}
        onSelect={(place) => {
          setValue(`${namePrefix}vehicle`, "");
          if (getValues(`${namePrefix}returnCity`) === "") setValue(`${namePrefix}returnCity`, place);
        }}
      />
      <ComboboxField
        name={`${namePrefix}returnCity`}
        label="Luogo di riconsegna"
        required
        options={options}
        placeholder={DELIVERY_WORDS.placePlaceholder}
      />
      <TextField name={`${namePrefix}pickupDate`} label="Ritiro il" type="date" required span={3} />
      <PanelSelectField name={`${namePrefix}pickupTime`} label="Ora di ritiro" span={3} options={TIME_OPTIONS} />
      <TextField name={`${namePrefix}returnDate`} label="Riconsegna il" type="date" required span={3} />
      <PanelSelectField name={`${namePrefix}returnTime`} label="Ora di riconsegna" span={3} options={TIME_OPTIONS} />
      <SyncEndDate start={`${namePrefix}pickupDate`} end={`${namePrefix}returnDate`} />
      <OutsideHoursField namePrefix={namePrefix} problem={outsideHours} />
    </FormSection>
  );
}

/** The fields of the meeting points; a listed place needs no street address. */
export function RentalMeetingFields({ namePrefix = "" }: NamePrefix) {
  const [pickup, returnPlace] = useWatch({ name: [`${namePrefix}pickupCity`, `${namePrefix}returnCity`] });
  return (
    <FormSection id="meeting" title={DELIVERY_WORDS.meeting}>
      {!isListedPlace(pickup) && (
        <TextField
          name={`${namePrefix}pickupAddress`}
          label={DELIVERY_WORDS.pickupAddress}
          span={12}
          autoComplete="off"
        />
      )}
      {!isListedPlace(returnPlace) && (
        <TextField
          name={`${namePrefix}returnAddress`}
          label={DELIVERY_WORDS.returnAddress}
          span={12}
          autoComplete="off"
        />
      )}
      <TextField
        name={`${namePrefix}meetingPoint`}
        label={DELIVERY_WORDS.meetingPoint}
        hint={DELIVERY_WORDS.meetingPointHint}
      />
      <TextField name={`${namePrefix}flightOrTrain`} label={DELIVERY_WORDS.flightOrTrain} autoComplete="off" />
    </FormSection>
  );
}

interface RentalPlaces {
  pickupCity: string;
  returnCity: string;
  pickupAddress?: string | undefined;
  returnAddress?: string | undefined;
}

/** Drops street addresses that were typed before a listed place was selected. */
export const withoutListedAddresses = <Rental extends RentalPlaces>(rental: Rental): Rental => ({
  ...rental,
  ...(isListedPlace(rental.pickupCity) && { pickupAddress: undefined }),
  ...(isListedPlace(rental.returnCity) && { returnAddress: undefined }),
});

const isListedPlace = (place: string): boolean => findListedPlaceBySlug(place) !== null;
