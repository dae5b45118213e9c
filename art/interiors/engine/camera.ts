import type { Scene } from "./scene.ts";

export type Ray = [ox: number, oy: number, oz: number, dx: number, dy: number, dz: number];

/** Rays through points of the picture; the lens blurs what is out of focus. */
export function frameOf(camera: Scene["camera"], width: number, height: number) {
  const { from, to, angle, lens = 0, focus = 1.5 } = camera;
  const f = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const length = Math.hypot(...f);
  const [fx, fy, fz] = [f[0] / length, f[1] / length, f[2] / length];
  const flat = Math.hypot(fx, fz);
  const [rx, rz] = [fz / flat, -fx / flat];
  // Up is square to forward and right.
  const [upX, upY, upZ] = [(-fy * fx) / flat, flat, (-fy * fz) / flat];
  const reach = Math.tan((angle * Math.PI) / 360);
  const ray: Ray = [0, 0, 0, 0, 0, 0];
  return (column: number, row: number, lensA: number, lensB: number): Ray => {
    const sx = ((column / width) * 2 - 1) * reach;
    const sy = (1 - (row / height) * 2) * reach * (height / width);
    let dx = fx + rx * sx + upX * sy;
    let dy = fy + upY * sy;
    let dz = fz + rz * sx + upZ * sy;
    let [ox, oy, oz] = from;
    if (lens > 0) {
      const r = Math.sqrt(lensA) * lens;
      const a = 2 * Math.PI * lensB;
      const lx = r * Math.cos(a);
      const ly = r * Math.sin(a);
      const mx = rx * lx + upX * ly;
      const my = upY * ly;
      const mz = rz * lx + upZ * ly;
      ox += mx;
      oy += my;
      oz += mz;
      dx -= mx / focus;
      dy -= my / focus;
      dz -= mz / focus;
    }
    const scale = 1 / Math.hypot(dx, dy, dz);
    ray[0] = ox;
    ray[1] = oy;
    ray[2] = oz;
    ray[3] = dx * scale;
    ray[4] = dy * scale;
    ray[5] = dz * scale;
    return ray;
  };
}
