import { Bvh } from "./bvh.ts";
import { meshOf } from "./mesh.ts";
import type { Part } from "./scene.ts";

export interface Solids {
  readonly bvh: Bvh;
  /** Which part a triangle belongs to. */
  readonly partOf: Uint16Array;
  readonly positions: Float32Array;
  readonly triangles: Uint32Array;
}

/** The parts' surfaces as one tree of triangles. */
export function solidsOf(parts: readonly Part[]): Solids {
  const meshes = parts.map((part) => meshOf(part.solid, part.bounds, part.cell));
  const vertexCount = meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0);
  const indexCount = meshes.reduce((sum, mesh) => sum + mesh.triangles.length, 0);
  const positions = new Float32Array(vertexCount);
  const triangles = new Uint32Array(indexCount);
  const partOf = new Uint16Array(indexCount / 3);
  let v = 0;
  let t = 0;
  meshes.forEach((mesh, part) => {
    positions.set(mesh.positions, v);
    for (let i = 0; i < mesh.triangles.length; i++) triangles[t + i] = (mesh.triangles[i] as number) + v / 3;
    partOf.fill(part, t / 3, (t + mesh.triangles.length) / 3);
    v += mesh.positions.length;
    t += mesh.triangles.length;
  });
  return { bvh: new Bvh(positions, triangles), partOf, positions, triangles };
}

/** What another thread was sent: its tree has lost its kind on the way. */
export const revived = (solids: Solids): Solids => ({
  ...solids,
  bvh: Object.assign(Object.create(Bvh.prototype) as Bvh, solids.bvh),
});
