import { PeriodFields } from "#app/features/booking-search/period-fields.tsx";
import { PlaceField } from "#app/features/booking-search/place-field.tsx";
import { useSearchNow } from "#app/features/booking-search/search-time.ts";
import type { SearchField, SearchValues } from "#app/features/booking-search/search-values.ts";
import { SelectField } from "#app/ui/fields/field.tsx";
import { messages } from "#domain/messages.it.ts";
import { listPastSlots, TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";

export type SearchProblems = Partial<Record<SearchField, string>>;

interface SearchFieldsProps {
  places: SearchPlaces;
  values: SearchValues;
  problems?: SearchProblems;
  /** Whether native validation requires cities and dates before hydration. */
  required: boolean;
  /** Labels of the empty options. */
  placeholders?: { pickupCity: string; returnCity: string };
  onChange: (changes: Partial<SearchValues>) => void;
}

/** Renders the six fields of a search (product.md#search-form). */
export function SearchFields({ places, values, problems = {}, required, placeholders, onChange }: SearchFieldsProps) {
  const now = useSearchNow();
  const placeProps = (field: "pickupCity" | "returnCity") => ({
    name: field,
    label: messages.hero[field],
    places,
    value: values[field],
    required,
    error: problems[field],
    ...(placeholders && { placeholder: placeholders[field] }),
    onChange: (value: string) => onChange({ [field]: value }),
  });
  const renderTimeField = (field: "pickupTime" | "returnTime", disabledSlots: readonly string[]) => (
    <SelectField
      name={field}
      label={messages.hero[field]}
      value={values[field]}
      error={problems[field]}
      options={TIME_SLOTS.map((slot) => ({ value: slot, label: slot, disabled: disabledSlots.includes(slot) }))}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  );
  const pastSlots = now ? listPastSlots(values.pickupDate, now) : [];
  const sameDay = values.pickupDate !== "" && values.pickupDate === values.returnDate;
  return (
    <>
      <PlaceField {...placeProps("pickupCity")} />
      <PlaceField {...placeProps("returnCity")} />
      <PeriodFields
        values={values}
        now={now}
        required={required}
        problems={problems}
        onChange={onChange}
        pickupTime={renderTimeField("pickupTime", pastSlots)}
        returnTime={renderTimeField(
          "returnTime",
          sameDay ? TIME_SLOTS.filter((slot) => slot <= values.pickupTime) : [],
        )}
      />
    </>
  );
}
