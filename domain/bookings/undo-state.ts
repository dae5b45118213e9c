import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { AgreedKind } from "#domain/prices/agreed-price.ts";
import type { RentalTerms } from "#domain/vehicles/vehicle.ts";

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
  /** What a replacement of the car overwrites; absent for a transition. */
  replacement?: ReplacementUndo;
}

/** The data that a replacement of the car overwrites (product.md#replacement-car). */
export interface ReplacementUndo {
  /** The leg that the replacement ended, and the one that it began. */
  endedLegId: string;
  legId: string;
  /** The maintenance block of the first unit; null if it has none. */
  blockId: string | null;
  /** The id and former values of the return record, if the replacement corrected one that existed; null if it added the record. */
  returnRecord: {
    id: string;
    kilometres: number;
    fuelPercent: number;
    damageNotes: string | null;
    pictures: string[];
  } | null;
  /** The booking's version after the replacement. Undo is refused after any later change of the booking. */
  version: number;
  booking: ReplacedColumns;
}

/** The columns of a booking that a replacement of the car overwrites: base and transfer back, price and terms. Instants are ISO texts. */
export interface ReplacedColumns {
  baseCity: string | null;
  transferBackKilometres: number;
  transferBackMinutes: number;
  totalCents: number;
  agreedKind: AgreedKind | null;
  agreedPercent: number | null;
  agreedDiscountCents: number | null;
  agreedReason: string | null;
  agreedBy: string | null;
  agreedAt: string | null;
  terms: RentalTerms;
}

/** Whether the booking is still as the undoable action left it. */
export const canUndo = (before: UndoState, booking: { status: BookingStatus; version: number }): boolean =>
  before.after === booking.status && (before.replacement?.version ?? booking.version) === booking.version;
