import { island } from "#app/ui/islands/island.tsx";
import { PriceBar } from "./price-bar.tsx";

export default island("rental/price-bar", PriceBar);
