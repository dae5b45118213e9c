/** A colour as the maker names it, and as a screen shows it. */
export interface NamedColour {
  /** "Rosso granata". */
  name: string;
  /** "#b1121a". */
  colour: string;
}

/** How the company comes by a unit. */
export const OWNERSHIPS = ["owned", "leased", "consigned"] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** What a unit does at an instant: it waits, is out with a renter, is held by a booking (turnaround, a pickup due), stands blocked, or has left the fleet. */
export const UNIT_STATES = ["free", "out", "held", "blocked", "left"] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** "unità 2 · GA123BC", or "unità 2" while its plate is not known. */
export function unitLabel({ number, plate }: { number: number; plate: string | null }): string {
  return plate === null ? `unità ${number}` : `unità ${number} · ${plate}`;
}
