import { curve } from "../../cars/geometry/curve.ts";
import type { JetModel } from "../jet-model.ts";
import { gold, ink, ivory, row } from "./hand.ts";

/** Eight huge lying ovals in a slender tube, a long low nose, long cowls, a fin swept like the wing. */
export const g650Er: JetModel = {
  slug: "gulfstream-g650er",
  length: 3041,
  height: 782,
  span: 3036,
  fuselage: {
    upper: curve(
      "0,196! 36,224 110,258 190,285 262,309 330,345 396,371 470,385 580,390 1300,390 1960,388 2260,379 2560,359 2840,334!",
    ),
    lower: curve(
      "0,196! 30,172 120,144 250,126 420,119 600,117 1300,117 1900,119 2120,138 2380,196 2620,258 2840,306!",
    ),
    roundness: 0.97,
  },
  cockpit: [
    curve("266,308! 330,341 376,359! 398,316! 334,301"),
    curve("386,363! 424,374 466,370! 480,342 470,318! 408,317!"),
  ],
  door: { x: 556, y: 134, width: 92, height: 196 },
  windows: { shape: "oval", width: 78, height: 56, y: 302, at: row(748, 146, 8) },
  wing: {
    root: [1080, 1690],
    kink: { out: 460, chord: [1310, 1710] },
    tip: [1990, 2130],
    y: 122,
    dihedral: 3,
    thickness: 0.12,
    winglet: { rise: 160, rake: 176, topChord: 54, cant: 78 },
  },
  nacelle: { x: 1900, length: 560, diameter: 172, y: 372, out: 242, cowl: "long" },
  duct: undefined,
  fin: {
    leading: curve("2260,378! 2390,398 2480,436 2590,592 2706,764!"),
    trailing: curve("2810,314! 2926,764!"),
    pod: { before: 60, behind: 30, radius: 18 },
  },
  stabiliser: { y: 764, root: [2712, 2936], tip: [2930, 3041], halfSpan: 520, dihedral: 0 },
  ventralFins: [],
  gear: { nose: { x: 350, radius: 28, twin: true }, main: { x: 1520, radius: 48, twin: true, out: 220 } },
  livery: {
    upper: ivory,
    lower: ivory,
    stripe: gold,
    accent: ink,
    fin: ivory,
    nacelle: ink,
    pattern: "line",
  },
  detail: "nose",
};
