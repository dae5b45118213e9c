import type { Place } from "./airframe/mesh.ts";

/** The camera stands far off the left side, and a little above. */
const LIFT_DEGREES = 6;
const SINE = Math.sin((LIFT_DEGREES * Math.PI) / 180);
const COSINE = Math.cos((LIFT_DEGREES * Math.PI) / 180);

/** A place as the camera sees it: across and up on the picture, and how near it is. */
export interface Seen {
  readonly x: number;
  readonly up: number;
  readonly near: number;
}

export const see = ({ x, y, out }: Place): Seen => ({ x, up: y * COSINE - out * SINE, near: y * SINE + out * COSINE });

/** The place that is seen there: the reverse of `see`. */
export const placeOf = ({ x, up, near }: Seen): Place => ({
  x,
  y: up * COSINE + near * SINE,
  out: near * COSINE - up * SINE,
});
/** Towards the camera. */
export const TO_CAMERA = { y: SINE, out: COSINE } as const;
