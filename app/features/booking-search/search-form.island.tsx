import { island } from "#app/ui/islands/island.tsx";
import { RentalSearchForm } from "./search-form.tsx";

export default island("search/search-form", RentalSearchForm);
