import { curve, ramp } from "../../geometry/curve.ts";
import type { EndDrawing } from "../elevation.ts";

const mirror = {
  shell: curve("936,1290! 950,1352 1010,1392 1066,1386 1088,1340 1086,1262 1050,1226! 956,1232"),
  foot: curve("884,1236! 900,1276 950,1282 976,1250! 940,1228"),
};

const front: EndDrawing = {
  behind: [
    {
      outline: curve("0,1270! 840,1270! 914,1256 956,1206 984,1090 998,920 1000,760 992,520! 0,520!"),
      skin: {
        section: [
          { along: curve("0,1150 1000,1120"), above: 40, below: 12 },
          { along: curve("0,900 1000,880"), above: 4, below: -4 },
        ],
        topAngle: 86,
        topRound: 60,
        topRoundAngle: 56,
        crown: { angle: 30, power: 2 },
        edge: { round: 120, angle: 80 },
      },
      dim: 0.62,
    },
  ],
  house: {
    skin: {
      section: [
        { along: curve("0,1770 540,1756 700,1700 890,1240"), above: 70, below: 58 },
        { along: curve("0,1260 900,1220"), above: 54, below: 54 },
      ],
      topAngle: 88,
      topRound: 40,
      topRoundAngle: 78,
      crown: { angle: 16, power: 3 },
      edge: { round: 60, angle: 66 },
    },
    contour: 0.66,
  },
  screen: {
    lean: [52, 62],
    turn: 26,
    cabin: {
      dash: 1306,
      seatTop: 1566,
      seatX: 390,
      seatWidth: 500,
      far: curve("0,1706 340,1700 500,1680! 580,1540 630,1400! 340,1388 0,1386!"),
      wheel: { x: 392, y: 1296, r: 190 },
      mirrorY: 1694,
    },
    wipers: true,
  },
  body: {
    skin: {
      section: [
        {
          along: curve("0,1104 300,1102 560,1092 760,1078 1000,1010"),
          above: ramp("0:56 500:56 800:50 940:40"),
          below: ramp("0:42 450:42 760:34"),
        },
        { along: curve("0,1056 500,1052 760,1038 1000,968"), above: ramp("0:14 900:10"), below: ramp("0:6 900:5") },
        { along: curve("0,700 500,700 1000,700"), above: 1, below: -2 },
        { along: curve("0,560 600,560 1000,580"), above: -6, below: 46 },
        { along: curve("0,512 600,514 1000,530"), above: 38, below: 0 },
        { along: curve("0,380 700,386 1000,430"), above: -12, below: -34 },
      ],
      topAngle: 88,
      topRound: ramp("0:50 500:50 800:50 900:40"),
      topRoundAngle: ramp("0:78 600:76 800:66 950:50"),
      crown: { angle: 30, power: 3 },
      edge: { round: 180, angle: 82 },
      swells: [{ x: 930, y: 760, width: 130, height: 320, depth: 20 }],
    },
    contour: 0.6,
  },
  mirror,
};

const rear: EndDrawing = {
  behind: [],
  house: {
    skin: {
      section: [
        { along: curve("0,1740 500,1732 700,1700 930,1270"), above: 46, below: 30 },
        { along: curve("0,1240 940,1240"), above: 16, below: 14 },
      ],
      topAngle: 88,
      topRound: 36,
      topRoundAngle: 80,
      crown: { angle: 26, power: 2.6 },
      edge: { round: 120, angle: 76 },
    },
    contour: 0.66,
  },
  screen: {
    heated: true,
    lean: [26, 34],
    turn: 30,
    cabin: {
      dash: 1330,
      seatTop: 1530,
      seatX: 420,
      seatWidth: 520,
      far: curve("0,1640 300,1634 480,1610! 560,1480 610,1360! 300,1350 0,1348!"),
    },
    wipers: false,
  },
  body: {
    skin: {
      section: [
        { along: curve("0,1190 500,1188 780,1180 1000,1100"), above: ramp("0:30 800:34"), below: ramp("0:8 800:10") },
        { along: curve("0,1014 600,1014 1000,984"), above: 5, below: ramp("0:4 800:5") },
        { along: curve("0,800 600,800 1000,800"), above: ramp("0:1.5 700:2"), below: ramp("0:0 700:1") },
        { along: curve("0,690 600,690 1000,700"), above: -4, below: -6 },
        { along: curve("0,650 600,650 1000,660"), above: 4, below: 54 },
        { along: curve("0,606 600,604 1000,616"), above: 44, below: 4 },
        { along: curve("0,480 700,480 1000,520"), above: -6, below: -14 },
        { along: curve("0,380 1000,420"), above: -20, below: -34 },
      ],
      topAngle: 80,
      topRound: ramp("0:24 700:26 900:50"),
      topRoundAngle: ramp("0:40 800:44 950:50"),
      crown: { angle: 24, power: 2.6 },
      edge: { round: 200, angle: 82 },
      swells: [{ x: 930, y: 760, width: 140, height: 320, depth: 22 }],
    },
    contour: 0.6,
  },
  mirrorsBeyond: true,
  mirror: { ...mirror, glass: curve("952,1288! 964,1340 1012,1374 1056,1368 1072,1334 1070,1268 1044,1242! 966,1246") },
};

export const suvElevations = { front, rear };
