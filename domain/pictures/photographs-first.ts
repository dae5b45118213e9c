import type { DrawingsPlace } from "./drawings-place.ts";
import { includesPhotograph, isPhotograph } from "./photographs.ts";

/** Whether the drawings' place matters: there are photographs and drawings. */
export const hasBothKinds = (images: readonly string[]): boolean =>
  includesPhotograph(images) && !images.every(isPhotograph);

/** Returns pictures in the order of public pages: photographs in the staff's order, then drawings or none. Without photographs, all drawings. */
export function putPhotographsFirst(images: readonly string[], drawings: DrawingsPlace): string[] {
  const photographs = images.filter(isPhotograph);
  if (drawings === "none" && photographs.length > 0) return photographs;
  return [...photographs, ...images.filter((image) => !isPhotograph(image))];
}
