import { curve } from "../../cars/geometry/curve.ts";
import type { JetModel } from "../jet-model.ts";
import { gold, ivory, row } from "./hand.ts";

/** A blunt nose under an upright screen, a belly that bulges beneath the wing, a long dorsal fin, a crossed tail. */
export const hawker900Xp: JetModel = {
  slug: "hawker-900xp",
  length: 1560,
  height: 551,
  span: 1653,
  fuselage: {
    upper: curve(
      "0,172! 12,196 44,214 88,226 128,236! 158,264 190,281 240,288 320,290 640,290 900,289 1060,282 1240,266 1450,244!",
    ),
    lower: curve("0,172! 12,148 50,122 120,106 210,98 330,95 640,94 860,96 980,110 1140,150 1300,192 1450,220!"),
    roundness: 1,
  },
  cockpit: [
    curve("134,238! 160,262 178,272! 192,240! 164,233"),
    curve("187,274! 208,279 232,278! 240,258 236,240! 200,240!"),
    curve("248,277! 266,274 276,258 272,242! 246,241!"),
  ],
  door: { x: 300, y: 108, width: 68, height: 150 },
  windows: { shape: "oval", width: 44, height: 50, y: 232, at: row(420, 82, 6) },
  wing: {
    root: [560, 890],
    kink: { out: 210, chord: [630, 895] },
    tip: [800, 900],
    y: 84,
    dihedral: 2.6,
    thickness: 0.15,
    winglet: { rise: 90, rake: 92, topChord: 42, cant: 78 },
  },
  nacelle: { x: 905, length: 285, diameter: 106, y: 268, out: 168, cowl: "short" },
  duct: undefined,
  fin: {
    leading: curve("880,286! 1010,304 1110,330 1180,368 1270,460 1342,551!"),
    trailing: curve("1440,234! 1466,551!"),
    pod: undefined,
  },
  stabiliser: { y: 424, root: [1270, 1470], tip: [1430, 1560], halfSpan: 305, dihedral: 3 },
  ventralFins: [{ root: [1180, 1420], rootY: 224, tip: [1290, 1410], tipY: 150, rootOut: 0, tipOut: 0 }],
  gear: { nose: { x: 185, radius: 21, twin: true }, main: { x: 800, radius: 29, twin: true, out: 140 } },
  livery: {
    upper: ivory,
    lower: "#0f2a22",
    stripe: gold,
    accent: gold,
    fin: "#0f2a22",
    nacelle: "#0f2a22",
    pattern: "belly",
  },
  detail: "nose",
};
