import { type Curve, curve } from "../../geometry/curve.ts";
import type { Grille, Trim } from "../elevation.ts";
import type { Frame } from "./frame.ts";

const shape = (text: string): Curve =>
  curve(text.replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure)))));

interface Opening {
  readonly half: number;
  readonly foot: number;
  readonly top: number;
}

/** The house's bridge: a level grille under an arched brow, its ends drawn out. */
export const bridge = ({ half, foot, top }: Opening, bright = 0.3): Grille => ({
  shape: shape(
    `0,${top} ${half * 0.55},${top - 4} ${half * 0.94},${top - (top - foot) * 0.3}! ${half},${top - (top - foot) * 0.46} ${half * 0.86},${foot + (top - foot) * 0.12}! ${half * 0.5},${foot} 0,${foot}!`,
  ),
  frame: bright > 0.2 ? 10 : 0,
  vanes: "level",
  pitch: 26,
  vane: 7,
  bright,
});

/** The house's veil: a tall shield with round shoulders, of fine level blades under one bright brow. */
export const veil = ({ half, foot, top }: Opening, bright = 0.36): Grille => ({
  shape: shape(
    `0,${top} ${half * 0.7},${top - 8} ${half * 0.96},${top - 34} ${half},${top - (top - foot) * 0.36} ${half * 0.93},${foot + (top - foot) * 0.14} ${half * 0.8},${foot}! 0,${foot - 8}!`,
  ),
  frame: 12,
  vanes: "level",
  pitch: 19,
  vane: 6,
  bright,
});

/** A low mouth with a mesh. */
export const mouth = ({ half, foot, top }: Opening): Grille => ({
  shape: shape(
    `0,${top}! ${half * 0.7},${top - 6} ${half * 0.96},${top - (top - foot) * 0.34} ${half},${foot + (top - foot) * 0.3}! ${half * 0.8},${foot} 0,${foot}!`,
  ),
  frame: 0,
  vanes: "mesh",
  pitch: 28,
  vane: 2.8,
  bright: 0.2,
});

/** A dark bay in one corner of the bumper, with the blade that parts it. */
export function corner([left, right]: readonly [number, number], [foot, top]: readonly [number, number]): Trim[] {
  const rise = (top - foot) * 0.24;
  const middle = (foot + top) / 2;
  return [
    {
      shape: shape(
        `${left},${top - rise}! ${(left + right) / 2},${top - rise * 0.3} ${right - 8},${top}! ${right},${middle} ${right - 14},${foot + 12}! ${(left + right) / 2},${foot} ${left + 14},${foot + 8}!`,
      ),
      finish: "deep",
      edge: 0.6,
    },
    {
      shape: shape(
        `${left + 10},${middle - 4}! ${(left + right) / 2},${middle + 6} ${right - 8},${middle + 14}! ${right - 8},${middle - 2}! ${(left + right) / 2},${middle - 10} ${left + 14},${middle - 18}!`,
      ),
      finish: "slat",
      edge: 0.35,
    },
  ];
}

/** The dark foot of a bumper. */
export const apron = ({ half, foot }: Frame, height: number, material: "plain" | "carbon" = "plain"): Trim => ({
  shape: shape(
    `0,${foot + height}! ${half * 0.6},${foot + height * 1.04} ${half * 0.9},${foot + height * 1.3} ${half * 1.02},${foot + height * 1.6}! ${half * 1.02},${foot - 70}! 0,${foot - 70}!`,
  ),
  finish: material === "carbon" ? "carbonSkirt" : "skirt",
  across: true,
});

/** A bright line, level, from the middle outwards. */
export const brightLine = (half: number, y: number, drop = 0, thick = 12): Trim => ({
  shape: shape(
    `0,${y + thick}! ${half * 0.6},${y + thick - drop * 0.3} ${half},${y + thick - drop}! ${half - 4},${y - drop}! ${half * 0.6},${y - drop * 0.3} 0,${y}!`,
  ),
  finish: "chrome",
  across: true,
  edge: 0.6,
});

/** A dark panel from side to side. */
export const band = (half: number, [foot, top]: readonly [number, number], finish: Trim["finish"] = "gloss"): Trim => ({
  shape: shape(
    `0,${top}! ${half * 0.8},${top - 4} ${half},${top - 14}! ${half * 0.98},${foot + 10}! ${half * 0.8},${foot} 0,${foot}!`,
  ),
  finish,
  across: true,
  edge: 0.4,
});

/** The diffuser and its fins between the rear wheels. */
export function diffuser({ half, foot }: Frame, height: number, fins: readonly number[]): Trim[] {
  const [top, low] = [foot + height, foot + 40];
  return [
    {
      shape: shape(
        `0,${top}! ${half * 0.5},${top} ${half * 0.66},${top - height * 0.3}! ${half * 0.7},${low}! 0,${low}!`,
      ),
      finish: "deep",
      across: true,
      edge: 0.35,
      free: true,
    },
    ...fins.map(
      (share): Trim => ({
        shape: shape(
          `${half * share},${top - 6}! ${half * share + 12},${top - 6}! ${half * share * 1.14 + 14},${low}! ${half * share * 1.14},${low}!`,
        ),
        finish: "carbon",
        edge: 0.5,
        free: true,
      }),
    ),
  ];
}

/** Reflectors low in a bumper's corners. */
export const reflectors = ({ half, foot }: Frame, height: number): Trim => ({
  shape: shape(
    `${half * 0.62},${foot + height}! ${half * 0.76},${foot + height + 3} ${half * 0.9},${foot + height + 12}! ${half * 0.9},${foot + height - 8}! ${half * 0.76},${foot + height - 16} ${half * 0.62},${foot + height - 18}!`,
  ),
  finish: "reflector",
  edge: 0.4,
});

/** The ribbed step on which a tall tail is loaded. */
export const tread = ({ half, foot }: Frame, height: number): Trim[] =>
  [0, 16, 32].map((rise) => ({
    shape: shape(
      `0,${foot + height + rise + 8}! ${half * 0.76 - rise},${foot + height + rise + 8}! ${half * 0.76 - rise},${foot + height + rise}! 0,${foot + height + rise}!`,
    ),
    finish: "slat",
    across: true,
    edge: 0.45,
  }));

/** The third lamp, in the blade at the end of a roof. */
export const highLamp = ({ height }: Frame): Trim => ({
  shape: shape(`0,${height - 58}! 150,${height - 61}! 146,${height - 73}! 0,${height - 70}!`),
  finish: "reflector",
  across: true,
  edge: 0.3,
  free: true,
});
