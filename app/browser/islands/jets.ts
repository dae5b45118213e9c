import FlightQuoteForm from "#app/features/jets/quote-form.tsx";

export { takeOver } from "../take-over.tsx";

export const islands = [FlightQuoteForm];
