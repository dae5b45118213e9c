import { island } from "#app/ui/islands/island.tsx";
import { QuoteForm } from "./quote-form.tsx";

export default island("search/quote-form", QuoteForm);
