import { z } from "zod";
import { DRAWINGS_PLACES, type DrawingsPlace } from "#domain/pictures/drawings-place.ts";

/** Where drawings of a car go beside photographs of it (product.md#settings). */
export const drawingsSetting = z.enum(DRAWINGS_PLACES, "Scegli dove vanno i disegni.");

export const DRAWINGS_PLACE_WORDS: Readonly<Record<DrawingsPlace, string>> = {
  last: "In coda",
  none: "Nessuno",
};
