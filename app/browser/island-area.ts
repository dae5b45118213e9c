import type { Island } from "#app/ui/islands/island.tsx";
import type { takeOver } from "./take-over.tsx";

/** A file of app/browser/islands. */
export interface IslandArea {
  takeOver: typeof takeOver;
  // Each takes props of its own; the page that drew it has sent those.
  islands: readonly Island<never>[];
}
