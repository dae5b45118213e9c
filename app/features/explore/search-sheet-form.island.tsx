import { island } from "#app/ui/islands/island.tsx";
import { SearchSheetForm } from "./search-sheet-form.tsx";

export default island("search/search-sheet-form", SearchSheetForm);
