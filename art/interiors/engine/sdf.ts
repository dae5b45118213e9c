/** A solid as the signed distance (metres) to its surface: negative inside. x right, y up, z forward. */
export type Sdf = (x: number, y: number, z: number) => number;
export type Vec = readonly [x: number, y: number, z: number];

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
export const smooth = (from: number, to: number, value: number): number => {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
};

/** A box with rounded edges: `half` includes the rounding. */
export function box(centre: Vec, half: Vec, round = 0.01): Sdf {
  const [cx, cy, cz] = centre;
  const [hx, hy, hz] = [half[0] - round, half[1] - round, half[2] - round];
  return (x, y, z) => {
    const qx = Math.abs(x - cx) - hx;
    const qy = Math.abs(y - cy) - hy;
    const qz = Math.abs(z - cz) - hz;
    const ox = Math.max(qx, 0);
    const oy = Math.max(qy, 0);
    const oz = Math.max(qz, 0);
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round;
  };
}

/** A rod with round ends whose radius may change along it. */
export function rod(from: Vec, to: Vec, radius: number, endRadius = radius): Sdf {
  const [ax, ay, az] = from;
  const [bx, by, bz] = [to[0] - ax, to[1] - ay, to[2] - az];
  const inverse = 1 / (bx * bx + by * by + bz * bz);
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    let share = (px * bx + py * by + pz * bz) * inverse;
    share = Math.max(0, Math.min(1, share));
    const dx = px - bx * share;
    const dy = py - by * share;
    const dz = pz - bz * share;
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - (radius + (endRadius - radius) * share);
  };
}

/** A chain of rods. */
export function tube(points: readonly Vec[], radius: number): Sdf {
  const rods = points.slice(1).map((point, index) => rod(points[index] as Vec, point, radius));
  return union(...rods);
}

/** A disc with a rounded edge, its axis along z. */
export function disc(centre: Vec, radius: number, half: number, round = 0.003): Sdf {
  const [cx, cy, cz] = centre;
  return (x, y, z) => {
    const qr = Math.hypot(x - cx, y - cy) - (radius - round);
    const qz = Math.abs(z - cz) - (half - round);
    return Math.min(Math.max(qr, qz), 0) + Math.hypot(Math.max(qr, 0), Math.max(qz, 0)) - round;
  };
}

/** A ring, its axis along z. */
export function ring(centre: Vec, radius: number, thickness: number): Sdf {
  const [cx, cy, cz] = centre;
  return (x, y, z) => Math.hypot(Math.hypot(x - cx, y - cy) - radius, z - cz) - thickness;
}

export function union(...solids: readonly Sdf[]): Sdf {
  if (solids.length === 1) return solids[0] as Sdf;
  return (x, y, z) => {
    let nearest = 1e9;
    for (let index = 0; index < solids.length; index++) {
      const distance = (solids[index] as Sdf)(x, y, z);
      if (distance < nearest) nearest = distance;
    }
    return nearest;
  };
}

/** A union whose joints are rounded over `radius`. */
export function blend(radius: number, first: Sdf, ...others: readonly Sdf[]): Sdf {
  return (x, y, z) => {
    let result = first(x, y, z);
    for (const other of others) {
      const distance = other(x, y, z);
      const overlap = Math.max(radius - Math.abs(result - distance), 0) / radius;
      result = Math.min(result, distance) - overlap * overlap * radius * 0.25;
    }
    return result;
  };
}

/** `solid` without `tool`, the cut's edge rounded over `radius`. */
export function cut(solid: Sdf, tool: Sdf, radius = 0.004): Sdf {
  return (x, y, z) => {
    const inside = solid(x, y, z);
    const outside = -tool(x, y, z);
    const overlap = Math.max(radius - Math.abs(inside - outside), 0) / radius;
    return Math.max(inside, outside) + overlap * overlap * radius * 0.25;
  };
}

/** Moves a solid. */
export const at = (offset: Vec, solid: Sdf): Sdf => {
  const [ox, oy, oz] = offset;
  return (x, y, z) => solid(x - ox, y - oy, z - oz);
};

/** Turns a solid about an axis through the origin (degrees; about x: positive leans +y towards +z). */
export function turn(axis: "x" | "y" | "z", degrees: number, solid: Sdf): Sdf {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  if (axis === "x") return (x, y, z) => solid(x, c * y + s * z, -s * y + c * z);
  if (axis === "y") return (x, y, z) => solid(c * x - s * z, y, s * x + c * z);
  return (x, y, z) => solid(c * x + s * y, -s * x + c * y, z);
}

/** Value noise, 0–1. */
export function noise(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  let fx = x - ix;
  let fy = y - iy;
  let fz = z - iz;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  fz = fz * fz * (3 - 2 * fz);
  const a = mix(hash(ix, iy, iz), hash(ix + 1, iy, iz), fx);
  const b = mix(hash(ix, iy + 1, iz), hash(ix + 1, iy + 1, iz), fx);
  const c = mix(hash(ix, iy, iz + 1), hash(ix + 1, iy, iz + 1), fx);
  const d = mix(hash(ix, iy + 1, iz + 1), hash(ix + 1, iy + 1, iz + 1), fx);
  return mix(mix(a, b, fy), mix(c, d, fy), fz);
}

function hash(x: number, y: number, z: number): number {
  let value = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647 - 98765431);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}
