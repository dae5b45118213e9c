import type { Sdf, Vec } from "./sdf.ts";

export type Rgb = readonly [red: number, green: number, blue: number];

/** What is dyed to order: the leather, its darker companion on dashboard and wheel, the thread. */
export const DYES = ["leather", "upper", "thread"] as const;
export type Dye = (typeof DYES)[number];

/** The trims a dashboard can be had in. */
export const TRIMS = ["carbon", "mattCarbon", "walnut", "burr", "ash", "greyOak", "aluminium", "piano"] as const;
export type Trim = (typeof TRIMS)[number];

/** A point of a surface on its way to be lit; a material fills in what it is made of. */
export interface Surface {
  x: number;
  y: number;
  z: number;
  /** The normal; a material may tilt it. */
  nx: number;
  ny: number;
  nz: number;
  /** Diffuse colour, linear; of a dyed surface: the share of its dye. */
  r: number;
  g: number;
  b: number;
  dye: Dye | undefined;
  /** Reflection straight on (0.04 leather and lacquer), and how rough it is, 0–1. */
  f0: number;
  rough: number;
  /** Share of the diffuse colour that is the colour of the reflection instead (metals). */
  metal: number;
  /** Reflection, straight on, of clear lacquer above it; 0 where there is none. */
  coat: number;
  /** Light of its own. */
  er: number;
  eg: number;
  eb: number;
}

export interface Material {
  /** Mean colour, for light that bounces off it; of a dyed material: the share of its dye. */
  readonly tint: Rgb;
  readonly dye?: Dye;
  readonly emit?: Rgb;
  shade?(surface: Surface): void;
  readonly f0?: number;
  readonly rough?: number;
  readonly metal?: number;
  readonly coat?: number;
  /** Of a part that is trimmed to order: what each trim looks like there. */
  readonly trims?: Readonly<Record<Trim, Material>>;
}

/** One solid of one material. `cell` is the width of its triangles in metres; fine relief comes from the solid itself. */
export interface Part {
  readonly solid: Sdf;
  readonly bounds: readonly [Vec, Vec];
  readonly cell: number;
  readonly material: Material;
}

/** A flat lamp that shines to the side of `across × along`. */
export interface Panel {
  readonly centre: Vec;
  /** Half its width and half its height. */
  readonly across: Vec;
  readonly along: Vec;
  readonly light: Rgb;
  /** It shines only as far as the leather is dark: its light neither bounces nor is mirrored, since those serve every finish. */
  readonly forDark?: boolean;
}

/** A glowing line. */
export interface Thread {
  readonly points: readonly Vec[];
  readonly light: Rgb;
}

export interface Scene {
  readonly parts: readonly Part[];
  readonly panels: readonly Panel[];
  readonly threads: readonly Thread[];
  readonly camera: { from: Vec; to: Vec /** Degrees across. */; angle: number; lens?: number; focus?: number };
  /** What is mirrored where nothing stands. */
  backdrop(dx: number, dy: number, dz: number): Rgb;
  readonly ambient: Rgb;
  readonly exposure: number;
  /** Strength of the glow around lights. */
  readonly bloom?: number;
  readonly vignette?: number;
}

/** Dyes and trim while light bounces and is mirrored: of middling lightness, since what is chosen is not known yet. */
export const REFERENCE_DYES: Readonly<Record<Dye, Rgb>> = {
  leather: [0.21, 0.17, 0.14],
  upper: [0.02, 0.016, 0.014],
  thread: [0.4, 0.36, 0.3],
};
