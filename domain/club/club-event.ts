import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** An event of the members' club (product.md#club). */
export interface ClubEvent {
  id: string;
  slug: string;
  title: string;
  description: string;
  place: string;
  heldOn: CivilDate;
  /** How many people may come at most. */
  places: number;
}
