/** Where our drawings go beside photographs of the same car, jet or experience, as an admin chooses (product.md#pictures). */
export const DRAWINGS_PLACES = ["last", "none"] as const;
export type DrawingsPlace = (typeof DRAWINGS_PLACES)[number];
export const DEFAULT_DRAWINGS_PLACE: DrawingsPlace = "last";
