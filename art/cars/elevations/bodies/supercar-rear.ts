import { curve, ramp } from "../../geometry/curve.ts";
import { paints } from "../../paints.ts";
import type { Elevation } from "../elevation.ts";
import { supercarMirror } from "./supercar-front.ts";

/** The same from behind. */
export const supercarRear: Elevation = {
  width: 1958,
  height: 1187,
  tyre: { track: 1600, width: 305, radius: 366 },
  farTyre: { track: 1580, width: 248, radius: 354 },
  behind: [],
  house: {
    outline: curve("0,1187 180,1184 330,1168 440,1124 560,1046 680,976 800,932! 800,840! 0,840!"),
    skin: {
      section: [
        { along: curve("0,1130 300,1116 450,1050 800,930"), above: 78, below: 74 },
        { along: curve("0,960 800,920"), above: 76, below: 76 },
      ],
      topAngle: 88,
      topRound: 30,
      topRoundAngle: 82,
      crown: { angle: 34, power: 1.5 },
      edge: { round: 150, angle: 70 },
      ridges: [{ along: curve("300,1190 420,1110 540,1020 660,950 760,900"), slope: 0.22, reach: 90, soft: 30 }],
    },
    dim: 0.66,
    contour: 0.66,
  },
  screen: {
    pane: curve("0,1124 140,1122 240,1110 300,1086 350,1040 400,984 430,946! 220,940 0,938!"),
    lean: [72, 76],
    turn: 24,
    tint: "#101114",
  },
  body: {
    outline: curve(`0,934 300,934 540,940 700,944 800,930 876,890 934,810 966,700 979,570 976,450 964,360 950,300!
      900,240! 700,220 0,216!`),
    skin: {
      section: [
        {
          along: curve("0,902 300,902 560,900 740,890 860,830 979,700"),
          above: ramp("0:70 600:70 800:60"),
          below: ramp("0:-30 600:-30 780:-10 900:8"),
        },
        {
          along: curve("0,850 500,850 800,820 979,660"),
          above: ramp("0:-20 700:-16 900:6"),
          below: ramp("0:-12 800:4"),
        },
        { along: curve("0,700 979,660"), above: -4, below: ramp("0:8 979:4") },
        { along: curve("0,604 600,600 979,584"), above: 30, below: ramp("0:10 979:8") },
        { along: curve("0,556 600,552 979,540"), above: 5, below: 5 },
        { along: curve("0,480 600,476 979,470"), above: 1, below: -6 },
        { along: curve("0,400 979,400"), above: -12, below: -20 },
        { along: curve("0,300 979,320"), above: -24, below: -38 },
      ],
      topAngle: 88,
      topRound: ramp("0:16 600:20 800:50"),
      topRoundAngle: ramp("0:80 600:78 800:60 950:50"),
      crown: { angle: 26, power: 2.4 },
      edge: { round: 210, angle: 82 },
      ridges: [{ along: curve("760,930 850,860 900,760 910,640"), slope: 0.3, reach: 110, soft: 50 }],
      swells: [{ x: 880, y: 640, width: 160, height: 260, depth: 26 }],
    },
    contour: 0.6,
  },
  over: [
    {
      // The diffuser's housing: gloss black, its upper edge rolled into the light.
      outline: curve("0,474! 400,474 640,464 800,432 900,384! 934,320 906,240! 700,222 0,216!"),
      paint: paints.nero,
      skin: {
        section: [
          { along: curve("0,440 400,440 640,430 800,400 934,350"), above: 26, below: 8 },
          { along: curve("0,380 640,372 934,320"), above: 3, below: 0 },
          { along: curve("0,300 934,280"), above: -10, below: -26 },
        ],
        topAngle: 70,
        topRound: 20,
        topRoundAngle: 44,
        crown: { angle: 30, power: 2.2 },
        edge: { round: 120, angle: 76 },
      },
      contour: 0.5,
    },
  ],
  gaps: [
    { along: curve("0,588 400,590 640,600 800,620 970,600"), width: 5, gap: 0.75, edge: 0.24, across: true },
    { along: curve("640,944 660,920 664,900"), width: 4, gap: 0.7, edge: 0.14 },
  ],
  trims: [
    {
      shape: curve("0,1068! 200,1064 336,1050! 352,1036 200,1044 0,1048!"),
      finish: "gloss",
      across: true,
      edge: 0.5,
      free: true,
    },
    {
      shape: curve("0,1022! 220,1018 372,1004! 388,990 220,998 0,1002!"),
      finish: "gloss",
      across: true,
      edge: 0.5,
      free: true,
    },
    {
      shape: curve("0,978! 240,974 404,964! 418,952 240,956 0,958!"),
      finish: "gloss",
      across: true,
      edge: 0.5,
      free: true,
    },
    {
      shape: curve("0,836! 400,838 700,842 860,838! 880,770 850,700! 640,650 400,636 0,632!"),
      finish: "deep",
      across: true,
      edge: 0.5,
    },
    {
      shape: curve("0,606! 100,606 176,596! 206,530 190,462! 100,450 0,450!"),
      finish: "deep",
      across: true,
      edge: 0.5,
    },
    {
      shape: curve("0,408! 380,408 500,398! 560,300 580,176! 300,160 0,160!"),
      finish: "deep",
      across: true,
      edge: 0.3,
      free: true,
    },
    { shape: curve("0,402! 9,402! 11,150! 0,150!"), finish: "carbon", across: true, edge: 0.4, free: true },
    { shape: curve("150,402! 163,402! 184,150! 168,150!"), finish: "carbon", edge: 0.4, free: true },
    { shape: curve("306,400! 319,398! 356,152! 340,152!"), finish: "carbon", edge: 0.4, free: true },
    { shape: curve("452,392! 464,388! 516,162! 500,160!"), finish: "carbon", edge: 0.4, free: true },
    { shape: curve("700,548! 800,560 880,572! 880,560! 800,546 700,534!"), finish: "reflector", edge: 0.4 },
    { shape: curve("620,392! 760,372 862,342! 868,300 850,276! 740,286 650,306!"), finish: "deep", edge: 0.4 },
  ],
  grilles: [
    {
      shape: curve("0,822! 400,824 700,826! 716,790 690,716! 560,668 400,652 0,648!"),
      frame: 0,
      vanes: "mesh",
      pitch: 34,
      vane: 3,
      bright: 0.16,
    },
  ],
  lamps: [
    {
      shape: curve("560,836! 700,842 840,838 896,822! 900,800 884,782! 800,786 700,788 580,786!"),
      light: "red",
      housing: "smoked",
      guides: [{ along: curve("584,812 700,815 820,812 880,802"), width: 13 }],
    },
  ],
  exhausts: [{ x: 76, y: 532, rx: 62, ry: 50 }],
  mirrorsBeyond: true,
  mirror: { ...supercarMirror, glass: curve("858,930! 872,960 922,980 980,974 1002,948 996,924! 954,912 878,914") },
  plate: { y: 736, width: 520, height: 108 },
};
