import FlightQuoteForm from "#app/features/jets/quote-form.tsx";

export { hydrateIsland } from "../hydrate-island.tsx";

export const islands = [FlightQuoteForm];
