import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import type { RoundTrip } from "./transfer.ts";

/** The transfers of a rental in minutes, as the booking stores them. */
export interface TransferMinutes {
  outMinutes: number;
  backMinutes: number;
}

/** Returns the stored form of a round trip: minutes only. */
export const toTransferMinutes = ({ out, back }: RoundTrip): TransferMinutes => ({
  outMinutes: out.minutes,
  backMinutes: back.minutes,
});

/** Returns how long a unit is blocked: from its departure to the renter until it is back at its base and ready again. */
export function computeHoldSpan(
  pickupAt: Date,
  returnAt: Date,
  { turnaroundHours, outMinutes, backMinutes }: TransferMinutes & { turnaroundHours: number },
): { from: Date; to: Date } {
  return {
    from: new Date(pickupAt.getTime() - outMinutes * MINUTE_MS),
    to: new Date(returnAt.getTime() + backMinutes * MINUTE_MS + turnaroundHours * HOUR_MS),
  };
}
