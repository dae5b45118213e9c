import { Fragment, type ReactNode } from "react";
import { PlaceField } from "#app/features/booking-search/place-field.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { FieldCells, SelectField } from "#app/ui/fields/field.tsx";
import type { AvailabilityCalendar } from "#domain/availability/availability-calendar.ts";
import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";
import type { RentalSelection } from "#domain/search/rental-selection.ts";
import { placeNamed, type SearchPlaces } from "#domain/search/search-places.ts";
import type { SelectionState } from "./use-rental-selection.ts";
import { SELECTION_FIELD_WORDS } from "./vehicle-words.ts";

export type SelectionFieldName = Exclude<keyof RentalSelection, "colour">;

interface SelectionFieldsProps {
  /** The order of the fields, each once. */
  fields: readonly SelectionFieldName[];
  calendar: AvailabilityCalendar;
  places: SearchPlaces;
  inHand: SelectionState;
  errorOf: (field: SelectionFieldName) => string | undefined;
  /** Whether days and hours have their names as ids, for links that lead to them; places always do. */
  withIds?: boolean;
  cellClassName: string | undefined;
}

/** Dates, hours and places of one car's rental, as the cells of a strip: of the price box and of the booking form. */
export function SelectionFields({
  fields,
  calendar,
  places,
  inHand,
  errorOf,
  withIds,
  cellClassName,
}: SelectionFieldsProps) {
  const { draft, change } = inHand;
  const taken = new Set(calendar.taken);
  const attributes = (name: SelectionFieldName) => ({
    ...(withIds && { id: name }),
    name,
    label: SELECTION_FIELD_WORDS[name],
    error: errorOf(name),
  });
  const day = (name: "pickupDate" | "returnDate") => (
    <DateField
      {...attributes(name)}
      value={draft[name]}
      companion={name === "pickupDate" ? draft.returnDate : draft.pickupDate}
      min={(name === "returnDate" && draft.pickupDate) || calendar.from}
      max={name === "pickupDate" ? calendar.to : undefined}
      isTaken={(date) => taken.has(date)}
      required
      onChange={(date) => change({ [name]: date })}
    />
  );
  const time = (name: "pickupTime" | "returnTime") => (
    <SelectField
      {...attributes(name)}
      options={TIME_SLOTS}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  // A car is always collected somewhere, so there is no empty choice.
  const place = (name: "pickupCity" | "returnCity") => (
    <PlaceField
      {...attributes(name)}
      id={name}
      places={places}
      value={placeNamed(draft[name], places)?.value ?? draft[name]}
      required
      withoutEmpty
      onChange={(chosen) => change({ [name]: chosen })}
    />
  );
  const cells: Record<SelectionFieldName, ReactNode> = {
    pickupDate: day("pickupDate"),
    returnDate: day("returnDate"),
    pickupTime: time("pickupTime"),
    returnTime: time("returnTime"),
    pickupCity: place("pickupCity"),
    returnCity: place("returnCity"),
  };
  return (
    <FieldCells cellClassName={cellClassName}>
      {fields.map((name) => (
        <Fragment key={name}>{cells[name]}</Fragment>
      ))}
    </FieldCells>
  );
}
