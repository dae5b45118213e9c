import { Fragment, type ReactNode } from "react";
import { PlaceField } from "#app/features/booking-search/place-field.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { FieldCells, SelectField } from "#app/ui/fields/field.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import type { ClosedDays } from "#domain/availability/closed-days.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import { findPlaceByName, type SearchPlaces } from "#domain/search/search-places.ts";
import type { SelectionState } from "./use-rental-selection.ts";

export type SelectionFieldName = Exclude<keyof RentalSelection, "colour" | "options">;

interface SelectionFieldsProps {
  /** The fields in order, each at most once. */
  fields: readonly SelectionFieldName[];
  calendar: AvailabilityCalendar;
  places: SearchPlaces;
  selectionState: SelectionState;
  errorOf: (field: SelectionFieldName) => string | undefined;
  /** Whether dates and times have their names as ids, for links to them; places always have. */
  hasIds?: boolean;
  cellClassName: string | undefined;
}

/** Renders the fields for dates, times and places of a rental, for the price box and the booking form. */
export function SelectionFields({
  fields,
  calendar,
  places,
  selectionState,
  errorOf,
  hasIds,
  cellClassName,
}: SelectionFieldsProps) {
  const { selection: labels } = useWords("selection");
  const { draft, change } = selectionState;
  const unavailableDates = new Set(calendar.taken);
  const fieldProps = (name: SelectionFieldName) => ({
    ...(hasIds && { id: name }),
    name,
    label: labels[name],
    error: errorOf(name),
  });
  const { closed } = calendar;
  const renderDateField = (name: "pickupDate" | "returnDate", closedDays: ClosedDays | undefined) => (
    <DateField
      {...fieldProps(name)}
      value={draft[name]}
      otherDate={name === "pickupDate" ? draft.returnDate : draft.pickupDate}
      min={(name === "returnDate" && draft.pickupDate) || calendar.from}
      max={name === "pickupDate" ? calendar.to : undefined}
      isUnavailable={(date) => unavailableDates.has(date) || closedDays?.reasons[closedDays.days[date] ?? -1]}
      required
      onChange={(date) => change({ [name]: date })}
    />
  );
  const renderTimeField = (name: "pickupTime" | "returnTime", closedDays: ClosedDays | undefined) => (
    <SelectField
      {...fieldProps(name)}
      hint={closedDays?.text ?? undefined}
      options={TIME_SLOTS}
      closed={closedDays?.slots}
      notes={closedDays?.paidSlots}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  // A vehicle is always collected somewhere, so there is no empty option.
  const renderPlaceField = (name: "pickupCity" | "returnCity") => (
    <PlaceField
      {...fieldProps(name)}
      id={name}
      places={places}
      value={findPlaceByName(draft[name], places)?.value ?? draft[name]}
      required
      hideEmptyOption
      onChange={(selectedPlace) => change({ [name]: selectedPlace })}
    />
  );
  const cells: Record<SelectionFieldName, ReactNode> = {
    pickupDate: renderDateField("pickupDate", closed?.pickup),
    returnDate: renderDateField("returnDate", closed?.return),
    pickupTime: renderTimeField("pickupTime", closed?.pickup),
    returnTime: renderTimeField("returnTime", closed?.return),
    pickupCity: renderPlaceField("pickupCity"),
    returnCity: renderPlaceField("returnCity"),
  };
  return (
    <FieldCells cellClassName={cellClassName}>
      {fields.map((name) => (
        <Fragment key={name}>{cells[name]}</Fragment>
      ))}
    </FieldCells>
  );
}
