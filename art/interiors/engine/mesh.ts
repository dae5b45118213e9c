import type { Sdf, Vec } from "./sdf.ts";

export interface Mesh {
  readonly positions: Float32Array;
  readonly triangles: Uint32Array;
}

const BLOCK = 8;

/** The surface of a solid inside `bounds` as triangles about `cell` metres wide (surface nets, then drawn onto the surface). */
export function meshOf(solid: Sdf, bounds: readonly [Vec, Vec], cell: number): Mesh {
  const [low, high] = bounds;
  const n = [0, 1, 2].map(
    (axis) => Math.ceil(((high[axis] as number) - (low[axis] as number)) / cell / BLOCK) * BLOCK + 1,
  );
  const [nx, ny, nz] = n as [number, number, number];
  const field = new Float32Array(nx * ny * nz).fill(1);
  const index = (i: number, j: number, k: number) => (k * ny + j) * nx + i;
  const reach = BLOCK * cell * 0.9 * 1.6;
  const touched: number[] = [];
  for (let bk = 0; bk < nz - 1; bk += BLOCK) {
    for (let bj = 0; bj < ny - 1; bj += BLOCK) {
      for (let bi = 0; bi < nx - 1; bi += BLOCK) {
        const half = BLOCK / 2;
        const middle = solid(low[0] + (bi + half) * cell, low[1] + (bj + half) * cell, low[2] + (bk + half) * cell);
        if (Math.abs(middle) > reach) continue;
        touched.push(bi, bj, bk);
        for (let k = bk; k <= bk + BLOCK; k++)
          for (let j = bj; j <= bj + BLOCK; j++)
            for (let i = bi; i <= bi + BLOCK; i++)
              field[index(i, j, k)] = solid(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell);
      }
    }
  }
  const positions: number[] = [];
  const vertexOf = new Map<number, number>();
  const corners = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1];
  const edges = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];
  const vertex = (i: number, j: number, k: number): number => {
    const at = index(i, j, k);
    const known = vertexOf.get(at);
    if (known !== undefined) return known;
    let [sx, sy, sz, count] = [0, 0, 0, 0];
    for (let edge = 0; edge < 24; edge += 2) {
      const a = edges[edge] as number;
      const b = edges[edge + 1] as number;
      const da = field[at + (corners[a] as number)] as number;
      const db = field[at + (corners[b] as number)] as number;
      if (da < 0 === db < 0) continue;
      const share = da / (da - db);
      sx += (a & 1) + ((b & 1) - (a & 1)) * share;
      sy += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * share;
      sz += (a >> 2) + ((b >> 2) - (a >> 2)) * share;
      count++;
    }
    count = Math.max(count, 1);
    let x = low[0] + (i + sx / count) * cell;
    let y = low[1] + (j + sy / count) * cell;
    let z = low[2] + (k + sz / count) * cell;
    const e = cell * 0.1;
    for (let step = 0; step < 2; step++) {
      const d = solid(x, y, z);
      const gx = (solid(x + e, y, z) - d) / e;
      const gy = (solid(x, y + e, z) - d) / e;
      const gz = (solid(x, y, z + e) - d) / e;
      const scale = Math.max(-cell * 0.5, Math.min(cell * 0.5, d)) / Math.max(gx * gx + gy * gy + gz * gz, 0.3);
      x -= gx * scale;
      y -= gy * scale;
      z -= gz * scale;
    }
    vertexOf.set(at, positions.length / 3);
    positions.push(x, y, z);
    return positions.length / 3 - 1;
  };
  const triangles: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean) =>
    flip ? triangles.push(a, c, b, a, d, c) : triangles.push(a, b, c, a, c, d);
  const seen = new Set<number>();
  for (let block = 0; block < touched.length; block += 3) {
    const [bi, bj, bk] = [touched[block] as number, touched[block + 1] as number, touched[block + 2] as number];
    for (let k = Math.max(bk, 1); k < bk + BLOCK; k++)
      for (let j = Math.max(bj, 1); j < bj + BLOCK; j++)
        for (let i = Math.max(bi, 1); i < bi + BLOCK; i++) {
          const at = index(i, j, k);
          const solidHere = (field[at] as number) < 0;
          for (let axis = 0; axis < 3; axis++) {
            const next = at + (axis === 0 ? 1 : axis === 1 ? nx : nx * ny);
            if (solidHere === (field[next] as number) < 0) continue;
            const key = at * 3 + axis;
            if (seen.has(key)) continue;
            seen.add(key);
            if (axis === 0)
              quad(vertex(i, j - 1, k - 1), vertex(i, j, k - 1), vertex(i, j, k), vertex(i, j - 1, k), !solidHere);
            if (axis === 1)
              quad(vertex(i - 1, j, k - 1), vertex(i - 1, j, k), vertex(i, j, k), vertex(i, j, k - 1), !solidHere);
            if (axis === 2)
              quad(vertex(i - 1, j - 1, k), vertex(i, j - 1, k), vertex(i, j, k), vertex(i - 1, j, k), !solidHere);
          }
        }
  }
  return { positions: Float32Array.from(positions), triangles: Uint32Array.from(triangles) };
}
