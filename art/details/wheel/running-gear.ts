import type { Material, Part } from "../../interiors/engine/scene.ts";
import { at, blend, cut, disc, type Sdf, smooth, type Vec } from "../../interiors/engine/sdf.ts";
import { linear, plain, scaled } from "../../interiors/surfaces.ts";
import { rgb } from "../../render/colour.ts";
import type { WheelDetail } from "./design.ts";
import { discSteel, wheelMetal } from "./metals.ts";
import { faceAt, spokes } from "./spokes.ts";
import { around, bar, turned } from "./turned.ts";

/** How far the car's weight presses a tyre in. */
const SAG = 0.007;
/** The brake disc over the rim. */
const ROTOR = 0.76;
/** Half the tyre's width. */
const HALF_WIDTH = 0.132;

/** Height of the axle. */
export const axleOf = ({ tyre }: WheelDetail): number => tyre - SAG;

/** Tyre, rim, spokes, hub and brake. */
export function runningGear(design: WheelDetail): Part[] {
  const { rim, wheel } = design;
  const hub = axleOf(design);
  const dish = design.upright ? 0.034 : 0.052;
  const parts: Part[] = [];
  const add = (solid: Sdf, reach: number, [near, far]: readonly [number, number], cell: number, material: Material) => {
    const bounds: [Vec, Vec] = [
      [-reach, hub - reach, near],
      [reach, hub + reach, far],
    ];
    parts.push({ solid: at([0, hub, 0], solid), bounds, cell, material });
  };
  const metal = wheelMetal(wheel.finish);
  const inside: Material = { ...metal, tint: scaled(metal.tint, 0.4) };
  add(tyreSolid(design), design.tyre + 0.02, [-0.2, 0.2], 0.009, plain("#1d1c1b", 0.46, 0.04));
  const barrel = turned((r, z) => Math.max(Math.abs(r - rim + 0.012) - 0.005, Math.abs(z - 0.02) - 0.125));
  add(barrel, rim + 0.02, [-0.2, 0.2], 0.012, inside);
  const flange = turned((r, z) =>
    Math.min(
      bar(r, z, { middle: [rim - 0.002, -0.108], half: [0.0115, 0.011], round: 0.006 }),
      bar(r, z, { middle: [rim - 0.017, -0.094], half: [0.015, 0.012], round: 0.004 }),
    ),
  );
  add(flange, rim + 0.03, [-0.14, -0.06], 0.004, metal);

  const face = faceAt(0, rim, dish);
  const boss = turned((r, z) => bar(r, z, { middle: [0, face + 0.016], half: [rim * 0.19, 0.026], round: 0.008 }));
  const closed = wheel.spokes.kind === "monolith" || wheel.spokes.kind === "aero";
  const arms = spokes(wheel.spokes, rim, closed ? dish * 0.6 : dish);
  const well = around(5, 0.3, disc([rim * 0.142, 0, face - 0.012], 0.0105, 0.018, 0.002));
  add(closed ? arms : cut(blend(0.012, arms, boss), well, 0.002), rim, [-0.14, 0.03], 0.004, metal);
  if (!closed)
    add(around(5, 0.3, disc([rim * 0.142, 0, face + 0.004], 0.0078, 0.009, 0.002)), rim * 0.2, [-0.1, 0], 0.002, NUT);
  const capFace = closed ? faceAt(0, rim, wheel.spokes.kind === "aero" ? dish * 0.3 : dish * 0.6) : face - 0.01;
  const capSize = rim * (closed ? 0.13 : 0.088);
  add(disc([0, 0, capFace], capSize, 0.007, 0.004), capSize + 0.01, [-0.14, 0], 0.002, CAP);
  const collar = turned((r, z) => Math.hypot(r - capSize - 0.001, z - capFace + 0.004) - 0.0024);
  add(collar, capSize + 0.01, [-0.14, 0], 0.0018, { ...metal, rough: 0.12 });

  for (const part of brake(design)) add(part.solid, rim, [-0.06, 0.08], part.cell, part.material);
  const back = turned((r, z) => bar(r, z, { middle: [0, 0.15], half: [rim * 1.2, 0.02], round: 0.01 }));
  add(back, rim * 1.25, [0.1, 0.2], 0.016, plain("#050505", 0.8, 0));
  return parts;
}

/** Bulging sides with a bead and fine rings, grooves in the tread, flat where it stands. */
function tyreSolid({ tyre, rim }: WheelDetail): Sdf {
  const middle = (rim + tyre) / 2;
  const side = turned((r, z) => {
    const bulge = 0.012 * Math.exp(-(((r - middle) / 0.03) ** 2));
    const half = [(tyre - rim) / 2 + 0.006, HALF_WIDTH + bulge] as const;
    const body = bar(r, z, { middle: [middle, 0.015], half, round: 0.03 });
    const inRings = smooth(rim + 0.012, rim + 0.016, r) * (1 - smooth(rim + 0.026, rim + 0.03, r));
    const rings = 0.0009 * smooth(0.2, 0.8, Math.abs(Math.sin((r - rim) * 520))) * inRings;
    const bead = 0.004 * Math.exp(-(((r - rim - 0.008) / 0.004) ** 2));
    const shoulder = 0.002 * Math.exp(-(((r - tyre + 0.024) / 0.0025) ** 2));
    return body - rings - bead + shoulder;
  });
  return (x, y, z) => {
    // Pressed by the car's weight the side bulges above the ground.
    const pressed = 0.007 * Math.exp(-(((y + tyre - 0.04) / 0.05) ** 2));
    const d = Math.max(side(x, y, z) - (z < 0 ? pressed : 0), -(tyre - SAG) - y);
    if (d > 0.02 || d < -0.03) return d;
    const r = Math.hypot(x, y);
    const onTop = smooth(tyre - 0.014, tyre - 0.004, r);
    if (onTop <= 0) return d;
    const groove = [-0.06, 0.0, 0.055].reduce((sum, place) => sum + Math.exp(-(((z - place) / 0.0055) ** 2)), 0);
    const angle = (Math.atan2(y, x) / (2 * Math.PI)) * 88 + Math.abs(z) * 9;
    const sipe = Math.exp(-(((angle - Math.round(angle)) / 0.09) ** 2));
    return d + 0.006 * Math.min(1, groove + sipe * 0.8) * onTop;
  };
}

/** Disc, its bell, and the caliper behind the axle; what has a coloured caliper has a drilled disc. */
function brake({ rim, wheel, ...design }: WheelDetail): { solid: Sdf; cell: number; material: Material }[] {
  const rotor = rim * ROTOR;
  const steel = discSteel(rotor, axleOf({ rim, wheel, ...design }), Math.max(...rgb(wheel.caliper)) > 0.25);
  const plate = turned((r, z) =>
    Math.max(bar(r, z, { middle: [0, 0.012], half: [rotor, 0.016], round: 0.002 }), rotor * 0.55 - r),
  );
  const bell = turned((r, z) => bar(r, z, { middle: [0, 0], half: [rotor * 0.55, 0.025], round: 0.006 }));
  const caliper: Sdf = (x, y, z) => {
    const r = Math.hypot(x, y);
    const a = Math.atan2(y, x) - 0.24;
    const across = Math.abs(r - rotor * 0.9) - 0.04;
    const along = Math.abs(a) * r - 0.115;
    const deep = Math.abs(z - 0.002) - 0.04 - 0.006 * Math.cos(a * 5);
    const round = 0.012;
    const outside = Math.hypot(Math.max(across + round, 0), Math.max(along + round, 0), Math.max(deep + round, 0));
    const d = outside + Math.min(Math.max(across, along, deep) + round, 0) - round;
    return d + 0.004 * Math.exp(-(((Math.abs(a) - 0.2) / 0.03) ** 2));
  };
  return [
    { solid: plate, cell: 0.008, material: steel },
    { solid: bell, cell: 0.006, material: plain("#17171a", 0.4, 0.05) },
    { solid: caliper, cell: 0.005, material: { tint: linear(wheel.caliper), f0: 0.05, rough: 0.14 } },
  ];
}

const NUT: Material = { tint: [0.2, 0.2, 0.2], f0: 0.5, rough: 0.3, metal: 1 };
const CAP: Material = { tint: [0.012, 0.012, 0.013], f0: 0.05, rough: 0.1 };
