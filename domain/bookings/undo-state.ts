import type { BookingStatus } from "#domain/bookings/booking-statuses.ts";
import type { HandoverPictureKind } from "#domain/bookings/handover-pictures.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import type { FrozenRates } from "#domain/rates/rates-of-vehicle.ts";
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
  /** What the reopening of a booking that ended overwrites; absent for other transitions. */
  reopening?: ReopeningUndo;
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
    pictureKinds: Record<string, HandoverPictureKind>;
    skippedPictures: Partial<Record<HandoverPictureKind, string>>;
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
  lines: readonly PriceLine[];
  agreedReason: string | null;
  agreedBy: string | null;
  agreedAt: string | null;
  terms: RentalTerms;
}

/** The data that a reopening overwrites (product.md#reopening). */
export interface ReopeningUndo {
  /** The booking's version after the reopening. Undo is refused after any later change of the booking. */
  version: number;
  /** What the reopening of a concluded rental took back; null if the booking never was a rental. */
  rental: { legId: string; endedAt: string; returnRecord: WithdrawnRecord | null } | null;
  /** The day tasks that were done and are to be done again. */
  doneTasks: { id: string; doneAt: string; doneBy: string | null }[];
  /** The dates and the price before the reopening; null if it did not change them. */
  booking: RepricedColumns | null;
  /** When the booking had given back the use of its promotion code that the reopening took again; null if it took none. */
  promotionReleasedAt: string | null;
}

/** A return record that a reopening deleted, with all its columns. Instants are ISO texts. */
export interface WithdrawnRecord {
  id: string;
  kilometres: number;
  counterBeforeKilometres: number | null;
  fuelPercent: number;
  damageNotes: string | null;
  pictures: string[];
  recordedBy: string;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** The columns of a booking that other dates overwrite. Instants are ISO texts. */
export interface RepricedColumns {
  pickupDate: string;
  pickupTime: string;
  pickupAt: string;
  returnDate: string;
  returnTime: string;
  returnAt: string;
  days: number;
  lines: readonly PriceLine[];
  includedKilometres: number | null;
  frozenRates: FrozenRates | null;
}

/** Whether the booking is still as the undoable action left it. */
export function canUndo(before: UndoState, booking: { status: BookingStatus; version: number }): boolean {
  const { version } = before.replacement ?? before.reopening ?? booking;
  return before.after === booking.status && version === booking.version;
}
