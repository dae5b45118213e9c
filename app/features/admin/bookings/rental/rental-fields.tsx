import { useFormContext, useWatch } from "react-hook-form";
import { DELIVERY_WORDS } from "#app/features/admin/bookings/rental/rental-words.ts";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { EndFollows } from "#app/ui/panel/forms/end-follows.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { placeWithSlug } from "#domain/delivery/listed-places.ts";
import { placeOptions, TIMES } from "./field-options.ts";

interface RentalPartProps {
  /** What stands before the fields' names where the rental is a part of the form: "rental." */
  within?: string;
}

/** Where and when. Other cars come to another place, so choosing the place begins the choice anew. */
export function RentalFields({ cities, within = "" }: RentalPartProps & { cities: readonly string[] }) {
  const { getValues, setValue } = useFormContext();
  const [pickup, back] = useWatch({ name: [`${within}pickupCity`, `${within}returnCity`] });
  const options = placeOptions(cities, [pickup, back]);
  return (
    <FormSection id="rental" title="Dove e quando">
      <ComboboxField
        name={`${within}pickupCity`}
        label="Luogo di ritiro"
        required
        options={options}
        placeholder={DELIVERY_WORDS.placePlaceholder}
        onChoose={(place) => {
          setValue(`${within}vehicle`, "");
          if (getValues(`${within}returnCity`) === "") setValue(`${within}returnCity`, place);
        }}
      />
      <ComboboxField
        name={`${within}returnCity`}
        label="Luogo di riconsegna"
        required
        options={options}
        placeholder={DELIVERY_WORDS.placePlaceholder}
      />
      <TextField name={`${within}pickupDate`} label="Ritiro il" type="date" required span={3} />
      <PanelSelectField name={`${within}pickupTime`} label="Ora di ritiro" span={3} options={TIMES} />
      <TextField name={`${within}returnDate`} label="Riconsegna il" type="date" required span={3} />
      <PanelSelectField name={`${within}returnTime`} label="Ora di riconsegna" span={3} options={TIMES} />
      <EndFollows start={`${within}pickupDate`} end={`${within}returnDate`} />
    </FormSection>
  );
}

/** Where exactly the two meet; at a listed place no address is asked for. */
export function RentalMeeting({ within = "" }: RentalPartProps) {
  const [pickup, back] = useWatch({ name: [`${within}pickupCity`, `${within}returnCity`] });
  return (
    <FormSection id="meeting" title={DELIVERY_WORDS.meeting}>
      {!isListed(pickup) && (
        <TextField name={`${within}pickupAddress`} label={DELIVERY_WORDS.pickupAddress} span={12} autoComplete="off" />
      )}
      {!isListed(back) && (
        <TextField name={`${within}returnAddress`} label={DELIVERY_WORDS.returnAddress} span={12} autoComplete="off" />
      )}
      <TextField
        name={`${within}meetingPoint`}
        label={DELIVERY_WORDS.meetingPoint}
        hint={DELIVERY_WORDS.meetingPointHint}
      />
      <TextField name={`${within}flightOrTrain`} label={DELIVERY_WORDS.flightOrTrain} autoComplete="off" />
    </FormSection>
  );
}

interface Places {
  pickupCity: string;
  returnCity: string;
  pickupAddress?: string | undefined;
  returnAddress?: string | undefined;
}

/** An address typed before a listed place was chosen is no part of the meeting there. */
export const atPlaces = <Rental extends Places>(rental: Rental): Rental => ({
  ...rental,
  ...(isListed(rental.pickupCity) && { pickupAddress: undefined }),
  ...(isListed(rental.returnCity) && { returnAddress: undefined }),
});

const isListed = (place: string): boolean => placeWithSlug(place) !== null;
