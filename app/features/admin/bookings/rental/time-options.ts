import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";

/** The time slots as options (product.md#time-slots). */
export const TIMES = TIME_SLOTS.map((slot) => ({ value: slot, label: slot }));
