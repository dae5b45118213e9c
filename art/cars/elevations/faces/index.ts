import { closedFaces } from "./closed.ts";
import type { Face } from "./face.ts";
import { openFaces } from "./open.ts";
import { sportsFaces } from "./sports.ts";
import { tallFaces } from "./tall.ts";
import { vanFaces } from "./vans.ts";

/** The faces of every car of the catalogue. */
export const faces: readonly Face[] = [...sportsFaces, ...closedFaces, ...openFaces, ...tallFaces, ...vanFaces];

/** Throws for a car without a face. */
export function faceOf(slug: string): Face {
  const face = faces.find((candidate) => candidate.slug === slug);
  if (!face) throw new Error(`No face is drawn for "${slug}"`);
  return face;
}
