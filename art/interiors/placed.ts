import type { Material, Part } from "./engine/scene.ts";
import type { Vec } from "./engine/sdf.ts";

/** Where a part that was made about the origin stands. */
export interface Standing {
  readonly place: Vec;
  /** Turned so far to the right of straight ahead. */
  readonly degrees: number;
  /** Its width and height as shares of what it was made with. */
  readonly wide?: number;
  readonly high?: number;
  /** How much wider its triangles are: what stands far off needs no small ones. */
  readonly coarseness?: number;
}

/** A part made about the origin, sized, turned about the vertical and moved; its seams and figure go with it. */
export function placed(part: Part, { place, degrees, wide = 1, high = 1, coarseness = 1 }: Standing): Part {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const [px, py, pz] = place;
  // What is squeezed is nearer than it was.
  const least = Math.min(wide, high, 1);
  const { solid, material, cell } = part;
  const [[x0, y0, z0], [x1, y1, z1]] = part.bounds;
  const corners = [x0 * wide, x1 * wide].flatMap((x) => [z0, z1].map((z) => [c * x + s * z, -s * x + c * z] as const));
  const [xs, zs] = [corners.map(([x]) => px + x), corners.map(([, z]) => pz + z)];
  const dressed = (own: Material): Material => {
    const { shade } = own;
    if (!shade) return own;
    return {
      ...own,
      shade(surface) {
        const { x, y, z } = surface;
        const [dx, dz] = [x - px, z - pz];
        surface.x = (c * dx - s * dz) / wide;
        surface.y = (y - py) / high;
        surface.z = s * dx + c * dz;
        const { nx, nz } = surface;
        surface.nx = c * nx - s * nz;
        surface.nz = s * nx + c * nz;
        shade(surface);
        const [mx, mz] = [surface.nx, surface.nz];
        surface.nx = c * mx + s * mz;
        surface.nz = -s * mx + c * mz;
        surface.x = x;
        surface.y = y;
        surface.z = z;
      },
    };
  };
  const trims = material.trims && mapped(material.trims, dressed);
  return {
    solid: (x, y, z) =>
      solid((c * (x - px) - s * (z - pz)) / wide, (y - py) / high, s * (x - px) + c * (z - pz)) * least,
    bounds: [
      [Math.min(...xs), y0 * high + py, Math.min(...zs)],
      [Math.max(...xs), y1 * high + py, Math.max(...zs)],
    ],
    cell: cell * coarseness,
    material: trims ? { ...dressed(material), trims } : dressed(material),
  };
}

const mapped = <Key extends string>(
  record: Readonly<Record<Key, Material>>,
  change: (material: Material) => Material,
): Record<Key, Material> =>
  Object.fromEntries(Object.entries<Material>(record).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    Material
  >;
