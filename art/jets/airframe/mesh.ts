/** A point in centimetres: x aft, y up, `out` towards the viewer. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly out: number;
}

/** What a patch is made of: painted skin takes its colours from the livery. */
export type Substance =
  | "tube"
  | "fin"
  | "wing"
  | "flap"
  | "nacelle"
  | "polished"
  | "dark"
  | "nozzle"
  | "tyre"
  | "hub"
  | "strut";

/** A curved sheet as a grid of points; its normals follow the grid. */
export interface Patch {
  readonly substance: Substance;
  readonly rows: readonly (readonly Place[])[];
}

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly out?: number;
  readonly halfHeight: number;
  readonly halfWidth: number;
}

const ROUND = 48;

/** A body along x of elliptic sections: tube, nacelle, pod, fairing. */
export function spindle(substance: Substance, rings: readonly Ring[]): Patch {
  const rows = rings.map(({ x, y, out = 0, halfHeight, halfWidth }) =>
    Array.from({ length: ROUND + 1 }, (_, i) => {
      const turn = (2 * Math.PI * i) / ROUND;
      return { x, y: y + halfHeight * Math.cos(turn), out: out + halfWidth * Math.sin(turn) };
    }),
  );
  return { substance, rows };
}

/** A section of a wing, fin or stabiliser. */
export interface Section {
  readonly front: number;
  readonly rear: number;
  readonly y: number;
  readonly out: number;
  /** Greatest thickness. */
  readonly thickness: number;
  /** Angle of the span to the ground in degrees: 0 lies, 90 stands. */
  readonly cant: number;
}

const PROFILE = 20;
/** Columns of the ring around the leading edge that are bare metal, and those of flaps and rudders. */
const EDGE = 3;
const FLAP = 13;
/** Half the thickness along the chord of a section one thick, after NACA's four digits. */
const halfThickness = (along: number) =>
  5 * (0.2969 * Math.sqrt(along) - 0.126 * along - 0.3516 * along ** 2 + 0.2843 * along ** 3 - 0.1036 * along ** 4);

/** A lifting surface through its sections: bare leading edge, skin, and the flaps behind it. */
export function loft(substance: "wing" | "fin" | "tube", sections: readonly Section[]): Patch[] {
  const rings = sections.map(({ front, rear, y, out, thickness, cant }) => {
    const [up, side] = [Math.cos((cant * Math.PI) / 180), -Math.sin((cant * Math.PI) / 180)];
    return Array.from({ length: 2 * PROFILE + 1 }, (_, i) => {
      const turn = (Math.PI * (i - PROFILE)) / PROFILE;
      const along = (1 - Math.cos(turn)) / 2;
      const lift = Math.sign(turn) * halfThickness(along) * thickness;
      return { x: front + (rear - front) * along, y: y + up * lift, out: out + side * lift };
    });
  });
  const columns = (made: Substance, from: number, to: number): Patch => ({
    substance: made,
    rows: rings.map((ring) => ring.slice(PROFILE + from, PROFILE + to + 1)),
  });
  const flap = substance === "wing" ? "flap" : substance;
  return [
    columns(flap, -PROFILE, -FLAP),
    columns(substance, -FLAP, -EDGE),
    columns("polished", -EDGE, EDGE),
    columns(substance, EDGE, FLAP),
    columns(flap, FLAP, PROFILE),
  ];
}

/** A wheel about an axle that points to the viewer. */
export function wheel(x: number, radius: number, out: number, width: number): Patch[] {
  const disc = (substance: Substance, profile: readonly (readonly [share: number, across: number])[]): Patch => ({
    substance,
    rows: profile.map(([share, across]) =>
      Array.from({ length: 41 }, (_, i) => {
        const turn = (2 * Math.PI * i) / 40;
        const reach = radius * share;
        return { x: x + reach * Math.cos(turn), y: radius + reach * Math.sin(turn), out: out + across * width };
      }),
    ),
  });
  return [
    disc("tyre", [
      [0.6, 0.36],
      [0.66, 0.47],
      [0.8, 0.5],
      [0.93, 0.42],
      [1, 0.2],
      [1, -0.2],
      [0.93, -0.42],
      [0.6, -0.5],
    ]),
    disc("hub", [
      [0.02, 0.42],
      [0.16, 0.42],
      [0.2, 0.3],
      [0.5, 0.22],
      [0.56, 0.4],
      [0.62, 0.38],
    ]),
  ];
}

/** A round bar between two places. */
export function strut(from: Place, to: Place, radius: number): Patch {
  const [dx, dy, dout] = [to.x - from.x, to.y - from.y, to.out - from.out];
  const length = Math.hypot(dx, dy, dout);
  const [ax, ay, aout] = [dx / length, dy / length, dout / length];
  // Two directions across the bar: one in the plane of x and y, one that completes the frame.
  const flat = Math.hypot(ax, ay) || 1;
  const [bx, by] = [-ay / flat, ax / flat];
  const [cx, cy, cout] = [-aout * by, aout * bx, ax * by - ay * bx];
  const row = (at: Place) =>
    Array.from({ length: 17 }, (_, i) => {
      const [cosine, sine] = [Math.cos((2 * Math.PI * i) / 16) * radius, Math.sin((2 * Math.PI * i) / 16) * radius];
      return { x: at.x + bx * cosine + cx * sine, y: at.y + by * cosine + cy * sine, out: at.out + cout * sine };
    });
  return { substance: "strut", rows: [row(from), row(to)] };
}

/** Patches and the same at the other side of the aircraft. */
export function onBothSides(patches: readonly Patch[]): Patch[] {
  const mirror = ({ substance, rows }: Patch): Patch => ({
    substance,
    rows: rows.map((row) => row.map(({ x, y, out }) => ({ x, y, out: -out }))),
  });
  return [...patches, ...patches.map(mirror)];
}
