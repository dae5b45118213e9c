import { island } from "#app/ui/islands/island.tsx";
import { PriceRangeFields } from "./price-range-fields.tsx";

export default island("search/price-range-fields", PriceRangeFields);
