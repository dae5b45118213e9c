import { island } from "#app/ui/islands/island.tsx";
import { BookingRequest } from "./booking-request.tsx";

export default island("booking/booking-request", BookingRequest);
