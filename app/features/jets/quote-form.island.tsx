import { island } from "#app/ui/islands/island.tsx";
import { FlightQuoteForm } from "./quote-form.tsx";

export default island("search/quote-form", FlightQuoteForm);
