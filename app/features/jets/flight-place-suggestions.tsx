import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { listDestinations } from "#domain/jets/airports.ts";
import { SUGGESTIONS_ID } from "./flight-place-field.tsx";

/** Renders the suggestions for every place field; once per page. */
export function FlightPlaceSuggestions() {
  return (
    <datalist id={SUGGESTIONS_ID}>
      {listDestinations(usePlaceName()).map((place) => (
        <option key={place} value={place} />
      ))}
    </datalist>
  );
}
