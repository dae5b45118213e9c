import { PeriodFields } from "#app/features/booking-search/period-fields.tsx";
import { PlaceField } from "#app/features/booking-search/place-field.tsx";
import { useSearchNow } from "#app/features/booking-search/search-time.ts";
import type { SearchField, SearchValues } from "#app/features/booking-search/search-values.ts";
import { type FindHandoverDays, useHandoverDays } from "#app/features/booking-search/use-handover-days.ts";
import { SelectField } from "#app/ui/fields/field.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { ClosedSlots, PaidSlots } from "#domain/opening-hours/handover-days.ts";
import type { DateRangeField } from "#domain/rental-period/date-range-picker.ts";
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
  const { fields } = useWords("search").search;
  const now = useSearchNow();
  const findDays = useHandoverDays(places);
  const changeInHours = (changes: Partial<SearchValues>) =>
    onChange({ ...changes, ...openTimes(values, changes, findDays) });
  const placeProps = (field: "pickupCity" | "returnCity") => ({
    name: field,
    label: fields[field],
    places,
    value: values[field],
    required,
    error: problems[field],
    ...(placeholders && { placeholder: placeholders[field] }),
    onChange: (value: string) => changeInHours({ [field]: value }),
  });
  const renderTimeField = (end: DateRangeField, disabledSlots: readonly string[]) => {
    const field = `${end}Time` as const;
    return (
      <SelectField
        name={field}
        label={fields[field]}
        value={values[field]}
        error={problems[field]}
        options={TIME_SLOTS.map((slot) => ({ value: slot, label: slot, disabled: disabledSlots.includes(slot) }))}
        closed={closedSlotsOf(end, values, findDays)}
        notes={paidSlotsOf(end, values, findDays)}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    );
  };
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
        findDays={findDays}
        onChange={changeInHours}
        pickupTime={renderTimeField("pickup", pastSlots)}
        returnTime={renderTimeField("return", sameDay ? TIME_SLOTS.filter((slot) => slot <= values.pickupTime) : [])}
      />
    </>
  );
}

/** Returns the slots of a chosen day that the hours of its city close. */
function closedSlotsOf(end: DateRangeField, values: SearchValues, findDays: FindHandoverDays): ClosedSlots {
  const date = values[`${end}Date`];
  return (date !== "" && findDays(end, values)?.closedSlots(date)) || {};
}

/** Returns the slots of a chosen day for which its city charges. */
function paidSlotsOf(end: DateRangeField, values: SearchValues, findDays: FindHandoverDays): PaidSlots {
  const date = values[`${end}Date`];
  return (date !== "" && findDays(end, values)?.paidSlots(date)) || {};
}

/** Returns the times that a change of place or day moves, because their city is closed then, each to the first open one of its day. */
function openTimes(
  values: SearchValues,
  changes: Partial<SearchValues>,
  findDays: FindHandoverDays,
): Partial<SearchValues> {
  const isSamePlace = values.returnCity === values.pickupCity;
  const next = { ...values, ...(isSamePlace && { returnCity: changes.pickupCity ?? values.returnCity }), ...changes };
  const moved = (["pickup", "return"] as const).flatMap((end) => {
    const closed = closedSlotsOf(end, next, findDays);
    const open = closed[next[`${end}Time`]] && TIME_SLOTS.find((slot) => !closed[slot]);
    return open ? [[`${end}Time`, open]] : [];
  });
  return Object.fromEntries(moved);
}
