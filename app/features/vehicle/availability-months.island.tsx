import { island } from "#app/ui/islands/island.tsx";
import { AvailabilityMonths } from "./availability-months.tsx";

export default island("rental/availability-months", AvailabilityMonths);
