import { island } from "#app/ui/islands/island.tsx";
import { DateField } from "./date-field.tsx";

export default island("search/date-field", DateField);
