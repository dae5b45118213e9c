/** The colours of rules in the panel's year at a glance. */
export const SEASON_COLOURS = ["gold", "red", "green", "blue", "violet", "grey"] as const;
export type SeasonColour = (typeof SEASON_COLOURS)[number];
