import { irradiance, type Lamp, lampOf, meets, pointOn } from "./panels.ts";
import { type Material, type Part, REFERENCE_DYES, type Rgb, type Scene, type Surface } from "./scene.ts";
import type { Vec } from "./sdf.ts";
import type { Solids } from "./solids.ts";

const WHITE: Rgb = [1, 1, 1];

/**
 * What every ray needs at the point it meets: the form's normal, the material, and the light that comes back from there. Results stand in
 * arrays that the next ray uses again, since there are tens of millions.
 */
export function gatheringIn({ parts, panels, threads, ambient, backdrop }: Scene, solids: Solids) {
  const { bvh, partOf, positions, triangles } = solids;
  const aim = new Float64Array(3);
  const normal = new Float64Array(3);
  const gradient = (part: Part, x: number, y: number, z: number, e: number) => {
    const solid = part.solid;
    const a = solid(x + e, y - e, z - e);
    const b = solid(x - e, y - e, z + e);
    const c = solid(x - e, y + e, z - e);
    const d = solid(x + e, y + e, z + e);
    const gx = a - b - c + d;
    const gy = -a - b + c + d;
    const gz = -a + b - c + d;
    const scale = 1 / (Math.hypot(gx, gy, gz) || 1);
    normal[0] = gx * scale;
    normal[1] = gy * scale;
    normal[2] = gz * scale;
  };
  const flat = (triangle: number) => {
    const a = (triangles[triangle * 3] as number) * 3;
    const b = (triangles[triangle * 3 + 1] as number) * 3;
    const c = (triangles[triangle * 3 + 2] as number) * 3;
    const p = (i: number) => positions[i] as number;
    const ux = p(b) - p(a);
    const uy = p(b + 1) - p(a + 1);
    const uz = p(b + 2) - p(a + 2);
    const vx = p(c) - p(a);
    const vy = p(c + 1) - p(a + 1);
    const vz = p(c + 2) - p(a + 2);
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const scale = 1 / (Math.hypot(x, y, z) || 1);
    normal[0] = x * scale;
    normal[1] = y * scale;
    normal[2] = z * scale;
  };
  const lamps = panels.map(lampOf);
  const always = lamps.filter(({ forDark }) => !forDark);
  const lines = threads.map((thread) => {
    const lengths = thread.points.slice(1).map((p, i) => {
      const q = thread.points[i] as Vec;
      return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    });
    return { ...thread, lengths, length: lengths.reduce((a, b) => a + b, 0) };
  });
  let seed = 1;
  const reseed = (pixel: number) => {
    seed = (Math.imul(pixel, 2654435761) + 12345) >>> 0;
  };
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    let value = seed;
    value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
    return ((value ^ (value >>> 15)) >>> 0) / 4294967296;
  };
  const surface: Surface = {
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 0,
    nz: 0,
    r: 0,
    g: 0,
    b: 0,
    f0: 0,
    rough: 0,
    metal: 0,
    coat: 0,
    dye: undefined,
    er: 0,
    eg: 0,
    eb: 0,
  };
  const prepare = (material: Material) => {
    const { tint, emit } = material;
    surface.r = tint[0];
    surface.g = tint[1];
    surface.b = tint[2];
    surface.dye = material.dye;
    surface.f0 = material.f0 ?? 0.04;
    surface.rough = material.rough ?? 0.5;
    surface.metal = material.metal ?? 0;
    surface.coat = material.coat ?? 0;
    surface.er = emit ? emit[0] : 0;
    surface.eg = emit ? emit[1] : 0;
    surface.eb = emit ? emit[2] : 0;
  };
  const stand = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => {
    surface.x = x;
    surface.y = y;
    surface.z = z;
    surface.nx = nx;
    surface.ny = ny;
    surface.nz = nz;
  };
  const light = new Float64Array(3);
  const spot = new Float64Array(3);
  const lightIs = (colour: Rgb) => {
    light[0] = colour[0];
    light[1] = colour[1];
    light[2] = colour[2];
  };
  /** Light of a random point of every glowing line on a surface; added to `light`. */
  const addThreads = (x: number, y: number, z: number, nx: number, ny: number, nz: number, shadows: boolean) => {
    for (const line of lines) {
      let along = random() * line.length;
      let piece = 0;
      while (piece < line.lengths.length - 1 && along > (line.lengths[piece] as number))
        along -= line.lengths[piece++] as number;
      const share = along / (line.lengths[piece] as number);
      const a = line.points[piece] as Vec;
      const b = line.points[piece + 1] as Vec;
      const lx = a[0] + (b[0] - a[0]) * share - x;
      const ly = a[1] + (b[1] - a[1]) * share - y;
      const lz = a[2] + (b[2] - a[2]) * share - z;
      const square = lx * lx + ly * ly + lz * lz;
      const distance = Math.sqrt(square);
      const facing = (lx * nx + ly * ny + lz * nz) / distance;
      if (facing <= 0) continue;
      if (shadows && bvh.trace(x, y, z, lx, ly, lz, 1 - 0.012 / distance, true)) continue;
      const strength = (facing * line.length) / Math.max(square, 0.0012) / Math.PI;
      light[0] = (light[0] as number) + line.light[0] * strength;
      light[1] = (light[1] as number) + line.light[1] * strength;
      light[2] = (light[2] as number) + line.light[2] * strength;
    }
  };

  /** Light that leaves the tree's latest hit towards the ray's start; into `light`. */
  const secondary = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, exact: boolean) => {
    const t = bvh.t;
    const triangle = bvh.triangle;
    const part = parts[partOf[triangle] as number] as Part;
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    if (exact) gradient(part, x, y, z, 0.0025);
    else flat(triangle);
    const turned = (normal[0] as number) * dx + (normal[1] as number) * dy + (normal[2] as number) * dz > 0 ? -1 : 1;
    const nx = (normal[0] as number) * turned;
    const ny = (normal[1] as number) * turned;
    const nz = (normal[2] as number) * turned;
    prepare(part.material);
    if (exact && part.material.shade) {
      stand(x, y, z, nx, ny, nz);
      part.material.shade(surface);
    }
    const { er, eg, eb, metal, dye } = surface;
    const [dr, dg, db] = dye ? REFERENCE_DYES[dye] : WHITE;
    const [r, g, b] = [surface.r * dr, surface.g * dg, surface.b * db];
    const px = x + nx * 0.002;
    const py = y + ny * 0.002;
    const pz = z + nz * 0.002;
    light.fill(0);
    addThreads(px, py, pz, nx, ny, nz, false);
    if (always.length > 0) {
      const lamp = always[Math.min(always.length - 1, Math.floor(random() * always.length))] as Lamp;
      const strength = (irradiance(lamp, px, py, pz, nx, ny, nz) * always.length) / Math.PI;
      if (strength > 1e-5) {
        pointOn(lamp, random() * 2 - 1, random() * 2 - 1, spot);
        const sx = (spot[0] as number) - px;
        const sy = (spot[1] as number) - py;
        const sz = (spot[2] as number) - pz;
        if (!bvh.trace(px, py, pz, sx, sy, sz, 0.999, true)) {
          light[0] = (light[0] as number) + strength * lamp.light[0];
          light[1] = (light[1] as number) + strength * lamp.light[1];
          light[2] = (light[2] as number) + strength * lamp.light[2];
        }
      }
    }
    const keep = 1 - metal * 0.4;
    light[0] = er + r * keep * ((light[0] as number) + ambient[0]);
    light[1] = eg + g * keep * ((light[1] as number) + ambient[1]);
    light[2] = eb + b * keep * ((light[2] as number) + ambient[2]);
  };

  /** Light along a ray into `light`; `lights`: with the backdrop and the panels themselves. */
  function seeAlong(
    px: number,
    py: number,
    pz: number,
    rx: number,
    ry: number,
    rz: number,
    exact: boolean,
    lights: boolean,
  ): void {
    const hit = bvh.trace(px, py, pz, rx, ry, rz, 1e9, false);
    const reach = hit ? bvh.t : 1e9;
    if (hit) secondary(px, py, pz, rx, ry, rz, exact);
    else if (lights) lightIs(backdrop(rx, ry, rz));
    else light.fill(0);
    if (!lights) return;
    for (const lamp of always) {
      const share = meets(lamp, px, py, pz, rx, ry, rz, reach);
      if (share <= 0) continue;
      for (let c = 0; c < 3; c++) light[c] = (light[c] as number) * (1 - share) + (lamp.light[c] as number) * share;
    }
  }

  /** A random direction about (x, y, z) into `aim`; `spread` 1 is the scatter of a matt surface. */
  function scatter(x: number, y: number, z: number, spread: number): void {
    const angle = 2 * Math.PI * random();
    const height = 2 * random() - 1;
    const side = Math.sqrt(1 - height * height) * spread;
    const ax = x + side * Math.cos(angle);
    const ay = y + side * Math.sin(angle);
    const az = z + height * spread;
    const size = 1 / (Math.hypot(ax, ay, az) || 1);
    aim[0] = ax * size;
    aim[1] = ay * size;
    aim[2] = az * size;
  }

  return {
    lamps,
    normal,
    light,
    aim,
    surface,
    random,
    reseed,
    gradient,
    prepare,
    stand,
    lightIs,
    addThreads,
    secondary,
    seeAlong,
    scatter,
  };
}
