import { mixColours } from "../../render/colour.ts";
import { short } from "../../render/svg.ts";
import type { Scene } from "../scene.ts";
import { LAMPLIGHT, lightPane, windowGrid } from "./windows.ts";

export type Roof = "flat" | "gable" | "hip" | "mansard" | "stepped";

export interface HouseStyle {
  readonly walls: readonly [string, ...string[]];
  readonly roof: Roof | readonly [Roof, ...Roof[]];
  readonly tiles: readonly [lit: string, shaded: string];
  readonly window: string;
  readonly lit: string;
  readonly litShare?: number;
  readonly shutters?: readonly [string, ...string[]];
  /** Colour and strength of the shade that falls on walls' right side and foot. */
  readonly shade?: string;
  readonly storey?: number;
  readonly bay?: number;
  /** Arched shop openings at street level, lit in this colour. */
  readonly arcade?: string;
  readonly top?: "flat" | "arched";
  readonly snow?: string;
}

/** One street front standing on (x, base). Returns nothing; windows follow its size. */
export function house(scene: Scene, x: number, base: number, width: number, height: number, style: HouseStyle): void {
  const { random } = scene;
  const { shade = "#20150f", storey = 26, bay = 19 } = style;
  const wall = random.pick(style.walls);
  const roof = typeof style.roof === "string" ? style.roof : random.pick(style.roof);
  const top = base - height;
  drawRoof(scene, roof, x, top, width, style, wall);
  scene.rect(
    x,
    top,
    width,
    height + 1,
    scene.down(mixColours(wall, "#ffffff", 0.08), wall, mixColours(wall, shade, 0.22)),
  );
  scene.rect(x + width - Math.min(width * 0.16, 9), top, Math.min(width * 0.16, 9), height, shade, 0.2);
  const columns = Math.max(1, Math.round(width / bay));
  const ground = style.arcade ? storey * 1.15 : storey * 0.25;
  const rows = Math.max(1, Math.round((height - ground - 6) / storey));
  windowGrid(scene, {
    x: x + width * 0.05,
    y: top + 5,
    width: width * 0.9,
    height: height - ground - 6,
    columns,
    rows,
    dark: style.window,
    lit: style.lit,
    litShare: style.litShare ?? 0.15,
    top: style.top ?? "flat",
    ...(style.shutters ? { shutters: random.pick(style.shutters), wide: 0.3 } : {}),
    sill: mixColours(wall, "#ffffff", 0.35),
  });
  if (style.arcade) drawShops(scene, x, base, width, ground, columns, style.arcade, wall);
  scene.rect(x - 1, top - 2, width + 2, 3.2, mixColours(wall, "#ffffff", 0.3));
  scene.rect(x, top + 1.4, width, 2.4, shade, 0.3);
}

function drawShops(
  scene: Scene,
  x: number,
  base: number,
  width: number,
  height: number,
  columns: number,
  light: string,
  wall: string,
): void {
  const bays = Math.max(1, Math.round(columns * 0.8));
  const cell = width / bays;
  for (let index = 0; index < bays; index++) {
    const [left, right] = [x + cell * (index + 0.2), x + cell * (index + 0.8)];
    const spring = base - height * 0.52;
    const d = `M${short(left)} ${short(base)}V${short(spring)}A${short((right - left) / 2)} ${short(height * 0.26)} 0 0 1 ${short(right)} ${short(spring)}V${short(base)}Z`;
    const opacity = scene.random.between(0.55, 1);
    lightPane(scene, scene.night, () =>
      scene.path(d, scene.night ? LAMPLIGHT : light, opacity * (scene.night ? 0.85 : 1)),
    );
  }
  scene.rect(x, base - height, width, 2, mixColours(wall, "#000000", 0.35), 0.7);
}

function drawRoof(
  scene: Scene,
  roof: Roof,
  x: number,
  top: number,
  width: number,
  style: HouseStyle,
  wall: string,
): void {
  const { random } = scene;
  const [lit, shaded] = style.tiles;
  const right = x + width;
  const middle = x + width / 2;
  const chimney = (at: number, foot: number, tall: number) => {
    scene.rect(at, foot - tall, 6, tall, mixColours(wall, "#3a2218", 0.35));
    scene.rect(at - 1, foot - tall - 2, 8, 2.5, shaded);
  };
  if (roof === "flat") {
    scene.rect(x + width * 0.1, top - 7, width * 0.8, 8, mixColours(wall, "#000000", 0.18));
    return;
  }
  if (roof === "gable" || roof === "stepped") {
    const rise = Math.min(width * 0.62, 46);
    if (roof === "gable") {
      scene.path(
        `M${short(x - 2)} ${short(top + 1)}L${short(middle)} ${short(top - rise)}L${short(right + 2)} ${short(top + 1)}Z`,
        mixColours(wall, "#ffffff", 0.05),
      );
      scene.line(
        `M${short(x - 3)} ${short(top + 2)}L${short(middle)} ${short(top - rise)}L${short(right + 3)} ${short(top + 2)}`,
        style.snow ?? lit,
        4.5,
      );
    } else {
      let d = `M${short(x)} ${short(top + 1)}`;
      const stairs = 4;
      for (let stair = 1; stair <= stairs; stair++)
        d += `V${short(top - (rise * stair) / stairs)}H${short(x + (width * 0.42 * stair) / stairs)}`;
      for (let stair = stairs; stair >= 1; stair--)
        d += `H${short(right - (width * 0.42 * stair) / stairs)}V${short(top - (rise * (stair - 1)) / stairs)}`;
      scene.path(`${d}H${short(right)}Z`, mixColours(wall, "#ffffff", 0.05));
    }
    scene.rect(middle - 4, top - rise * 0.5, 8, 11, style.window, 0.85);
    return;
  }
  const rise = roof === "mansard" ? Math.min(32, width * 0.45) : Math.min(30, width * 0.36);
  const inset = roof === "mansard" ? rise * 0.32 : Math.min(rise * 0.9, width * 0.34);
  if (random.chance(0.7)) chimney(x + width * random.between(0.2, 0.7), top - rise * 0.7, rise * 0.75);
  const d = `M${short(x - 2.5)} ${short(top + 1)}L${short(x + inset)} ${short(top - rise)}H${short(right - inset)}L${short(right + 2.5)} ${short(top + 1)}Z`;
  scene.path(
    d,
    scene.down(
      style.snow ?? lit,
      style.snow ?? lit,
      style.snow ? mixColours(style.snow, shaded, 0.3) : mixColours(lit, shaded, 0.5),
    ),
  );
  scene.path(
    `M${short(right - inset)} ${short(top - rise)}L${short(right + 2.5)} ${short(top + 1)}H${short(right - inset * 1.5 - width * 0.08)}Z`,
    shaded,
    0.6,
  );
  if (roof === "mansard" || random.chance(0.35)) {
    const count = Math.max(1, Math.round(width / 30));
    for (let index = 0; index < count; index++) {
      const cx = x + (width * (index + 0.5)) / count;
      const [w, h] = [8, Math.min(13, rise * 0.55)];
      scene.path(
        `M${short(cx - w / 2 - 2)} ${short(top - 3)}V${short(top - 3 - h)}L${short(cx)} ${short(top - 8 - h)}L${short(cx + w / 2 + 2)} ${short(top - 3 - h)}V${short(top - 3)}Z`,
        mixColours(wall, "#ffffff", 0.1),
      );
      scene.rect(cx - w / 2, top - 3 - h, w, h, random.chance(style.litShare ?? 0.15) ? style.lit : style.window);
    }
  }
}

export interface Row {
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly height: readonly [number, number];
  readonly width: readonly [number, number];
}

/** A street of houses side by side; fills the stretch exactly. */
export function houseRow(scene: Scene, row: Row, style: HouseStyle): void {
  const { random } = scene;
  let x = row.from;
  while (x < row.to - 1) {
    const left = row.to - x;
    let width = random.between(row.width[0], row.width[1]);
    if (left - width < row.width[0] * 0.7) width = left;
    house(scene, x, row.base, width, random.between(row.height[0], row.height[1]), style);
    x += width;
  }
}
