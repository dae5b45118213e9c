import type { DayState } from "#domain/availability/availability-calendar.ts";

export const WEEKDAYS = ["lu", "ma", "me", "gi", "ve", "sa", "do"] as const;

/** How a day stands, for who cannot see its pattern. */
export const STATE_WORDS: Readonly<Record<DayState, string>> = {
  past: "passato",
  free: "libera",
  partly: "libera in parte",
  taken: "occupata",
};

/** "domenica 22 novembre 2026, libera": what is read out of a day that can be chosen. */
export const dayAndState = ({ day, state }: { day: string; state: DayState }): string =>
  `${day}, ${STATE_WORDS[state]}`;
