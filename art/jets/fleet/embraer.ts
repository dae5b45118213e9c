import { curve } from "../../cars/geometry/curve.ts";
import type { JetModel } from "../jet-model.ts";
import { gold, ivory, row, white } from "./hand.ts";

/** A drooped nose that runs into the screen without a step, five large panes, a swept fin, short raked winglets. */
export const phenom300E: JetModel = {
  slug: "embraer-phenom-300e",
  length: 1564,
  height: 510,
  span: 1591,
  fuselage: {
    upper: curve(
      "0,128! 20,152 70,182 130,207 190,232 244,252 300,264 370,269 470,270 760,269 960,266 1130,260 1290,247 1420,232!",
    ),
    lower: curve("0,128! 18,117 70,102 160,92 280,87 440,85 740,84 920,88 1060,106 1200,142 1320,182 1420,212!"),
    roundness: 0.94,
  },
  cockpit: [
    curve("142,209! 194,231 232,245! 258,214! 196,203"),
    curve("242,248! 280,256 318,255! 338,236 330,214! 268,214!"),
  ],
  door: { x: 358, y: 96, width: 68, height: 146 },
  windows: { shape: "box", width: 42, height: 47, y: 214, at: row(482, 86, 5) },
  wing: {
    root: [600, 900],
    kink: { out: 230, chord: [670, 900] },
    tip: [880, 975],
    y: 90,
    dihedral: 3,
    thickness: 0.14,
    winglet: { rise: 72, rake: 84, topChord: 40, cant: 74 },
  },
  nacelle: { x: 930, length: 270, diameter: 96, y: 262, out: 152, cowl: "long" },
  duct: undefined,
  fin: {
    leading: curve("1010,262! 1110,276 1190,306 1290,406 1388,497!"),
    trailing: curve("1408,220! 1506,497!"),
    pod: { before: 30, behind: 22, radius: 13 },
  },
  stabiliser: { y: 497, root: [1392, 1512], tip: [1500, 1564], halfSpan: 270, dihedral: 0 },
  ventralFins: [{ root: [1210, 1395], rootY: 210, tip: [1290, 1385], tipY: 138, rootOut: 0, tipOut: 0 }],
  gear: { nose: { x: 195, radius: 20, twin: false }, main: { x: 805, radius: 27, twin: false, out: 200 } },
  livery: {
    upper: ivory,
    lower: "#232a38",
    stripe: gold,
    accent: ivory,
    fin: "#232a38",
    nacelle: ivory,
    pattern: "wave",
  },
  detail: "nose",
};

/** A tall cabin under a drooped nose, great raked winglets, a T-tail swept far back. */
export const praetor500: JetModel = {
  slug: "embraer-praetor-500",
  length: 2074,
  height: 644,
  span: 2150,
  fuselage: {
    upper: curve(
      "0,160! 24,190 84,226 150,254 216,284 284,308 350,321 440,326 560,327 980,326 1260,322 1480,314 1680,303 1880,288!",
    ),
    lower: curve("0,160! 20,146 84,126 190,110 330,102 500,99 980,98 1240,102 1400,124 1580,172 1740,222 1880,258!"),
    roundness: 0.95,
  },
  cockpit: [
    curve("160,257! 218,283 266,299! 296,262! 224,250"),
    curve("277,303! 320,312 366,312! 390,288 380,262! 308,262!"),
  ],
  door: { x: 420, y: 112, width: 80, height: 172 },
  windows: { shape: "box", width: 40, height: 50, y: 262, at: row(572, 100, 7) },
  wing: {
    root: [770, 1230],
    kink: { out: 330, chord: [905, 1225] },
    tip: [1270, 1395],
    y: 104,
    dihedral: 2.6,
    thickness: 0.13,
    winglet: { rise: 128, rake: 138, topChord: 52, cant: 78 },
  },
  nacelle: { x: 1250, length: 340, diameter: 124, y: 312, out: 186, cowl: "long" },
  duct: undefined,
  fin: {
    leading: curve("1390,316! 1500,336 1590,378 1720,520 1822,628!"),
    trailing: curve("1866,272! 1992,628!"),
    pod: { before: 44, behind: 28, radius: 16 },
  },
  stabiliser: { y: 628, root: [1826, 2000], tip: [1984, 2074], halfSpan: 372, dihedral: 0 },
  ventralFins: [],
  gear: { nose: { x: 255, radius: 24, twin: true }, main: { x: 1085, radius: 33, twin: true, out: 150 } },
  livery: {
    upper: white,
    lower: "#1c2a48",
    stripe: "#1c2a48",
    accent: gold,
    fin: "#1c2a48",
    nacelle: "#1c2a48",
    pattern: "sweep",
  },
  detail: "tail",
};

/** The airliner's hull: long and thin, small panes in a long row, wing and engines far aft, low on its wheels. */
export const legacy650E: JetModel = {
  slug: "embraer-legacy-650e",
  length: 2633,
  height: 676,
  span: 2117,
  fuselage: {
    upper: curve(
      "0,202! 26,226 80,246 140,262 196,275! 240,300 282,317 340,326 430,328 900,328 1600,328 1900,325 2120,315 2330,300 2480,286!",
    ),
    lower: curve(
      "0,202! 24,180 80,152 170,124 290,106 420,100 900,100 1600,100 1780,106 1960,132 2160,182 2340,232 2480,264!",
    ),
    roundness: 1,
  },
  cockpit: [curve("202,276! 242,299 272,311! 284,280! 244,271"), curve("292,314! 322,320 354,315! 350,284 294,281!")],
  door: { x: 402, y: 112, width: 74, height: 172 },
  windows: { shape: "box", width: 25, height: 36, y: 256, at: row(560, 84, 13) },
  wing: {
    root: [1120, 1620],
    kink: { out: 330, chord: [1250, 1610] },
    tip: [1590, 1700],
    y: 96,
    dihedral: 4.4,
    thickness: 0.14,
    winglet: { rise: 108, rake: 90, topChord: 48, cant: 76 },
  },
  nacelle: { x: 1755, length: 430, diameter: 146, y: 322, out: 206, cowl: "long" },
  duct: undefined,
  fin: {
    leading: curve("1960,318! 2070,334 2150,366 2260,500 2366,657!"),
    trailing: curve("2452,274! 2556,657!"),
    pod: { before: 40, behind: 24, radius: 18 },
  },
  stabiliser: { y: 657, root: [2374, 2566], tip: [2528, 2633], halfSpan: 378, dihedral: 0 },
  ventralFins: [],
  gear: { nose: { x: 232, radius: 25, twin: true }, main: { x: 1476, radius: 40, twin: true, out: 205 } },
  livery: {
    upper: ivory,
    lower: ivory,
    stripe: gold,
    accent: "#4a1a20",
    fin: ivory,
    nacelle: ivory,
    pattern: "twin",
  },
  detail: "nose",
};
