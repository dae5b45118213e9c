import type { Panel } from "./scene.ts";

/** A panel with what its formulas need. */
export interface Lamp extends Panel {
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly area: number;
  readonly corners: Float64Array;
}

export function lampOf(panel: Panel): Lamp {
  const { centre, across: a, along: b } = panel;
  const n = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]] as const;
  const size = Math.hypot(...n);
  const corners = new Float64Array(12);
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].forEach(([u = 0, v = 0], corner) => {
    for (let axis = 0; axis < 3; axis++) {
      corners[corner * 3 + axis] = (centre[axis] as number) + u * (a[axis] as number) + v * (b[axis] as number);
    }
  });
  return {
    ...panel,

    nx: n[0] / size,
    ny: n[1] / size,
    nz: n[2] / size,
    area: 4 * size,
    corners,
  };
}

/** A point of the panel, -1 to 1 each way, into `out`. */
export function pointOn({ centre, across, along }: Lamp, u: number, v: number, out: Float64Array): void {
  out[0] = centre[0] + u * across[0] + v * along[0];
  out[1] = centre[1] + u * across[1] + v * along[1];
  out[2] = centre[2] + u * across[2] + v * along[2];
}

/** Light of a panel of strength 1 on a surface with nothing in between (Lambert's formula for polygons). */
export function irradiance(lamp: Lamp, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  const { corners, centre } = lamp;
  if ((x - centre[0]) * lamp.nx + (y - centre[1]) * lamp.ny + (z - centre[2]) * lamp.nz <= 0) return 0;
  let sum = 0;
  let ax = (corners[9] as number) - x;
  let ay = (corners[10] as number) - y;
  let az = (corners[11] as number) - z;
  let scale = 1 / Math.sqrt(ax * ax + ay * ay + az * az);
  ax *= scale;
  ay *= scale;
  az *= scale;
  for (let corner = 0; corner < 12; corner += 3) {
    let bx = (corners[corner] as number) - x;
    let by = (corners[corner + 1] as number) - y;
    let bz = (corners[corner + 2] as number) - z;
    scale = 1 / Math.sqrt(bx * bx + by * by + bz * bz);
    bx *= scale;
    by *= scale;
    bz *= scale;
    const cosine = Math.max(-1, Math.min(1, ax * bx + ay * by + az * bz));
    const cx = ay * bz - az * by;
    const cy = az * bx - ax * bz;
    const cz = ax * by - ay * bx;
    const size = Math.sqrt(cx * cx + cy * cy + cz * cz);
    if (size > 1e-9) sum += (Math.acos(cosine) * (cx * nx + cy * ny + cz * nz)) / size;
    ax = bx;
    ay = by;
    az = bz;
  }
  return Math.max(0, -sum / 2);
}

/** The sheen of a panel on a rough surface: its point nearest to the mirrored ray, the lobe widened by its size. */
export function highlight(
  lamp: Lamp,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  mx: number,
  my: number,
  mz: number,
  facing: number,
  rough: number,
): number {
  const { centre: c, across: a, along: b } = lamp;
  const ox = c[0] - x;
  const oy = c[1] - y;
  const oz = c[2] - z;
  const away = ox * lamp.nx + oy * lamp.ny + oz * lamp.nz;
  if (away >= 0) return 0;
  const slope = mx * lamp.nx + my * lamp.ny + mz * lamp.nz;
  const t = slope < -0.02 ? away / slope : 6;
  const hx = mx * t - ox;
  const hy = my * t - oy;
  const hz = mz * t - oz;
  const aa = a[0] * a[0] + a[1] * a[1] + a[2] * a[2];
  const bb = b[0] * b[0] + b[1] * b[1] + b[2] * b[2];
  const u = Math.max(-1, Math.min(1, (hx * a[0] + hy * a[1] + hz * a[2]) / aa));
  const v = Math.max(-1, Math.min(1, (hx * b[0] + hy * b[1] + hz * b[2]) / bb));
  let lx = ox + u * a[0] + v * b[0];
  let ly = oy + u * a[1] + v * b[1];
  let lz = oz + u * a[2] + v * b[2];
  const distance = Math.sqrt(lx * lx + ly * ly + lz * lz);
  lx /= distance;
  ly /= distance;
  lz /= distance;
  const fall = lx * nx + ly * ny + lz * nz;
  if (fall <= 0) return 0;
  const kx = lx + 2 * facing * nx - mx;
  const ky = ly + 2 * facing * ny - my;
  const kz = lz + 2 * facing * nz - mz;
  const half = (kx * nx + ky * ny + kz * nz) / Math.sqrt(kx * kx + ky * ky + kz * kz);
  const alpha = rough * rough;
  const wide = Math.min(1, alpha + (Math.sqrt(lamp.area) / distance) * 0.35);
  const a2 = alpha * alpha;
  const d = half * half * (a2 - 1) + 1;
  const lobe = (a2 / (Math.PI * d * d)) * (alpha / wide) ** 2;
  const k = alpha / 2;
  const hide = 1 / ((fall * (1 - k) + k) * (facing * (1 - k) + k));
  const solidAngle = (lamp.area * -(lx * lamp.nx + ly * lamp.ny + lz * lamp.nz)) / (distance * distance);
  return Math.min(lobe * hide * 0.25 * fall * solidAngle, 1.5);
}

/** Whether a mirrored ray meets a panel: 1 in its middle, fading towards its edges. */
export function meets(
  lamp: Lamp,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  reach: number,
): number {
  const slope = dx * lamp.nx + dy * lamp.ny + dz * lamp.nz;
  if (slope >= -1e-4) return 0;
  const { centre: c, across: a, along: b } = lamp;
  const t = ((c[0] - x) * lamp.nx + (c[1] - y) * lamp.ny + (c[2] - z) * lamp.nz) / slope;
  if (t <= 0 || t >= reach) return 0;
  const hx = x + dx * t - c[0];
  const hy = y + dy * t - c[1];
  const hz = z + dz * t - c[2];
  const u = Math.abs((hx * a[0] + hy * a[1] + hz * a[2]) / (a[0] ** 2 + a[1] ** 2 + a[2] ** 2));
  const v = Math.abs((hx * b[0] + hy * b[1] + hz * b[2]) / (b[0] ** 2 + b[1] ** 2 + b[2] ** 2));
  if (u >= 1 || v >= 1) return 0;
  const fade = Math.min(1, (1 - u) / 0.45) * Math.min(1, (1 - v) / 0.45);
  return fade * fade * (3 - 2 * fade);
}
