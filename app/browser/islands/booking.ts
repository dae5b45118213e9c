import RequestWithReceipt from "#app/features/booking/booking-request.tsx";

export { takeOver } from "../take-over.tsx";

export const islands = [RequestWithReceipt];
