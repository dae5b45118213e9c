import { curve, ramp } from "../../geometry/curve.ts";
import type { Elevation } from "../elevation.ts";

const mirror = {
  shell: curve("936,1290! 950,1352 1010,1392 1066,1386 1088,1340 1086,1262 1050,1226! 956,1232"),
  foot: curve("884,1236! 900,1276 950,1282 976,1250! 940,1228"),
};

const front: Elevation = {
  width: 2000,
  height: 1835,
  tyre: { track: 1656, width: 262, radius: 408 },
  farTyre: { track: 1640, width: 285, radius: 408 },
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
  sideGlass: curve("0,1790! 640,1772! 730,1690 820,1500 900,1266! 900,1220! 0,1220!"),
  house: {
    outline: curve("0,1835 360,1831 560,1816 662,1786 722,1728 776,1610 836,1420 888,1240! 888,1180! 0,1180!"),
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
    pane: curve("0,1776 320,1772 530,1758 618,1734 660,1690 716,1560 770,1400 814,1226! 520,1238 0,1244!"),
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
    outline: curve(`0,1252 380,1248 640,1232 780,1206 860,1174 920,1120 962,1044 986,930 997,800 1000,640 994,500
      982,400! 940,316! 720,290 0,282!`),
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
      ridges: [
        { along: curve("640,1252 590,1190 530,1120 480,1050 440,960 420,880"), slope: 0.13, reach: 56, soft: 10 },
        { along: curve("830,1180 872,1120 890,1040 892,960"), slope: 0.26, reach: 70, soft: 30 },
      ],
      swells: [{ x: 930, y: 760, width: 130, height: 320, depth: 20 }],
    },
    contour: 0.6,
  },
  gaps: [
    {
      along: curve("0,1094 300,1092 430,1084 600,1080 780,1084 900,1072"),
      width: 5,
      gap: 0.8,
      edge: 0.2,
      across: true,
    },
    { along: curve("900,1072 872,1124 826,1172"), width: 4, gap: 0.55, edge: 0.1 },
    { along: curve("936,920 938,820 950,750 1002,724"), width: 4.5, gap: 0.62, edge: 0.16 },
  ],
  trims: [
    {
      shape: curve("0,496! 380,494 560,480! 600,430 580,400! 300,384 0,382!"),
      finish: "deep",
      across: true,
      edge: 0.55,
    },
    { shape: curve("650,520! 780,530 906,520! 916,452 900,408! 780,396 664,404!"), finish: "deep", edge: 0.5 },
    { shape: curve("680,462! 780,470 904,462! 904,450! 780,458 680,450!"), finish: "chrome", edge: 0.5 },
    {
      shape: curve("0,368! 560,370 800,378 930,392 1010,410! 1010,316! 720,270 0,270!"),
      finish: "satin",
      across: true,
      edge: 0.4,
    },
    {
      shape: curve("0,346! 300,346 420,340! 440,312 420,300! 200,294 0,294!"),
      finish: "chrome",
      across: true,
      edge: 0.25,
    },
  ],
  grilles: [
    {
      shape: curve("0,488! 370,486 540,474! 574,430 560,408! 300,392 0,390!"),
      frame: 0,
      vanes: "level",
      pitch: 26,
      vane: 7,
      bright: 0.16,
    },
    {
      shape: curve("0,1058! 300,1056 432,1046! 458,1020 462,960 452,850 440,776! 412,744 320,734 0,730!"),
      frame: 17,
      vanes: "upright",
      pitch: 34,
      vane: 10,
      bright: 0.34,
    },
  ],
  lamps: [
    {
      shape: curve("520,1024! 660,1030 800,1026 912,1008! 934,980 938,922! 820,908 660,902 526,904!"),
      light: "white",
      guides: [
        { along: curve("536,1010 660,1014 800,1010 906,994 920,968 922,936"), width: 9 },
        { along: curve("530,920 680,918 820,924 918,936"), width: 5, power: 0.7 },
      ],
      projectors: [
        [622, 964, 34],
        [738, 966, 34],
      ],
    },
  ],
  mirror,
  plate: { y: 556, width: 520, height: 112 },
};

const rear: Elevation = {
  width: 2000,
  height: 1835,
  tyre: { track: 1640, width: 285, radius: 408 },
  farTyre: { track: 1620, width: 262, radius: 408 },
  behind: [],
  house: {
    outline: curve("0,1835 360,1831 580,1814 690,1780 748,1716 800,1600 862,1430 924,1270! 924,1160! 0,1160!"),
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
    pane: curve("0,1700 320,1696 540,1684 620,1660 660,1614 706,1510 750,1390 786,1268! 500,1256 0,1252!"),
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
    outline: curve(`0,1250 500,1250 780,1246 900,1228 952,1176 982,1070 998,920 1000,740 998,560 988,450 972,390!
      920,330! 700,314 0,308!`),
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
  over: [
    {
      outline: curve("0,1806! 400,1802 580,1786 672,1756! 690,1716 676,1694! 540,1716 300,1728 0,1731!"),
      skin: {
        section: [
          { along: curve("0,1762 400,1758 580,1742 690,1712"), above: 64, below: 2 },
          { along: curve("0,1728 400,1722 690,1690"), above: -6, below: -30 },
        ],
        topAngle: 86,
        topRound: 14,
        topRoundAngle: 76,
        crown: { angle: 26, power: 2.6 },
        edge: { round: 90, angle: 70 },
      },
      contour: 0.6,
    },
  ],
  gaps: [
    {
      along: curve("842,1246 836,1160 820,1080! 806,900 790,730! 744,684 500,676 0,674!"),
      width: 5.5,
      gap: 0.9,
      edge: 0.34,
      across: true,
    },
    { along: curve("806,720 880,716 990,740"), width: 4, gap: 0.55, edge: 0.14 },
  ],
  trims: [
    { shape: curve("0,1877! 9,1873 20,1845 26,1829! 0,1829!"), finish: "satin", across: true, edge: 0.5, free: true },
    { shape: curve("0,986! 300,986 366,976! 372,860 356,826! 0,820!"), finish: "deep", across: true, edge: 0.4 },
    {
      shape: curve("0,490! 500,492 760,500 920,512 1010,528! 1010,330! 700,300 0,300!"),
      finish: "satin",
      across: true,
      edge: 0.45,
    },
    { shape: curve("720,560! 850,566 950,578! 950,560! 850,548 720,542!"), finish: "reflector", edge: 0.4 },
    { shape: curve("0,430! 300,430 420,424! 440,370 420,350! 0,346!"), finish: "deep", across: true, edge: 0.3 },
  ],
  lamps: [
    {
      shape: curve("866,1064! 910,1072 966,1060! 978,1010 982,960 980,908! 940,898 884,900! 870,960 864,1016"),
      light: "red",
      guides: [
        { along: curve("934,1050 944,1010 950,960 950,920"), width: 12 },
        { along: curve("900,1048 906,1010 910,960 910,920"), width: 8, power: 0.8 },
      ],
    },
  ],
  late: [
    {
      shape: curve("0,1032! 300,1032 560,1028 826,1018! 824,1000! 560,1010 300,1014 0,1014!"),
      finish: "chrome",
      across: true,
      edge: 0.7,
    },
    {
      shape: curve("0,1742! 120,1741 200,1738! 200,1728 120,1731 0,1732!"),
      finish: "plate",
      across: true,
      edge: 0,
      free: true,
    },
    {
      shape: curve("0,502! 500,504 760,512 920,524 1010,540! 1010,528! 920,512 760,500 500,492 0,490!"),
      finish: "chrome",
      across: true,
      edge: 0.6,
    },
  ],
  exhausts: [{ x: 640, y: 400, rx: 122, ry: 38, square: 0.45 }],
  mirrorsBeyond: true,
  mirror: { ...mirror, glass: curve("952,1288! 964,1340 1012,1374 1056,1368 1072,1334 1070,1268 1044,1242! 966,1246") },
  plate: { y: 904, width: 520, height: 112 },
};

export const suvElevations = { front, rear };
