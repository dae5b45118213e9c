import { type Curve, type CurvePoint, curve } from "../geometry/curve.ts";
import type { Half, Trim, TyreView } from "./elevation.ts";

const sharp = (point: string): string => `${point}!`;
const at = (x: number, y: number): string => `${Math.round(x)},${Math.round(y)}`;

interface Stance {
  readonly tyre: TyreView;
  /** Half the width of the body above the wings, as a share of that at the arches' lips. */
  readonly flank?: number | undefined;
  /** How far a bumper's middle hangs beneath its corners (mm). */
  readonly chin: number;
}

/**
 * A body on its wheels: widest at the arch's lip, its corners further in beneath, where they leave the tyre free and rise
 * towards it. What lies above the wing may stand further in too.
 */
export function planted(outline: Half, { tyre, flank, chin }: Stance): Half {
  const half = Math.max(...outline.map(({ x }) => x));
  const foot = Math.min(...outline.map(({ y }) => y));
  const lip = Math.max(tyre.radius * 1.06, foot + 150);
  const rise = lip - foot;
  const above = outline.filter(({ y }) => y > lip + 20);
  const beneath = curve(
    [
      at(half, lip),
      at(half * 0.987, foot + rise * 0.7),
      at(half * 0.948, foot + rise * 0.4),
      sharp(at(half * 0.905, foot + rise * 0.16)),
      at(half * 0.86, foot + rise * 0.02 - chin * 0.3),
      at(half * 0.7, foot - chin * 0.85),
      sharp(at(0, foot - chin)),
    ].join(" "),
  );
  return [...(flank ? flared(above, half, flank, tyre.radius) : above), ...beneath];
}

/** A wing that stands out from the flank above it. */
function flared(above: Curve, half: number, flank: number, radius: number): CurvePoint[] {
  const [brow, root] = [radius * 1.96, radius * 2.16];
  return [
    ...above.filter(({ y }) => y > root + 20).map((point) => ({ ...point, x: point.x * flank })),
    ...curve([at(half * flank, root), at(half * 0.985, brow), at(half, brow - 60)].map(sharp).join(" ")),
  ];
}

/** The dark beneath and behind a bumper: floor between the tyres, wheel houses above them. */
export function underside({ track, width, radius }: TyreView): Half {
  const inner = track / 2 - width / 2 + width * 0.2;
  const outer = track / 2 + width * 0.46;
  return curve(
    [
      at(0, radius * 1.4),
      at(outer, radius * 1.4),
      at(outer, radius * 0.7),
      at(inner, radius * 0.5),
      at(inner, -6),
      at(0, -6),
    ]
      .map(sharp)
      .join(" "),
  );
}

/** How high a tall car's lowest part hangs, and how far at least beneath its bumper (mm). */
const CLEARANCE = 200;
const HANG = 24;

/** What closes a tall car beneath its bumper: narrower towards the ground, clear of the tyres. */
export function valance(body: Half, { track, width }: TyreView): Half {
  const foot = Math.min(...body.map(({ y }) => y));
  const low = Math.min(CLEARANCE, foot - HANG);
  const inner = track / 2 - width / 2;
  return curve(
    [
      sharp(at(0, foot + 60)),
      sharp(at(inner - 14, foot + 60)),
      sharp(at(inner - 18, foot)),
      sharp(at(inner - 40, low + (foot - low) * 0.45)),
      sharp(at(inner - 130, low)),
      sharp(at(0, low - 6)),
    ].join(" "),
  );
}

/** The plate that guards the middle of a valance, and reaches up over the bumper's foot. */
export function skidPlate(lower: Half): Trim {
  const low = Math.min(...lower.map(({ y }) => y));
  const top = Math.max(...lower.map(({ y }) => y)) + 6;
  const half = Math.max(...lower.map(({ x }) => x)) * 0.7;
  return {
    shape: curve(
      `0,${top}! ${half * 0.94},${top}! ${half},${top - 12} ${half * 0.97},${top - 40} ${half * 0.84},${low + 40}! ${half * 0.8},${low + 30} 0,${low + 30}!`,
    ),
    finish: "slat",
    across: true,
    edge: 0.7,
    free: true,
  };
}

/** The lip of a wheel's arch, as it turns away above the tyre. */
export const archLip = (half: number, { radius }: TyreView): Curve =>
  curve(
    [
      at(half * 0.958, radius * 0.72),
      at(half * 0.972, radius * 1.1),
      at(half * 0.974, radius * 1.5),
      at(half * 0.962, radius * 1.88),
    ].join(" "),
  );
