import type { Booking } from "#domain/bookings/booking.ts";
import type { ReopeningUndo, UndoState } from "#domain/bookings/undo-state.ts";
import type { ReopeningForm } from "#domain/forms/bookings/reopening.ts";
import type { HandoverRow } from "#server/repositories/bookings/handovers.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import type { PreviousColours } from "#server/services/bookings/shared/colour-change.ts";

/** What reopening a rental or a reservation wrote, besides the status. */
export interface ReopenedBooking {
  /** The instant of the reopening, read after waiting for the locks. */
  now: Date;
  /** The holds before the reopening, which an undo restores. */
  holds: UndoState["holds"];
  undo: Omit<ReopeningUndo, "version" | "promotionReleasedAt">;
  /** What the history says after the reason. */
  notes: string[];
  /** The return record that was taken back. */
  returnRecord?: HandoverRow | null;
  /** What the mail says about the price and the colours before the reopening. */
  mail: { previousTotal?: number } & PreviousColours;
}

export interface LockedReopening {
  staff: Staff;
  /** The booking, which the caller has locked. */
  booking: Booking;
  form: ReopeningForm;
}
