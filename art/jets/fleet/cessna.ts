import { curve } from "../../cars/geometry/curve.ts";
import type { JetModel } from "../jet-model.ts";
import { ink, row, white } from "./hand.ts";

/** Straight low wing, no winglets, a long thin nose before an upright screen, T-tail. */
export const citationCj3Plus: JetModel = {
  slug: "cessna-citation-cj3-plus",
  length: 1559,
  height: 462,
  span: 1626,
  fuselage: {
    upper: curve(
      "0,146! 22,164 80,181 160,195 226,205! 262,228 296,242 345,247 430,248 700,248 960,247 1140,241 1300,227 1440,208!",
    ),
    lower: curve("0,146! 18,132 70,113 170,95 300,85 440,82 700,81 940,82 1080,95 1230,128 1350,162 1440,194!"),
    roundness: 1,
  },
  cockpit: [curve("232,206! 266,227 292,236! 304,210! 268,203"), curve("312,236! 345,236 372,224! 366,205 314,207!")],
  door: { x: 402, y: 92, width: 62, height: 134 },
  windows: { shape: "box", width: 33, height: 37, y: 197, at: row(506, 74, 5) },
  wing: {
    root: [650, 905],
    kink: undefined,
    tip: [735, 842],
    y: 86,
    dihedral: 4.6,
    thickness: 0.14,
    winglet: undefined,
  },
  nacelle: { x: 905, length: 262, diameter: 84, y: 236, out: 142, cowl: "long" },
  duct: undefined,
  fin: {
    leading: curve("1040,238! 1140,258 1215,290 1310,380 1385,451!"),
    trailing: curve("1424,205! 1502,451!"),
    pod: { before: 34, behind: 26, radius: 11 },
  },
  stabiliser: { y: 451, root: [1392, 1512], tip: [1474, 1559], halfSpan: 268, dihedral: 0 },
  ventralFins: [],
  gear: { nose: { x: 205, radius: 20, twin: false }, main: { x: 815, radius: 28, twin: false, out: 235 } },
  livery: {
    upper: white,
    lower: white,
    stripe: "#7a1216",
    accent: ink,
    fin: white,
    nacelle: white,
    pattern: "line",
  },
  detail: "nose",
};

/** A wide tube on tall legs, a rounded brow, swooped tips, and the stabiliser half way up the fin. */
export const citationLatitude: JetModel = {
  slug: "cessna-citation-latitude",
  length: 1897,
  height: 638,
  span: 2205,
  fuselage: {
    upper: curve(
      "0,178! 24,203 80,226 150,243 208,256! 256,284 306,303 370,312 460,314 800,314 1180,313 1380,309 1560,299 1750,282!",
    ),
    lower: curve("0,178! 18,160 80,134 190,112 330,102 480,99 800,98 1160,99 1320,114 1500,156 1640,208 1750,252!"),
    roundness: 1,
  },
  cockpit: [curve("214,257! 258,282 296,296! 312,262! 262,252"), curve("321,297! 356,300 392,288! 386,262 322,262!")],
  door: { x: 420, y: 116, width: 78, height: 164 },
  windows: { shape: "box", width: 38, height: 46, y: 250, at: row(562, 92, 6) },
  wing: {
    root: [735, 1085],
    kink: { out: 380, chord: [850, 1105] },
    tip: [1060, 1180],
    y: 104,
    dihedral: 3,
    thickness: 0.14,
    winglet: { rise: 48, rake: 70, topChord: 48, cant: 52 },
  },
  nacelle: { x: 1105, length: 345, diameter: 118, y: 300, out: 186, cowl: "long" },
  duct: undefined,
  fin: {
    leading: curve("1250,306! 1370,326 1450,366 1560,492 1690,638!"),
    trailing: curve("1738,268! 1806,638!"),
    pod: undefined,
  },
  stabiliser: { y: 412, root: [1590, 1790], tip: [1776, 1897], halfSpan: 420, dihedral: 0 },
  ventralFins: [],
  gear: { nose: { x: 250, radius: 24, twin: false }, main: { x: 985, radius: 34, twin: true, out: 170 } },
  livery: {
    upper: white,
    lower: "#23415e",
    stripe: "#23415e",
    accent: "#8fb0c8",
    fin: "#23415e",
    nacelle: white,
    pattern: "sweep",
  },
  detail: "tail",
};
