import { island } from "#app/ui/islands/island.tsx";
import { RequestWithReceipt } from "./booking-request.tsx";

export default island("booking/booking-request", RequestWithReceipt);
