import { path, short } from "../../render/svg.ts";
import { type Blade, drawBlade, type Finish, outlineOf, polar, type Spot } from "./blade.ts";

/** The patterns of spokes this house draws; `count` is the number of arms where a pattern leaves it open. */
export interface SpokePattern {
  readonly kind:
    | "five"
    | "twinFive"
    | "wye"
    | "multi"
    | "twinTen"
    | "turbine"
    | "mesh"
    | "monolith"
    | "star"
    | "aero"
    | "splitVee";
  readonly count?: number;
}

/** Rotation of the whole wheel (radians) and which way a directional pattern leans. */
interface SpokePose {
  readonly rotation: number;
  readonly lean: 1 | -1;
}

const TURN = 2 * Math.PI;

function around(count: number, rotation: number, blades: (angle: number) => readonly Blade[]): Blade[] {
  return Array.from({ length: count }, (_, arm) => blades(rotation + (arm * TURN) / count)).flat();
}

const pair = (angle: number, hubSpread: number, rimSpread: number, hubWidth: number, rimWidth: number, from = 0.17) =>
  [-1, 1].map((side) => ({
    hubAngle: angle + side * hubSpread,
    rimAngle: angle + side * rimSpread,
    hubWidth,
    rimWidth,
    from,
  }));

/** The arms of a pattern; none of the closed wheels. */
export function blades({ kind, count }: SpokePattern, { rotation, lean }: SpokePose): readonly Blade[] {
  switch (kind) {
    case "five":
      return around(count ?? 5, rotation, (angle) => pair(angle, 0.5, 0.24, 0.09, 0.1, 0.187));
    case "twinFive":
      return around(count ?? 5, rotation, (angle) => pair(angle, 0.62, 0.17, 0.1, 0.125, 0.178));
    case "wye":
      return around(count ?? 7, rotation, (angle) => pair(angle, 0.02, 0.2, 0.1, 0.1));
    case "twinTen":
      return around(count ?? 10, rotation, (angle) => pair(angle, 0.07, 0.13, 0.07, 0.075));
    case "multi":
      return around(count ?? 20, rotation, (angle) => [
        { hubAngle: angle, rimAngle: angle, hubWidth: 0.045, rimWidth: 0.075 },
      ]);
    case "star":
      return around(count ?? 5, rotation, (angle) => [
        { hubAngle: angle, rimAngle: angle, hubWidth: 0.26, rimWidth: 0.17, from: 0.1 },
      ]);
    case "turbine":
      return around(count ?? 11, rotation, (angle) => [
        { hubAngle: angle, rimAngle: angle + 0.22 * lean, hubWidth: 0.075, rimWidth: 0.17, bow: 0.05 * lean },
      ]);
    case "splitVee":
      return around(count ?? 5, rotation, (angle) => [
        { hubAngle: angle, rimAngle: angle, hubWidth: 0.2, rimWidth: 0.1, from: 0.12, to: 0.55 },
        { hubAngle: angle - 0.04, rimAngle: angle - 0.3, hubWidth: 0.08, rimWidth: 0.1, from: 0.45 },
        { hubAngle: angle + 0.04, rimAngle: angle + 0.3, hubWidth: 0.08, rimWidth: 0.1, from: 0.45 },
      ]);
    case "mesh":
      return [1, -1].flatMap((side) =>
        around(count ?? 12, rotation, (angle) => [
          { hubAngle: angle, rimAngle: angle + 0.34 * side, hubWidth: 0.05, rimWidth: 0.055, from: 0.22 },
        ]),
      );
    case "monolith":
    case "aero":
      return [];
  }
}

/** A polished disc pierced by slim windows: the calm wheel of the largest saloons. */
function monolithDisc(count: number, rotation: number, rim: number, finish: Finish, metal: string): string {
  let drawing = `<circle r="${short(rim * 0.9)}" fill="${metal}" stroke="${finish.shade}" stroke-width="${short(rim * 0.012)}"/>`;
  for (let arm = 0; arm < count; arm++) {
    const angle = rotation + (arm * TURN) / count;
    const half = (TURN / count) * 0.3;
    const inner = (side: number) => polar(rim * 0.42, angle + side * half * 0.5);
    const outer = (side: number) => polar(rim * 0.84, angle + side * half * 0.98);
    const rounded: Spot[] = [
      inner(-1),
      outer(-1),
      polar(rim * 0.875, angle),
      outer(1),
      inner(1),
      polar(rim * 0.39, angle),
    ];
    const edge = `fill="none" stroke-width="${short(rim * 0.012)}"`;
    drawing += path(`${outlineOf(rounded)}Z`, `fill="#0b0b0d"`);
    drawing += path(outlineOf([inner(-1), outer(-1)]), `${edge} stroke="${finish.light}" stroke-opacity=".7"`);
    drawing += path(outlineOf([inner(1), outer(1)]), `${edge} stroke="${finish.shade}"`);
  }
  return drawing;
}

/** A closed disc with slanted vanes at its edge, for cars that care for the wind. */
function aeroDisc(count: number, pose: SpokePose, rim: number, finish: Finish, metal: string): string {
  let drawing = `<circle r="${short(rim * 0.93)}" fill="${metal}"/>`;
  for (let arm = 0; arm < count; arm++) {
    const angle = pose.rotation + (arm * TURN) / count;
    const slant = 0.12 * pose.lean;
    const vane: Spot[] = [
      polar(rim * 0.5, angle - 0.05),
      polar(rim * 0.86, angle + slant - 0.15),
      polar(rim * 0.88, angle + slant + 0.1),
      polar(rim * 0.5, angle + 0.03),
    ];
    drawing += path(
      `${outlineOf(vane)}Z`,
      `fill="#0b0b0d" stroke="${finish.light}" stroke-opacity=".35" stroke-width="${short(rim * 0.008)}"`,
    );
  }
  return `${drawing}<circle r="${short(rim * 0.44)}" fill="none" stroke="${finish.shade}" stroke-width="${short(rim * 0.015)}"/>`;
}

/** The spokes of a wheel around (0, 0); `metal` is the paint of flat parts, a gradient's reference. */
export function drawSpokes(pattern: SpokePattern, pose: SpokePose, rim: number, finish: Finish, metal: string): string {
  if (pattern.kind === "monolith") return monolithDisc(pattern.count ?? 7, pose.rotation, rim, finish, metal);
  if (pattern.kind === "aero") return aeroDisc(pattern.count ?? 15, pose, rim, finish, metal);
  return blades(pattern, pose)
    .map((blade) => drawBlade(blade, rim, finish))
    .join("");
}
