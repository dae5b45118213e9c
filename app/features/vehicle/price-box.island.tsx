import { island } from "#app/ui/islands/island.tsx";
import { PriceBox } from "./price-box.tsx";

export default island("rental/price-box", PriceBox);
