import type { Patch, Place, Substance } from "./airframe/mesh.ts";
import { type Seen, see } from "./view.ts";

/** What the camera sees, pixel by pixel, the top row first. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Left edge and upper edge in the camera's centimetres, and pixels a centimetre. */
  readonly left: number;
  readonly top: number;
  readonly density: number;
  readonly substances: readonly Substance[];
  /** Index of the substance plus one; 0 where nothing is. */
  readonly made: Uint8Array;
  readonly near: Float32Array;
  /** Normals, three a pixel: x, y, out. */
  readonly normals: Float32Array;
}

interface Corner extends Seen {
  readonly normal: readonly [number, number, number];
}

/** Room around the aircraft in centimetres. */
const MARGIN = 4;

/** Looks at patches: the nearest surface of every pixel, with its normal. */
export function rasterOf(patches: readonly Patch[], density: number): Raster {
  const seen = patches.map(({ rows }) => rows.map((row) => row.map(see)));
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, up } of seen.flat(2)) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, up);
    top = Math.max(top, up);
  }
  const width = Math.ceil((right - left + 2 * MARGIN) * density);
  const height = Math.ceil((top - bottom + 2 * MARGIN) * density);
  const substances = [...new Set(patches.map(({ substance }) => substance))];
  const raster: Raster = {
    width,
    height,
    left: left - MARGIN,
    top: top + MARGIN,
    density,
    substances,
    made: new Uint8Array(width * height),
    near: new Float32Array(width * height).fill(-Infinity),
    normals: new Float32Array(width * height * 3),
  };
  patches.forEach((patch, at) => {
    const made = substances.indexOf(patch.substance) + 1;
    const corners = patch.rows.map((row, i) =>
      row.map(
        (_, j): Corner => ({ ...(seen[at]?.[i]?.[j] ?? { x: 0, up: 0, near: 0 }), normal: normalAt(patch.rows, i, j) }),
      ),
    );
    for (let i = 0; i + 1 < corners.length; i++) {
      const [row, next] = [corners[i] ?? [], corners[i + 1] ?? []];
      for (let j = 0; j + 1 < row.length; j++) {
        const [a, b, c, d] = [row[j], row[j + 1], next[j], next[j + 1]];
        if (!a || !b || !c || !d) continue;
        fill(raster, made, a, b, c);
        fill(raster, made, b, d, c);
      }
    }
  });
  return raster;
}

/** The grid's normal at one of its points; a row that closes on itself has no seam. */
function normalAt(rows: Patch["rows"], i: number, j: number): [number, number, number] {
  const row = rows[i] ?? [];
  const last = row.length - 1;
  const [first, end] = [row[0], row[last]];
  const closes = first && end && Math.hypot(first.x - end.x, first.y - end.y, first.out - end.out) < 1e-6;
  const at = (k: number) => row[closes ? (k + last) % last : Math.min(Math.max(k, 0), last)];
  const along = difference(rows[Math.max(i - 1, 0)]?.[j], rows[Math.min(i + 1, rows.length - 1)]?.[j]);
  const across = difference(at(j - 1), at(j + 1));
  const normal: [number, number, number] = [
    along[1] * across[2] - along[2] * across[1],
    along[2] * across[0] - along[0] * across[2],
    along[0] * across[1] - along[1] * across[0],
  ];
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

const difference = (from: Place | undefined, to: Place | undefined): [number, number, number] =>
  from && to ? [to.x - from.x, to.y - from.y, to.out - from.out] : [0, 0, 0];

function fill(raster: Raster, made: number, a: Corner, b: Corner, c: Corner): void {
  const { width, height, density } = raster;
  const across = ({ x }: Corner) => (x - raster.left) * density - 0.5;
  const down = ({ up }: Corner) => (raster.top - up) * density - 0.5;
  const [ax, ay, bx, by, cx, cy] = [across(a), down(a), across(b), down(b), across(c), down(c)];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-9) return;
  const firstRow = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
  const lastRow = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
  const firstColumn = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
  const lastColumn = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const u = ((bx - column) * (cy - row) - (cx - column) * (by - row)) / area;
      const v = ((cx - column) * (ay - row) - (ax - column) * (cy - row)) / area;
      const w = 1 - u - v;
      if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue;
      const near = a.near * u + b.near * v + c.near * w;
      const pixel = row * width + column;
      if (near <= (raster.near[pixel] ?? 0)) continue;
      raster.near[pixel] = near;
      raster.made[pixel] = made;
      for (let axis = 0; axis < 3; axis++) {
        raster.normals[pixel * 3 + axis] =
          (a.normal[axis] ?? 0) * u + (b.normal[axis] ?? 0) * v + (c.normal[axis] ?? 0) * w;
      }
    }
  }
}
