import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";

/** The data that a transition overwrites, stored for undo. Instants are ISO texts, ranges PostgreSQL texts (product.md#undo). */
export interface UndoState {
  status: BookingStatus;
  /** The status after the transition. Undo is refused in any other status, because something happened since. */
  after: BookingStatus;
  collectedAt: string | null;
  returnedAt: string | null;
  expectedReturnAt: string | null;
  /** The booking's active holds. */
  holds: { id: string; during: string; outSince: string | null }[];
}
