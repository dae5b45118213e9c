import { mixColours } from "../../render/colour.ts";
import { linearGradientAt, path, radialGradientAt, short } from "../../render/svg.ts";
import { type Finish, polar, spot } from "./blade.ts";
import { drawSpokes, type SpokePattern } from "./spokes.ts";

export interface WheelDesign {
  readonly spokes: SpokePattern;
  readonly finish: Finish;
  readonly caliper: string;
  /** Rim diameter over tyre diameter; the body's own when left out. */
  readonly rimRatio?: number;
  /** Brake disc over rim. */
  readonly disc?: number;
  readonly hubCap?: string;
}

interface WheelPlace {
  readonly x: number;
  readonly radius: number;
  readonly rimRatio: number;
  readonly rotation: number;
  readonly axle: "front" | "rear";
}

const LIP = 0.035;
const DISC_HOLES = 36;

function gradients(id: string, radius: number, rim: number, ratio: number, finish: Finish): string {
  const sidewall = (share: number) => ratio + (1 - ratio) * share;
  const tyre = [
    [ratio - 0.02, "#050506"],
    [ratio + 0.03, "#17181a"],
    [sidewall(0.45), "#232427"],
    [sidewall(0.72), "#131416"],
    [0.97, "#0b0b0c"],
    [1, "#060606"],
  ] as const;
  const archShadow = [
    [0, "#000", 0.75],
    [0.3, "#000", 0.12],
    [0.7, "#000", 0.05],
    [1, "#000", 0.65],
  ] as const;
  const barrel = [
    [0, "#2b2c30"],
    [0.6, "#141518"],
    [0.86, "#08080a"],
    [1, "#1a1b1e"],
  ] as const;
  const metal = [
    [0, finish.light],
    [0.22, finish.middle],
    [0.5, finish.shade],
    [0.78, finish.middle],
    [1, mixColours(finish.middle, finish.light, 0.55)],
  ] as const;
  const disc = [
    [0, "#8d8f94"],
    [0.35, "#4a4c50"],
    [0.6, "#6b6d72"],
    [1, "#2c2d30"],
  ] as const;
  const depth = [
    [0, "#000", 0.55],
    [0.28, "#000", 0],
    [0.75, "#000", 0],
    [1, "#000", 0.3],
  ] as const;
  return [
    radialGradientAt(`${id}-tyre`, tyre, [0, 0, radius, radius]),
    linearGradientAt(`${id}-arch`, archShadow, [0, -radius, 0, radius]),
    radialGradientAt(`${id}-barrel`, barrel, [0, -rim * 0.1, rim, rim]),
    linearGradientAt(`${id}-metal`, metal, [-rim * 0.5, -rim, rim * 0.4, rim]),
    linearGradientAt(`${id}-disc`, disc, [-rim * 0.6, -rim * 0.6, rim * 0.6, rim * 0.6]),
    linearGradientAt(`${id}-depth`, depth, [0, -rim, 0, rim]),
  ].join("");
}

function brake(id: string, disc: number, caliper: string, axle: WheelPlace["axle"]): string {
  let holes = "";
  for (let k = 0; k < DISC_HOLES; k++) {
    for (let ring = 0; ring < 3; ring++) {
      const [x, y] = polar(disc * (0.66 + ring * 0.115), (k * 2 * Math.PI) / DISC_HOLES + ring * 0.05);
      holes += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(disc * 0.016)}"/>`;
    }
  }
  // Calipers sit behind the front axle and ahead of the rear one.
  const [from, to] = axle === "front" ? [-0.75, 0.15] : [Math.PI - 0.15, Math.PI + 0.75];
  const outer = disc * 1.1;
  const inner = disc * 0.66;
  const shell =
    `M${spot(polar(outer, from))}A${short(outer)} ${short(outer)} 0 0 1 ${spot(polar(outer, to))}` +
    `L${spot(polar(inner, to - 0.08))}A${short(inner)} ${short(inner)} 0 0 0 ${spot(polar(inner, from + 0.08))}Z`;
  const ridge = outer * 0.97;
  const shine = `M${spot(polar(ridge, from + 0.03))}A${short(ridge)} ${short(ridge)} 0 0 1 ${spot(polar(ridge, to - 0.03))}`;
  return (
    `<circle r="${short(disc)}" fill="url(#${id}-disc)" stroke="#17181a" stroke-width="${short(disc * 0.02)}"/>` +
    `<g fill="#141416" fill-opacity=".75">${holes}</g><circle r="${short(disc * 0.52)}" fill="#101113"/>` +
    path(shell, `fill="${caliper}"`) +
    path(shine, `fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${short(disc * 0.03)}"`)
  );
}

function hub(id: string, rim: number, rotation: number, finish: Finish, design: WheelDesign): string {
  const radius = rim * 0.17;
  const shine = radius * 0.6;
  let bolts = "";
  if (design.spokes.kind !== "monolith") {
    for (let bolt = 0; bolt < 5; bolt++) {
      const [x, y] = polar(radius * 0.88, rotation + (bolt * 2 * Math.PI) / 5 + 0.3);
      bolts += `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * 0.085)}" fill="#0b0b0c"/>`;
    }
  }
  return (
    `<circle r="${short(radius * 1.12)}" fill="${finish.shade}"/><circle r="${short(radius * 1.04)}" fill="url(#${id}-metal)"/>` +
    `<circle r="${short(radius * 0.72)}" fill="${design.hubCap ?? "#101114"}"/>` +
    path(
      `M${spot(polar(shine, -2.6))}A${short(shine)} ${short(shine)} 0 0 1 ${spot(polar(shine, -0.9))}`,
      `fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${short(radius * 0.08)}"`,
    ) +
    bolts
  );
}

/** A wheel standing on the ground at x: tyre, rim, brake, spokes, hub. `id` keeps its gradients apart. */
export function drawWheel(id: string, design: WheelDesign, place: WheelPlace): string {
  const { radius, rotation, axle } = place;
  const ratio = design.rimRatio ?? place.rimRatio;
  const rim = radius * ratio;
  const { finish } = design;
  const middle = radius * (ratio + (1 - ratio) * 0.5);
  const sheen = `M${spot(polar(middle, -2.75))}A${short(middle)} ${short(middle)} 0 0 1 ${spot(polar(middle, -0.6))}`;
  const pose = { rotation, lean: axle === "front" ? 1 : -1 } as const;
  return [
    `<defs>${gradients(id, radius, rim, ratio, finish)}</defs><g transform="translate(${short(place.x)} ${short(-radius)})">`,
    `<circle r="${short(radius)}" fill="url(#${id}-tyre)"/>`,
    path(
      sheen,
      `fill="none" stroke="#8f9096" stroke-opacity=".16" stroke-width="${short(radius * 0.05)}" stroke-linecap="round"`,
    ),
    `<circle r="${short(radius * (ratio + 0.02))}" fill="none" stroke="#000" stroke-width="${short(radius * 0.02)}"/>`,
    `<circle r="${short(rim)}" fill="url(#${id}-metal)"/><circle r="${short(rim * (1 - LIP))}" fill="url(#${id}-barrel)"/>`,
    brake(id, rim * (design.disc ?? 0.62), design.caliper, axle),
    `<circle r="${short(rim * (1 - LIP))}" fill="url(#${id}-depth)"/>`,
    drawSpokes(design.spokes, pose, rim, finish, `url(#${id}-metal)`),
    `<circle r="${short(rim * (1 - LIP / 2))}" fill="none" stroke="url(#${id}-metal)" stroke-width="${short(rim * LIP)}"/>`,
    hub(id, rim, rotation, finish, design),
    `<circle r="${short(radius)}" fill="url(#${id}-arch)"/></g>`,
  ].join("");
}
