import { curve } from "../../cars/geometry/curve.ts";
import type { JetModel } from "../jet-model.ts";
import { gold, ivory, row, white } from "./hand.ts";

/** Two large cowls, a tall fin without a fillet, and a stabiliser on it that hangs: the family's tail. */
export const falcon2000Lxs: JetModel = {
  slug: "dassault-falcon-2000lxs",
  length: 2023,
  height: 706,
  span: 2138,
  fuselage: {
    upper: curve(
      "0,186! 26,214 84,243 150,265 204,281! 262,318 318,343 390,355 480,358 800,358 1120,356 1360,346 1600,328 1880,296!",
    ),
    lower: curve("0,186! 22,166 84,140 190,119 320,110 480,108 800,108 1080,110 1240,128 1460,184 1680,238 1880,272!"),
    roundness: 1,
  },
  cockpit: [
    curve("212,283! 262,316 300,334! 322,290! 268,277"),
    curve("311,338! 346,347 382,342! 394,316 386,292! 332,290!"),
  ],
  door: { x: 432, y: 126, width: 82, height: 178 },
  windows: { shape: "oval", width: 36, height: 42, y: 286, at: row(572, 76, 8) },
  wing: {
    root: [640, 1120],
    kink: { out: 300, chord: [790, 1115] },
    tip: [1120, 1240],
    y: 114,
    dihedral: 4,
    thickness: 0.12,
    winglet: { rise: 138, rake: 150, topChord: 46, cant: 76 },
  },
  nacelle: { x: 1175, length: 370, diameter: 142, y: 326, out: 212, cowl: "long" },
  duct: undefined,
  fin: {
    leading: curve("1430,332! 1500,372 1600,504 1752,706!"),
    trailing: curve("1784,296! 1880,706!"),
    pod: undefined,
  },
  stabiliser: { y: 448, root: [1636, 1838], tip: [1912, 2023], halfSpan: 362, dihedral: -7 },
  ventralFins: [],
  gear: { nose: { x: 255, radius: 25, twin: true }, main: { x: 1000, radius: 36, twin: true, out: 220 } },
  livery: {
    upper: white,
    lower: white,
    stripe: gold,
    accent: "#3a3c40",
    fin: white,
    nacelle: white,
    pattern: "twin",
  },
  detail: "tail",
};

/** The same family with three engines: small side cowls, the mouth before the fin, a nozzle in the tail; short and high. */
export const falcon900Lx: JetModel = {
  slug: "dassault-falcon-900lx",
  length: 2021,
  height: 755,
  span: 2138,
  fuselage: {
    upper: curve(
      "0,192! 26,220 84,249 150,271 204,287! 262,324 318,349 390,361 480,364 860,364 1180,363 1420,356 1640,342 1820,328!",
    ),
    lower: curve("0,192! 22,172 84,146 190,125 320,116 480,114 860,114 1160,116 1320,134 1500,184 1680,232 1820,258!"),
    roundness: 1,
  },
  cockpit: [
    curve("212,289! 262,322 300,340! 322,296! 268,283"),
    curve("311,344! 346,353 382,348! 394,322 386,298! 332,296!"),
  ],
  door: { x: 426, y: 132, width: 78, height: 178 },
  windows: { shape: "oval", width: 33, height: 40, y: 292, at: row(548, 62, 11) },
  wing: {
    root: [690, 1170],
    kink: { out: 300, chord: [840, 1165] },
    tip: [1170, 1290],
    y: 120,
    dihedral: 3.6,
    thickness: 0.12,
    winglet: { rise: 132, rake: 146, topChord: 46, cant: 74 },
  },
  nacelle: { x: 1262, length: 290, diameter: 106, y: 318, out: 196, cowl: "long" },
  duct: { x: 1352, y: 408, radius: 58, nozzle: { x: 1880, y: 296, radius: 34 } },
  fin: {
    leading: curve("1452,452! 1520,486 1610,590 1742,755!"),
    trailing: curve("1800,330! 1884,755!"),
    pod: undefined,
  },
  stabiliser: { y: 492, root: [1640, 1836], tip: [1908, 2021], halfSpan: 386, dihedral: -8 },
  ventralFins: [],
  gear: { nose: { x: 255, radius: 25, twin: true }, main: { x: 1050, radius: 36, twin: true, out: 215 } },
  livery: {
    upper: ivory,
    lower: ivory,
    stripe: "#5a1a22",
    accent: gold,
    fin: "#5a1a22",
    nacelle: ivory,
    pattern: "line",
  },
  detail: "tail",
};

/** The trijet stretched: a long row of panes, a wing swept further, tall curved tips, three engines gathered at the tail. */
export const falcon8X: JetModel = {
  slug: "dassault-falcon-8x",
  length: 2446,
  height: 794,
  span: 2629,
  fuselage: {
    upper: curve(
      "0,190! 28,220 90,251 160,274 218,291! 278,329 336,354 410,367 510,370 1060,370 1500,368 1760,360 2000,344 2220,326!",
    ),
    lower: curve("0,190! 24,170 90,144 200,126 340,117 500,115 1060,115 1440,118 1620,138 1840,192 2040,240 2220,266!"),
    roundness: 1,
  },
  cockpit: [
    curve("226,293! 278,327 318,345! 340,301! 286,287"),
    curve("329,349! 364,358 402,353! 414,327 406,303! 350,301!"),
  ],
  door: { x: 452, y: 134, width: 82, height: 182 },
  windows: { shape: "oval", width: 35, height: 42, y: 298, at: row(586, 68, 14) },
  wing: {
    root: [850, 1400],
    kink: { out: 370, chord: [1060, 1410] },
    tip: [1540, 1670],
    y: 122,
    dihedral: 4,
    thickness: 0.12,
    winglet: { rise: 166, rake: 176, topChord: 50, cant: 78 },
  },
  nacelle: { x: 1560, length: 345, diameter: 122, y: 328, out: 206, cowl: "long" },
  duct: { x: 1668, y: 418, radius: 62, nozzle: { x: 2284, y: 296, radius: 38 } },
  fin: {
    leading: curve("1790,464! 1870,502 1970,616 2104,794!"),
    trailing: curve("2186,330! 2262,794!"),
    pod: undefined,
  },
  stabiliser: { y: 500, root: [2010, 2226], tip: [2322, 2446], halfSpan: 440, dihedral: -6 },
  ventralFins: [],
  gear: { nose: { x: 275, radius: 26, twin: true }, main: { x: 1270, radius: 40, twin: true, out: 215 } },
  livery: {
    upper: white,
    lower: "#16223c",
    stripe: gold,
    accent: gold,
    fin: "#16223c",
    nacelle: "#16223c",
    pattern: "wave",
  },
  detail: "tail",
};
