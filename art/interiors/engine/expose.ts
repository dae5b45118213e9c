import { frameOf } from "./camera.ts";
import type { Film } from "./film.ts";
import { gatheringIn } from "./gathering.ts";
import { highlight, irradiance, type Lamp, pointOn } from "./panels.ts";
import { DYES, type Material, type Part, type Scene, TRIMS, type Trim } from "./scene.ts";
import type { Solids } from "./solids.ts";

/** Radii (m) at which a normal is taken: with its grain, and of the form alone. */
const FINE = 0.0006;
const BROAD = 0.005;
const ROUGH = 0.2;
/** Rougher surfaces show the panels' sheen alone. */
const MIRRORS_BELOW = 0.32;
/** How rough clear lacquer is, and how rough it is taken to be when the grain of chance is taken out of what it mirrors. */
const LACQUER = 0.06;
const LACQUER_CALMED = 0.16;
/** Steps of an even sequence of points in a square. */
const G1 = 0.7548776662466927;
const G2 = 0.5698402909980532;

/** Fills rows of the film with what is seen of the scene's `solids`; `nextRow` hands out rows to every thread. */
export function expose(scene: Scene, solids: Solids, film: Film, samples: number, nextRow: () => number): void {
  const { parts, camera, ambient } = scene;
  const { bvh, partOf } = solids;
  const { width, height } = film;
  const gathering = gatheringIn(scene, solids);
  const { lamps, normal, light, aim, surface, random, reseed } = gathering;
  const { gradient, prepare, stand, lightIs, addThreads, secondary, seeAlong, scatter } = gathering;
  const spot = new Float64Array(3);
  const view = frameOf(camera, width, height);
  const grid = Math.ceil(Math.sqrt(samples));
  const scale = 1 / samples;
  let here = 0;
  const seenSum = new Float64Array(lamps.length);
  const seenAll = new Float64Array(lamps.length);
  for (let row = nextRow(); row < height; row = nextRow()) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      here = pixel;
      const p3 = pixel * 3;
      const g5 = pixel * 5;
      reseed(pixel);
      random();
      const shiftU = random();
      const shiftV = random();
      seenSum.fill(0);
      seenAll.fill(0);
      let depth = 0;
      const half = 1 / Math.ceil(samples / 2);
      const bounced = (cap: number) =>
        add(
          film.bounce,
          p3,
          Math.min(light[0] as number, cap) * half,
          Math.min(light[1] as number, cap) * half,
          Math.min(light[2] as number, cap) * half,
        );
      for (let sample = 0; sample < samples; sample++) {
        const jx = ((sample % grid) + random()) / grid;
        const jy = Math.min(1, (Math.floor(sample / grid) + random()) / Math.ceil(samples / grid));
        const ray = view(column + jx, row + jy, (shiftV + (sample + 0.5) * G1) % 1, (shiftU + (sample + 0.5) * G2) % 1);
        const dx = ray[3];
        const dy = ray[4];
        const dz = ray[5];
        if (!bvh.trace(ray[0], ray[1], ray[2], dx, dy, dz, 1e9, false)) {
          film.open[pixel] = (film.open[pixel] as number) + scale;
          depth += 50 * scale;
          continue;
        }
        const t = bvh.t;
        depth += t * scale;
        const part = parts[partOf[bvh.triangle] as number] as Part;
        const x = ray[0] + dx * t;
        const y = ray[1] + dy * t;
        const z = ray[2] + dz * t;
        gradient(part, x, y, z, BROAD);
        let gx = normal[0] as number;
        let gy = normal[1] as number;
        let gz = normal[2] as number;
        if (gx * dx + gy * dy + gz * dz > 0.05) {
          gx = -gx;
          gy = -gy;
          gz = -gz;
        }
        gradient(part, x, y, z, FINE);
        const turned =
          (normal[0] as number) * gx + (normal[1] as number) * gy + (normal[2] as number) * gz < 0 ? -1 : 1;
        prepare(part.material);
        stand(x, y, z, (normal[0] as number) * turned, (normal[1] as number) * turned, (normal[2] as number) * turned);
        part.material.shade?.(surface);
        const { nx, ny, nz, r, g, b, dye, f0, rough, metal, coat } = surface;
        add(film.glow, p3, surface.er * scale, surface.eg * scale, surface.eb * scale);
        const body = 1 - metal;
        if (part.material.trims) exposeTrims(part.material.trims, p3, x, y, z, nx, ny, nz);
        else if (dye) {
          const layer = film.dyed[DYES.indexOf(dye)] as Float32Array;
          layer[pixel] = (layer[pixel] as number) + r * scale;
        } else add(film.fixed, p3, r * body * scale, g * body * scale, b * body * scale);
        add(film.guide, g5, gx * scale, gy * scale, gz * scale);
        film.guide[g5 + 4] = (film.guide[g5 + 4] as number) + (coat > 0 ? LACQUER_CALMED : rough) * scale;
        const px = x + gx * 0.0025;
        const py = y + gy * 0.0025;
        const pz = z + gz * 0.0025;
        const facing = Math.max(0.02, -(dx * nx + dy * ny + dz * nz));
        const mx = dx + 2 * facing * nx;
        const my = dy + 2 * facing * ny;
        const mz = dz + 2 * facing * nz;
        const grazing = (1 - facing) ** 5 * (1 - rough * 0.75);
        const fr = f0 * (1 - metal) + r * metal;
        const fg = f0 * (1 - metal) + g * metal;
        const fb = f0 * (1 - metal) + b * metal;
        const sr = fr + (1 - fr) * grazing;
        const sg = fg + (1 - fg) * grazing;
        const sb = fb + (1 - fb) * grazing;
        // Panels: their light, and apart from it what stands in its way.
        const u = ((shiftU + sample * G1) % 1) * 2 - 1;
        const v = ((shiftV + sample * G2) % 1) * 2 - 1;
        for (let index = 0; index < lamps.length; index++) {
          const lamp = lamps[index] as Lamp;
          const fall = film.fall[index] as Float32Array;
          fall[pixel] = (fall[pixel] as number) + (irradiance(lamp, px, py, pz, nx, ny, nz) / Math.PI) * scale;
          const shine =
            f0 > 0 && rough > ROUGH ? highlight(lamp, px, py, pz, nx, ny, nz, mx, my, mz, facing, rough) : 0;
          const [lr, lg, lb] = lamp.light;
          const [wr, wg, wb] = [shine * sr * lr * scale, shine * sg * lg * scale, shine * sb * lb * scale];
          if (shine > 0) add(film.sheen[index] as Float32Array, p3, wr, wg, wb);
          // What stands in the way is smoothed along surfaces later: every other sample will do.
          if (sample % 2 === 1) continue;
          pointOn(lamp, u, v, spot);
          const lx = (spot[0] as number) - px;
          const ly = (spot[1] as number) - py;
          const lz = (spot[2] as number) - pz;
          const square = lx * lx + ly * ly + lz * lz;
          const back = -(lx * lamp.nx + ly * lamp.ny + lz * lamp.nz);
          const front = lx * gx + ly * gy + lz * gz;
          if (back <= 0 || front <= 0) continue;
          const weight = (back * (front + 0.05 * Math.sqrt(square))) / (square * square);
          seenAll[index] = (seenAll[index] as number) + weight;
          if (!bvh.trace(px, py, pz, lx, ly, lz, 0.999, true)) seenSum[index] = (seenSum[index] as number) + weight;
        }
        // Glowing lines, and one bounce.
        if (sample % 2 === 0) {
          light.fill(0);
          addThreads(px, py, pz, gx, gy, gz, true);
          bounced(4);
          scatter(gx, gy, gz, 1);
          if (bvh.trace(px, py, pz, aim[0] as number, aim[1] as number, aim[2] as number, 1e9, false))
            secondary(px, py, pz, aim[0] as number, aim[1] as number, aim[2] as number, false);
          else lightIs(ambient);
          bounced(3);
        }
        // What the surface mirrors, and what its lacquer mirrors.
        if (f0 > 0 && rough < MIRRORS_BELOW) mirrored(px, py, pz, gx, gy, gz, mx, my, mz, rough, sr, sg, sb);
        if (coat > 0) {
          const shine = coat + (1 - coat) * (1 - facing) ** 5;
          mirrored(px, py, pz, gx, gy, gz, mx, my, mz, LACQUER, shine, shine, shine);
        }
      }
      film.guide[g5 + 3] = depth;
      for (let index = 0; index < lamps.length; index++) {
        const all = seenAll[index] as number;
        (film.seen[index] as Float32Array)[pixel] = all > 0 ? (seenSum[index] as number) / all : 0;
      }
    }
  }

  /** The colours every trim has at a point of a trimmed part. */
  function exposeTrims(
    trims: Readonly<Record<Trim, Material>>,
    p3: number,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
  ): void {
    for (const [index, trim] of TRIMS.entries()) {
      prepare(trims[trim]);
      stand(x, y, z, nx, ny, nz);
      trims[trim].shade?.(surface);
      add(film.trims[index] as Float32Array, p3, surface.r * scale, surface.g * scale, surface.b * scale);
    }
  }

  /** Adds what is seen along a mirrored ray. */
  function mirrored(
    px: number,
    py: number,
    pz: number,
    gx: number,
    gy: number,
    gz: number,
    mx: number,
    my: number,
    mz: number,
    rough: number,
    sr: number,
    sg: number,
    sb: number,
  ): void {
    scatter(mx, my, mz, rough * rough * 0.85);
    const rx = aim[0] as number;
    const ry = aim[1] as number;
    const rz = aim[2] as number;
    if (rx * gx + ry * gy + rz * gz <= 0) return;
    seeAlong(px, py, pz, rx, ry, rz, rough < 0.35, rough <= ROUGH);
    const cap = rough < 0.1 ? 4 : 2.5;
    add(
      film.mirror,
      here * 3,
      Math.min(light[0] as number, cap) * sr * scale,
      Math.min(light[1] as number, cap) * sg * scale,
      Math.min(light[2] as number, cap) * sb * scale,
    );
  }
}

function add(layer: Float32Array, at: number, a: number, b: number, c: number): void {
  layer[at] = (layer[at] as number) + a;
  layer[at + 1] = (layer[at + 1] as number) + b;
  layer[at + 2] = (layer[at + 2] as number) + c;
}
