import type { ComponentProps } from "react";
import { TextInput } from "#app/ui/fields/field.tsx";
import { DESTINATION_SUGGESTIONS } from "#domain/jets/airports.ts";

const SUGGESTIONS_ID = "known-places";

/** A place to fly from or to: the browser suggests the known cities and airports, and takes any other words as well. */
export function FlightPlaceField(props: Omit<ComponentProps<typeof TextInput>, "list" | "type">) {
  return <TextInput autoComplete="off" maxLength={80} {...props} list={SUGGESTIONS_ID} />;
}

/** The suggestions of every place field; once on a page. */
export function FlightPlaceSuggestions() {
  return (
    <datalist id={SUGGESTIONS_ID}>
      {DESTINATION_SUGGESTIONS.map((place) => (
        <option key={place} value={place} />
      ))}
    </datalist>
  );
}
