import { TIME_SLOTS } from "#domain/rental-period/time-slots.ts";

/** The half hours of A 9 as options. */
export const TIMES = TIME_SLOTS.map((slot) => ({ value: slot, label: slot }));
