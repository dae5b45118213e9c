import type { Quilting } from "../leather.ts";
import type { Lining } from "./tube.ts";

/** What a cabin has beside leather, trim and seats. */
export interface JetCabin extends Lining {
  readonly slug: string;
  readonly quilting: Quilting;
  /** The side of the chair that is nearest; a divan stands across the aisle from it. -1 left, 1 right. */
  readonly hand: 1 | -1;
}

const WARM = "#ffb873";
const WHITE = "#ffe3c4";

const cabin = (
  slug: string,
  hand: 1 | -1,
  quilting: Quilting,
  wall: string,
  carpet: string,
  light = WARM,
): JetCabin => ({
  slug,
  hand,
  quilting,
  wall,
  carpet,
  light,
});

/** The aircraft whose cabin is drawn. */
export const jetCabins: readonly JetCabin[] = [
  cabin("cessna-citation-cj3-plus", 1, "plain", "#cfc4b0", "#6a5a46"),
  cabin("embraer-phenom-300e", -1, "flutes", "#c9c6c0", "#3a3a3e", WHITE),
  cabin("bombardier-learjet-75", 1, "flutes", "#b9b4ac", "#2a2426"),
  cabin("cessna-citation-latitude", -1, "plain", "#d2ccc0", "#57606c", WHITE),
  cabin("hawker-900xp", 1, "diamonds", "#c4b69e", "#3e2c20"),
  cabin("embraer-praetor-500", 1, "flutes", "#d0c8ba", "#4a4440", WHITE),
  cabin("bombardier-challenger-650", -1, "diamonds", "#c8bba4", "#5a4634"),
  cabin("dassault-falcon-2000lxs", -1, "plain", "#d4cab8", "#6e6456"),
  cabin("embraer-legacy-650e", 1, "flutes", "#bfb4a2", "#4a3c30"),
  cabin("gulfstream-g650er", 1, "diamonds", "#d6cbb6", "#7a6a52"),
  cabin("dassault-falcon-8x", -1, "plain", "#c0bcb6", "#2c3444"),
  cabin("bombardier-global-7500", 1, "flutes", "#d4d0c8", "#6c6a68", WHITE),
  cabin("dassault-falcon-900lx", -1, "diamonds", "#cdbfa6", "#54302a"),
  cabin("bombardier-global-6500", -1, "plain", "#c2b49c", "#38281e"),
];
