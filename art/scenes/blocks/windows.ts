import { short } from "../../render/svg.ts";
import type { Scene } from "../scene.ts";

export interface WindowGrid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly dark: string;
  readonly lit: string;
  /** Share of windows with light in them, 0–1. */
  readonly litShare?: number;
  /** Share of each cell the window takes. */
  readonly wide?: number;
  readonly tall?: number;
  readonly top?: "flat" | "arched";
  /** Colour of shutters at both sides. */
  readonly shutters?: string;
  /** Colour of a sill under each. */
  readonly sill?: string;
}

/** What a lit window shows after dark, and the share of windows that are lit. */
export const LAMPLIGHT = "#ffcf87";
const BURNING_SHARE = 0.4;

/** Whether a window that is dark by day is lit tonight. */
export const windowBurns = (scene: Scene): boolean => scene.night && scene.nightRandom.chance(BURNING_SHARE);

/** Draws a window's pane: in its own light where a lamp burns behind it. */
export function lightPane(scene: Scene, burns: boolean, pane: () => void): void {
  if (burns) scene.aglow(pane);
  else pane();
}

/** A regular grid of windows within a box. */
export function windowGrid(scene: Scene, grid: WindowGrid): void {
  const {
    x,
    y,
    width,
    height,
    columns,
    rows,
    dark,
    lit,
    litShare = 0.2,
    wide = 0.42,
    tall = 0.58,
    top = "flat",
  } = grid;
  const { random } = scene;
  const [cellWidth, cellHeight] = [width / columns, height / rows];
  const [w, h] = [cellWidth * wide, cellHeight * tall];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + column * cellWidth + (cellWidth - w) / 2;
      const up = y + row * cellHeight + (cellHeight - h) / 2;
      const glows = random.chance(litShare);
      const opacity = glows ? random.between(0.6, 1) : 0.85;
      const burns = glows || windowBurns(scene);
      if (grid.shutters) {
        scene.rect(left - w * 0.48, up, w * 0.44, h, grid.shutters);
        scene.rect(left + w * 1.04, up, w * 0.44, h, grid.shutters);
      }
      if (top === "arched") {
        const d = `M${short(left)} ${short(up + h)}V${short(up + w / 2)}A${short(w / 2)} ${short(w / 2)} 0 0 1 ${short(left + w)} ${short(up + w / 2)}V${short(up + h)}Z`;
        lightPane(scene, burns, () => scene.path(d, burns ? (scene.night ? LAMPLIGHT : lit) : dark, opacity));
      } else
        lightPane(scene, burns, () =>
          scene.rect(left, up, w, h, burns ? (scene.night ? LAMPLIGHT : lit) : dark, opacity),
        );
      if (grid.sill) scene.rect(left - w * 0.2, up + h, w * 1.4, Math.max(1, h * 0.09), grid.sill, 0.8);
    }
  }
}
