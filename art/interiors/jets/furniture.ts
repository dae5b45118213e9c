import { LINE_LIGHT } from "../cabin/design.ts";
import type { AddPart } from "../cabin/parts-list.ts";
import type { Part } from "../engine/scene.ts";
import { at, blend, box, clamp, rod, type Sdf, turn, type Vec } from "../engine/sdf.ts";
import { leather, type Quilting, type Seam, sewn } from "../leather.ts";
import { placed, type Standing } from "../placed.ts";
import { displayPicture } from "../screens.ts";
import { framed, raised, upholstery } from "../seat.ts";
import { piano, plain, polished, satin, screen } from "../surfaces.ts";
import { decor } from "../trims.ts";

/** A cup on its saucer. */
export function addCup(add: AddPart, [cx, top, cz]: Vec): void {
  const cup: Sdf = (x, y, z) => {
    const r = Math.hypot(x - cx, z - cz);
    const up = y - top;
    const wall = 0.02 + 0.017 * Math.sqrt(clamp(up / 0.05, 0, 1));
    const body = Math.max((r - wall) * 0.8, up - 0.055, -up);
    const hollow = Math.max((r - wall + 0.004) * 0.8, 0.047 - up);
    const saucer = Math.abs(up - 0.002 - 0.16 * Math.max(0, r - 0.03)) - 0.002;
    const handle = Math.hypot(Math.hypot(x - cx + 0.044, up - 0.03) - 0.013, z - cz) - 0.003;
    return Math.min(Math.max(body, -hollow), Math.max(saucer * 0.8, r - 0.066), handle);
  };
  add(
    cup,
    [cx - 0.08, top - 0.01, cz - 0.08],
    [cx + 0.08, top + 0.075, cz + 0.08],
    0.0025,
    plain("#e9e2d6", 0.12, 0.05),
  );
}

/** A bound notebook with its pencil. */
export function addNotebook(add: AddPart, [x, y, z]: Vec, hide: string): void {
  const low: Vec = [x - 0.14, y - 0.01, z - 0.16];
  const high: Vec = [x + 0.14, y + 0.04, z + 0.16];
  add(
    at([x, y + 0.01, z], turn("y", 18, box([0, 0, 0], [0.075, 0.01, 0.105], 0.004))),
    low,
    high,
    0.005,
    plain(hide, 0.5),
  );
  const pencil = at([x + 0.01, y + 0.024, z - 0.01], turn("y", 34, rod([0, 0, -0.06], [0, 0, 0.06], 0.004)));
  add(pencil, low, high, 0.003, polished);
}

/** A divan for three beside the wall, made looking along +z, its middle at the origin. */
export function divan(quilting: Quilting, standing: Standing): Part[] {
  const place = 0.6;
  const half = 1.5 * place;
  const bounds: Part["bounds"] = [
    [-half - 0.2, 0, -0.55],
    [half + 0.2, 1.05, 0.42],
  ];
  const parts: Part[] = [];
  for (const middle of [-place, 0, place]) {
    const onSeat = framed([middle, 0.42, 0.08], -5);
    const seatSewing = upholstery(
      quilting,
      (x, y, z) => {
        const [u, w, v] = onSeat(x, y, z);
        return [u, v, w + 0.05];
      },
      [-0.22, 0.22],
      0.24,
    );
    const cushion = at([middle, 0.42, 0.08], turn("x", -5, box([0, -0.06, 0], [place / 2 + 0.002, 0.08, 0.3], 0.05)));
    parts.push({
      solid: sewn(raised(cushion, seatSewing.relief), seatSewing.seam, 0.003, 0.0035),
      bounds: [
        [middle - 0.35, 0.2, -0.3],
        [middle + 0.35, 0.6, 0.45],
      ],
      cell: 0.009,
      material: leather("leather", { seam: seatSewing.seam }),
    });
    const onBack = framed([middle, 0.42, -0.2], -17);
    const backSewing = upholstery(quilting, onBack, [0.05, 0.42], 0.24);
    const back = at([middle, 0.42, -0.2], turn("x", -17, box([0, 0.24, 0], [place / 2 + 0.002, 0.26, 0.075], 0.05)));
    parts.push({
      solid: sewn(raised(back, backSewing.relief), backSewing.seam, 0.003, 0.0035),
      bounds: [
        [middle - 0.35, 0.3, -0.5],
        [middle + 0.35, 1.0, 0.05],
      ],
      cell: 0.009,
      material: leather("leather", { seam: backSewing.seam }),
    });
  }
  for (const side of [-1, 1]) {
    const x = side * (half + 0.06);
    const seam: Seam = { distance: (px) => Math.abs(Math.abs(px - x) - 0.03), along: (_x, _y, z) => z };
    const arm = blend(
      0.03,
      box([x, 0.58, 0.02], [0.06, 0.04, 0.3], 0.034),
      box([x, 0.36, 0.02], [0.05, 0.22, 0.29], 0.03),
    );
    parts.push({ solid: sewn(arm, seam, 0.002), bounds, cell: 0.01, material: leather("leather", { seam }) });
  }
  parts.push({
    solid: box([0, 0.17, 0.04], [half + 0.05, 0.17, 0.28], 0.02),
    bounds,
    cell: 0.016,
    material: leather("upper"),
  });
  return parts.map((part) => placed(part, standing));
}

/** A low cabinet beside the wall with a screen that stands on it, made looking along +z. */
export function credenza(standing: Standing): Part[] {
  const half = 0.85;
  const doors: Seam = {
    distance: (x, y) => (y < 0.68 ? Math.min(...[-0.43, 0, 0.43].map((joint) => Math.abs(x - joint))) : 1),
    along: (_, y) => y,
  };
  const cabinet: Part["bounds"] = [
    [-half - 0.05, 0, -0.3],
    [half + 0.05, 0.8, 0.3],
  ];
  const pane: Part["bounds"] = [
    [-0.5, 0.74, -0.22],
    [0.5, 1.32, -0.1],
  ];
  const picture = screen(displayPicture(LINE_LIGHT), (x, y) => [0.5 + x / 0.86, 0.5 - (y - 1.05) / 0.46] as const, 0.9);
  return [
    {
      solid: sewn(box([0, 0.36, 0], [half, 0.36, 0.2], 0.012), doors, 0.004, 0.003),
      bounds: cabinet,
      cell: 0.012,
      material: decor("x"),
    },
    { solid: box([0, 0.735, 0], [half + 0.012, 0.014, 0.215], 0.008), bounds: cabinet, cell: 0.009, material: piano },
    { solid: box([0, 1.05, -0.16], [0.45, 0.25, 0.014], 0.01), bounds: pane, cell: 0.008, material: piano },
    { solid: box([0, 1.05, -0.147], [0.43, 0.23, 0.003], 0.002), bounds: pane, cell: 0.008, material: picture },
    { solid: box([0, 0.77, -0.16], [0.12, 0.06, 0.01], 0.006), bounds: pane, cell: 0.006, material: satin },
  ].map((part) => placed(part, standing));
}
