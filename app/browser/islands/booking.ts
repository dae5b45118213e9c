import BookingRequestForm from "#app/features/bookings/booking-request.tsx";

export { hydrateIsland } from "../hydrate-island.tsx";

export const islands = [BookingRequestForm];
