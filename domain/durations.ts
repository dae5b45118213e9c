/** Durations in milliseconds, for instants. A civil day of a city may be longer or shorter (rental-period/civil-time.ts). */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
