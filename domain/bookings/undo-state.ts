import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";

/** What a transition changed, as it was before; instants as ISO texts, ranges as PostgreSQL writes them (product.md#undo). */
export interface UndoState {
  status: BookingStatus;
  /** The state the transition led to: in any other, something has happened since. */
  after: BookingStatus;
  collectedAt: string | null;
  returnedAt: string | null;
  expectedReturnAt: string | null;
  /** The booking's holds in force. */
  holds: { id: string; during: string; outSince: string | null }[];
}
