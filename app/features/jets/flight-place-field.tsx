import type { ComponentProps } from "react";
import { TextInput } from "#app/ui/fields/field.tsx";

/** The id of the suggestions (flight-place-suggestions.tsx). */
export const SUGGESTIONS_ID = "known-places";

/** Renders the field of a departure or arrival place. The browser suggests the known cities and airports; any other text is valid too. */
export function FlightPlaceField(props: Omit<ComponentProps<typeof TextInput>, "list" | "type">) {
  return <TextInput autoComplete="off" maxLength={80} {...props} list={SUGGESTIONS_ID} />;
}
