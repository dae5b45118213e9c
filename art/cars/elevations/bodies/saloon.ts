import { curve, ramp } from "../../geometry/curve.ts";
import type { EndDrawing } from "../elevation.ts";

const mirror = {
  shell: curve("884,1128! 900,1178 960,1202 1030,1192 1058,1152 1050,1106 1004,1086! 920,1094"),
  foot: curve("836,1086! 850,1120 900,1126 930,1106! 900,1086"),
};

const front: EndDrawing = {
  behind: [
    {
      outline: curve("0,1096! 780,1096! 866,1086 922,1040 954,930 972,800 977,640 970,420! 0,420!"),
      skin: {
        section: [
          { along: curve("0,960 977,930"), above: 40, below: 16 },
          { along: curve("0,800 977,780"), above: 4, below: -4 },
        ],
        topAngle: 86,
        topRound: 60,
        topRoundAngle: 56,
        crown: { angle: 30, power: 2 },
        edge: { round: 130, angle: 80 },
      },
      dim: 0.62,
    },
  ],
  house: {
    skin: {
      section: [
        { along: curve("0,1440 480,1428 620,1380 830,1030"), above: 66, below: 60 },
        { along: curve("0,1040 900,1000"), above: 58, below: 58 },
      ],
      topAngle: 88,
      topRound: 40,
      topRoundAngle: 74,
      crown: { angle: 16, power: 3 },
      edge: { round: 60, angle: 66 },
    },
    contour: 0.66,
  },
  screen: {
    lean: [60, 66],
    turn: 26,
    cabin: {
      dash: 1090,
      seatTop: 1284,
      seatX: 370,
      seatWidth: 500,
      far: curve("0,1400 300,1394 430,1376! 520,1250 560,1170! 300,1160 0,1158!"),
      wheel: { x: 372, y: 1080, r: 178 },
      mirrorY: 1392,
    },
    wipers: true,
  },
  body: {
    skin: {
      section: [
        {
          along: curve("0,846 250,842 420,832 560,846 700,878 830,906 977,880"),
          above: ramp("0:54 500:54 760:46 900:38"),
          below: ramp("0:34 450:34 700:26"),
        },
        { along: curve("0,770 400,762 700,736 977,690"), above: ramp("0:14 500:16 900:12"), below: ramp("0:10 700:8") },
        { along: curve("0,560 400,560 700,556 977,560"), above: 3, below: 0 },
        { along: curve("0,466 500,466 760,470 977,480"), above: -6, below: 28 },
        { along: curve("0,420 600,424 977,440"), above: 12, below: -4 },
        { along: curve("0,270 700,280 977,330"), above: -14, below: -34 },
      ],
      topAngle: 88,
      topRound: ramp("0:70 500:66 800:50 900:36"),
      topRoundAngle: ramp("0:79 600:77 800:64 950:50"),
      crown: { angle: 34, power: 2.6 },
      edge: { round: 190, angle: 82 },
      swells: [{ x: 900, y: 640, width: 150, height: 300, depth: 24 }],
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
        { along: curve("0,1420 480,1408 640,1360 890,1080"), above: 68, below: 62 },
        { along: curve("0,1140 900,1080"), above: 64, below: 64 },
      ],
      topAngle: 88,
      topRound: 50,
      topRoundAngle: 76,
      crown: { angle: 18, power: 2.4 },
      edge: { round: 110, angle: 70 },
    },
    contour: 0.66,
  },
  screen: {
    heated: true,
    lean: [66, 70],
    turn: 28,
    cabin: {
      dash: 1176,
      seatTop: 1330,
      seatX: 380,
      seatWidth: 520,
      far: curve("0,1390 280,1386 410,1368! 480,1260 540,1180! 0,1176!"),
    },
  },
  body: {
    skin: {
      section: [
        {
          along: curve("0,1084 500,1080 760,1058 900,1000 977,900"),
          above: ramp("0:62 800:56"),
          below: ramp("0:7 700:7 900:10"),
        },
        { along: curve("0,930 600,930 977,900"), above: ramp("0:2 800:7"), below: ramp("0:3 800:7") },
        { along: curve("0,720 600,720 977,740"), above: 0, below: 6 },
        { along: curve("0,620 600,616 977,640"), above: 26, below: -2 },
        { along: curve("0,500 600,504 977,540"), above: 4, below: 1 },
        { along: curve("0,420 700,424 977,460"), above: -6, below: -14 },
        { along: curve("0,300 977,330"), above: -20, below: -34 },
      ],
      topAngle: 88,
      topRound: ramp("0:22 700:26 900:40"),
      topRoundAngle: ramp("0:74 800:66 950:52"),
      crown: { angle: 30, power: 2.4 },
      edge: { round: 200, angle: 82 },
      swells: [{ x: 900, y: 640, width: 160, height: 300, depth: 26 }],
    },
    contour: 0.6,
  },
  mirrorsBeyond: true,
  mirror: { ...mirror, glass: curve("900,1126! 912,1168 960,1186 1020,1178 1042,1150 1034,1114! 1000,1102 920,1108") },
};

export const saloonElevations = { front, rear };
