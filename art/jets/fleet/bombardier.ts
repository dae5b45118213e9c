import { curve } from "../../cars/geometry/curve.ts";
import type { JetModel } from "../jet-model.ts";
import { gold, ink, row, white } from "./hand.ts";

/** A needle: sharp nose, low on small twin wheels, upright tips, and the two fins that splay under the tail. */
export const learjet75: JetModel = {
  slug: "bombardier-learjet-75",
  length: 1768,
  height: 431,
  span: 1551,
  fuselage: {
    upper: curve(
      "0,132! 40,148 110,169 190,190 252,210 306,230 360,242 430,247 540,247 840,246 1080,243 1280,234 1460,224 1610,210!",
    ),
    lower: curve("0,132! 40,117 120,98 230,82 360,74 520,71 820,70 1020,74 1160,90 1320,122 1480,160 1610,188!"),
    roundness: 1,
  },
  cockpit: [curve("200,193! 256,211 296,225! 316,200! 256,190"), curve("306,229! 344,236 388,234! 396,204! 326,201!")],
  door: { x: 420, y: 80, width: 64, height: 140 },
  windows: { shape: "box", width: 29, height: 42, y: 194, at: row(522, 66, 7) },
  wing: {
    root: [690, 1010],
    kink: { out: 170, chord: [780, 1012] },
    tip: [930, 1050],
    y: 76,
    dihedral: 2.5,
    thickness: 0.12,
    winglet: { rise: 96, rake: 100, topChord: 50, cant: 68 },
  },
  nacelle: { x: 1015, length: 285, diameter: 94, y: 236, out: 148, cowl: "long" },
  duct: undefined,
  fin: {
    leading: curve("1210,234! 1310,246 1390,272 1490,350 1586,420!"),
    trailing: curve("1606,196! 1702,420!"),
    pod: { before: 52, behind: 30, radius: 11 },
  },
  stabiliser: { y: 420, root: [1588, 1712], tip: [1698, 1768], halfSpan: 238, dihedral: -3 },
  ventralFins: [{ root: [1330, 1590], rootY: 194, tip: [1530, 1605], tipY: 112, rootOut: 30, tipOut: 110 }],
  gear: { nose: { x: 262, radius: 18, twin: false }, main: { x: 930, radius: 23, twin: true, out: 135 } },
  livery: {
    upper: "#4d535c",
    lower: "#4d535c",
    stripe: "#e4e6e8",
    accent: gold,
    fin: "#4d535c",
    nacelle: "#4d535c",
    pattern: "line",
  },
  detail: "tail",
};

/** The fat one: a tube of 2.7 m on short legs, a blunt nose, large round cowls with the core behind, a broad fin. */
export const challenger650: JetModel = {
  slug: "bombardier-challenger-650",
  length: 2085,
  height: 630,
  span: 1961,
  fuselage: {
    upper: curve(
      "0,198! 18,228 60,256 112,277 156,291! 196,325 240,348 300,361 380,365 900,365 1240,362 1440,353 1660,333 1960,298!",
    ),
    lower: curve("0,198! 16,168 64,132 150,108 260,98 400,95 900,94 1220,96 1380,112 1560,156 1760,214 1960,268!"),
    roundness: 1,
  },
  cockpit: [
    curve("162,292! 200,324 228,339! 246,296! 208,286"),
    curve("239,341! 262,349 292,350! 304,328 300,296! 256,296!"),
  ],
  door: { x: 386, y: 112, width: 94, height: 192 },
  windows: { shape: "box", width: 33, height: 46, y: 276, at: row(562, 96, 7) },
  wing: {
    root: [745, 1225],
    kink: { out: 330, chord: [890, 1235] },
    tip: [1200, 1335],
    y: 98,
    dihedral: 2.3,
    thickness: 0.13,
    winglet: { rise: 112, rake: 96, topChord: 62, cant: 74 },
  },
  nacelle: { x: 1215, length: 400, diameter: 158, y: 338, out: 232, cowl: "short" },
  duct: undefined,
  fin: {
    leading: curve("1380,352! 1500,366 1590,398 1700,510 1792,612!"),
    trailing: curve("1950,282! 2022,612!"),
    pod: { before: 24, behind: 12, radius: 18 },
  },
  stabiliser: { y: 612, root: [1800, 2026], tip: [1964, 2085], halfSpan: 320, dihedral: 0 },
  ventralFins: [],
  gear: { nose: { x: 258, radius: 23, twin: true }, main: { x: 1060, radius: 36, twin: true, out: 158 } },
  livery: {
    upper: "#d8d4cc",
    lower: "#5a1a22",
    stripe: ink,
    accent: gold,
    fin: "#5a1a22",
    nacelle: "#5a1a22",
    pattern: "belly",
  },
  detail: "tail",
};

/** Four zones long: fourteen tall panes, a wing swept far with canted tips, long sleek cowls, a T-tail. */
export const global7500: JetModel = {
  slug: "bombardier-global-7500",
  length: 3388,
  height: 820,
  span: 3170,
  fuselage: {
    upper: curve(
      "0,206! 30,240 90,272 160,297 220,316! 274,350 330,374 410,387 520,391 1400,391 2180,389 2520,381 2860,362 3160,336!",
    ),
    lower: curve(
      "0,206! 26,178 100,146 220,128 380,121 560,119 1400,119 2120,121 2380,142 2660,204 2920,266 3160,308!",
    ),
    roundness: 1,
  },
  cockpit: [
    curve("228,318! 276,349 316,366! 338,324! 286,310"),
    curve("327,370! 356,378 388,377! 398,352 394,324! 348,324!"),
    curve("404,376! 430,372 446,352 440,326! 404,325!"),
  ],
  door: { x: 512, y: 136, width: 92, height: 196 },
  windows: { shape: "box", width: 40, height: 56, y: 306, at: row(690, 100, 14) },
  wing: {
    root: [1170, 1800],
    kink: { out: 480, chord: [1430, 1830] },
    tip: [2180, 2310],
    y: 122,
    dihedral: 3,
    thickness: 0.12,
    winglet: { rise: 176, rake: 170, topChord: 62, cant: 66 },
  },
  nacelle: { x: 2110, length: 520, diameter: 182, y: 374, out: 246, cowl: "long" },
  duct: undefined,
  fin: {
    leading: curve("2420,382! 2570,402 2690,448 2850,640 2980,800!"),
    trailing: curve("3120,316! 3244,800!"),
    pod: { before: 56, behind: 36, radius: 20 },
  },
  stabiliser: { y: 800, root: [2990, 3256], tip: [3258, 3388], halfSpan: 560, dihedral: 0 },
  ventralFins: [],
  gear: { nose: { x: 330, radius: 30, twin: true }, main: { x: 1640, radius: 52, twin: true, out: 215 } },
  livery: {
    upper: white,
    lower: "#2a2c31",
    stripe: "#7a1216",
    accent: "#c9ccd2",
    fin: "#2a2c31",
    nacelle: "#2a2c31",
    pattern: "wave",
  },
  detail: "nose",
};

/** The seven-and-a-half's elder: shorter, smaller panes in a pale band on midnight blue, winglets that stand nearer to upright. */
export const global6500: JetModel = {
  slug: "bombardier-global-6500",
  length: 3030,
  height: 780,
  span: 2865,
  fuselage: {
    upper: curve(
      "0,200! 28,234 86,266 150,291 206,310! 258,343 312,367 390,380 500,384 1250,384 1950,381 2260,373 2560,353 2830,328!",
    ),
    lower: curve("0,200! 24,172 96,140 210,122 360,116 540,114 1250,114 1900,117 2130,138 2380,198 2610,258 2830,302!"),
    roundness: 1,
  },
  cockpit: [
    curve("214,312! 260,342 300,359! 322,317! 270,303"),
    curve("311,363! 340,371 370,370! 380,345 376,317! 332,317!"),
  ],
  door: { x: 486, y: 130, width: 92, height: 194 },
  windows: { shape: "box", width: 30, height: 43, y: 296, at: row(650, 92, 13) },
  wing: {
    root: [1040, 1620],
    kink: { out: 450, chord: [1270, 1650] },
    tip: [1890, 2020],
    y: 118,
    dihedral: 3,
    thickness: 0.12,
    winglet: { rise: 150, rake: 120, topChord: 66, cant: 80 },
  },
  nacelle: { x: 1890, length: 490, diameter: 168, y: 366, out: 238, cowl: "long" },
  duct: undefined,
  fin: {
    leading: curve("2170,374! 2300,392 2410,434 2550,610 2656,762!"),
    trailing: curve("2796,312! 2898,762!"),
    pod: { before: 40, behind: 24, radius: 18 },
  },
  stabiliser: { y: 762, root: [2664, 2908], tip: [2908, 3030], halfSpan: 484, dihedral: 0 },
  ventralFins: [],
  gear: { nose: { x: 305, radius: 28, twin: true }, main: { x: 1480, radius: 48, twin: true, out: 205 } },
  livery: {
    upper: "#24385e",
    lower: "#24385e",
    stripe: "#ece4d2",
    accent: gold,
    fin: "#24385e",
    nacelle: "#24385e",
    pattern: "band",
  },
  detail: "tail",
};
