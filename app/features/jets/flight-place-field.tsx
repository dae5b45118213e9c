import type { ComponentProps } from "react";
import { TextInput } from "#app/ui/fields/field.tsx";
import { DESTINATION_SUGGESTIONS } from "#domain/jets/airports.ts";

const SUGGESTIONS_ID = "known-places";

/** Renders the field of a departure or arrival place. The browser suggests the known cities and airports; any other text is valid too. */
export function FlightPlaceField(props: Omit<ComponentProps<typeof TextInput>, "list" | "type">) {
  return <TextInput autoComplete="off" maxLength={80} {...props} list={SUGGESTIONS_ID} />;
}

/** Renders the suggestions for every place field; once per page. */
export function FlightPlaceSuggestions() {
  return (
    <datalist id={SUGGESTIONS_ID}>
      {DESTINATION_SUGGESTIONS.map((place) => (
        <option key={place} value={place} />
      ))}
    </datalist>
  );
}
