import { curve, polygon } from "./geometry/curve.ts";
import type { DarkPart, Fitting } from "./profile.ts";

/** A deep opening, its edge lit at the given opacity. */
export const opening = (points: string, edge = 0.22): DarkPart => ({ shape: curve(points), finish: "deep", edge });

/** A deep opening with straight edges. */
export const facetedOpening = (points: string, edge = 0.26): DarkPart => ({
  shape: polygon(points),
  finish: "deep",
  edge,
});

/** A slat inside an opening. */
export const slat = (points: string): DarkPart => ({ shape: polygon(points), finish: "slat", edge: 0.12 });

/** A satin black panel. */
export const panel = (points: string, edge = 0.15): DarkPart => ({ shape: curve(points), finish: "satin", edge });

/** A bright part with light running along it. */
export const bright = (points: string): Fitting => ({ kind: "chrome", shape: curve(points), polished: "lengthwise" });

/** A bright part with light running across it: exhausts, upright bars. */
export const polished = (points: string): Fitting => ({ kind: "chrome", shape: polygon(points), polished: "upright" });

/** A black part in silhouette: spoiler, rail. */
export const blade = (points: string): Fitting => ({
  kind: "dark",
  shape: curve(points),
  colour: "#0b0b0d",
  opacity: 1,
});

/** Dark glass over a rear pillar, under a roof that seems to float. */
export const floatingPillar = (points: string): Fitting => ({
  kind: "dark",
  shape: curve(points),
  colour: "#0c0d10",
  opacity: 0.94,
});

/** A line drawn on the body. */
export const line = (points: string, width: number, colour = "#000000", opacity = 0.6): Fitting => ({
  kind: "stroke",
  along: curve(points),
  colour,
  width,
  opacity,
});
