import { curve, ramp } from "../../geometry/curve.ts";
import type { Elevation } from "../elevation.ts";

const mirror = {
  shell: curve("884,1128! 900,1178 960,1202 1030,1192 1058,1152 1050,1106 1004,1086! 920,1094"),
  foot: curve("836,1086! 850,1120 900,1126 930,1106! 900,1086"),
};

const front: Elevation = {
  width: 1954,
  height: 1503,
  tyre: { track: 1612, width: 255, radius: 362 },
  farTyre: { track: 1596, width: 285, radius: 362 },
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
  sideGlass: curve("0,1470! 520,1452! 640,1380 740,1250 850,1090! 850,1040! 0,1040!"),
  house: {
    outline: curve("0,1503 300,1498 480,1480 566,1448 622,1392 700,1268 770,1140 826,1036! 826,980! 0,980!"),
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
    pane: curve("0,1454 260,1450 440,1438 530,1416 574,1380 632,1280 704,1140 762,1020! 500,1030 0,1036!"),
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
    outline: curve(`0,1046 320,1041 560,1024 700,1002 790,972 850,944 900,900 938,836 960,745 970,640 972,500 966,380
      954,286! 918,214! 720,190 0,182!`),
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
      ridges: [
        { along: curve("640,1012 560,960 470,900 400,836"), slope: 0.17, reach: 60, soft: 10 },
        { along: curve("270,1040 236,960 212,890 196,846"), slope: 0.16, reach: 60, soft: 14 },
        { along: curve("812,960 838,900 852,830 850,760"), slope: 0.28, reach: 70, soft: 30 },
      ],
      swells: [{ x: 900, y: 640, width: 150, height: 300, depth: 24 }],
    },
    contour: 0.6,
  },
  gaps: [
    {
      along: curve("0,838 250,834 400,824 480,840 600,872 740,906 850,934"),
      width: 5,
      gap: 0.8,
      edge: 0.22,
      across: true,
    },
    { along: curve("850,934 820,960 770,984"), width: 4, gap: 0.6, edge: 0.1 },
    { along: curve("914,800 920,720 934,664 975,640"), width: 4.5, gap: 0.62, edge: 0.14 },
    { along: curve("372,452 560,470 760,466"), width: 4, gap: 0.4, edge: 0.16 },
  ],
  trims: [
    { shape: curve("470,398! 560,432 740,440 876,424! 880,360 858,318! 700,300 520,304!"), finish: "deep", edge: 0.55 },
    { shape: curve("492,362! 700,376 868,372! 866,358! 700,360 498,346!"), finish: "chrome", edge: 0.5 },
    {
      shape: curve("0,398! 330,396 420,388! 452,330 440,304! 220,292 0,290!"),
      finish: "deep",
      across: true,
      edge: 0.5,
    },
    {
      shape: curve("0,248! 520,250 760,258 940,276! 928,238 905,214! 700,196 0,188!"),
      finish: "satin",
      across: true,
      edge: 0.35,
    },
  ],
  grilles: [
    {
      shape: curve("0,390! 330,388 408,380! 438,332 428,312! 220,300 0,298!"),
      frame: 0,
      vanes: "level",
      pitch: 22,
      vane: 6,
      bright: 0.18,
    },
    {
      shape: curve("0,806! 250,804 366,796! 404,768 412,712 396,610 366,534! 330,508 0,500!"),
      frame: 14,
      vanes: "level",
      pitch: 30,
      vane: 9,
      bright: 0.42,
    },
  ],
  lamps: [
    {
      shape: curve(
        "462,752! 530,790 630,826 740,858 830,884 892,898! 916,866 922,830 912,796! 820,752 700,726 580,714 494,724!",
      ),
      light: "white",
      guides: [
        { along: curve("486,750 560,784 660,818 760,848 888,882"), width: 9 },
        { along: curve("520,732 600,730 720,744 880,792"), width: 3.5, power: 0.45 },
      ],
      projectors: [
        [632, 770, 25],
        [712, 790, 25],
        [792, 812, 24],
      ],
    },
  ],
  mirror,
  plate: { y: 424, width: 520, height: 112 },
};

const rear: Elevation = {
  width: 1954,
  height: 1503,
  tyre: { track: 1590, width: 285, radius: 362 },
  farTyre: { track: 1580, width: 255, radius: 362 },
  behind: [],
  house: {
    outline: curve("0,1503 300,1498 480,1480 572,1446 634,1388 716,1270 800,1160 890,1080! 890,1000! 0,1000!"),
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
    pane: curve("0,1430 240,1427 410,1414 506,1390 552,1354 604,1282 656,1214 704,1152! 480,1136 0,1132!"),
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
    outline: curve(`0,1128 380,1126 640,1116 780,1098 858,1070 912,1010 946,920 966,800 974,660 974,500 964,380 950,300!
      905,244! 700,232 0,226!`),
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
      ridges: [{ along: curve("820,1072 872,1010 900,930 912,800"), slope: 0.22, reach: 80, soft: 34 }],
      swells: [{ x: 900, y: 640, width: 160, height: 300, depth: 26 }],
    },
    contour: 0.6,
  },
  gaps: [
    {
      along: curve("704,1108 716,1060 690,980! 650,860 560,800 300,790 0,788"),
      width: 5,
      gap: 0.78,
      edge: 0.2,
      across: true,
    },
    { along: curve("700,640 800,660 960,690"), width: 4, gap: 0.5, edge: 0.14 },
    { along: curve("0,640 500,640 700,640"), width: 4, gap: 0.42, edge: 0.18, across: true },
  ],
  trims: [
    { shape: curve("0,1545! 9,1541 20,1513 26,1497! 0,1497!"), finish: "satin", across: true, edge: 0.5, free: true },
    { shape: curve("0,862! 300,862 420,850! 410,760 380,716! 0,710!"), finish: "deep", across: true, edge: 0.3 },
    {
      shape: curve("0,408! 500,410 760,420 880,440! 872,320 820,262! 600,244 0,240!"),
      finish: "satin",
      across: true,
      edge: 0.4,
    },
    { shape: curve("700,440! 800,452 872,466! 872,452! 800,438 700,426!"), finish: "reflector", edge: 0.4 },
    { shape: curve("0,1404! 120,1402! 120,1392! 0,1394!"), finish: "reflector", across: true, edge: 0.3, free: true },
    { shape: curve("0,356! 300,356 380,350! 400,300 390,262! 0,258!"), finish: "deep", across: true, edge: 0.2 },
  ],
  lamps: [
    {
      shape: curve("420,986! 560,994 720,1008 850,1026 908,1030! 938,980 950,928! 820,902 660,896 520,908 430,944!"),
      light: "red",
      guides: [
        { along: curve("440,970 600,977 760,992 898,1012"), width: 11 },
        { along: curve("520,924 660,914 800,918 930,940"), width: 8 },
      ],
      ribs: 26,
    },
  ],
  late: [
    {
      shape: curve("0,966! 300,967 414,968! 426,954 424,946! 300,947 0,946!"),
      finish: "chrome",
      across: true,
      edge: 0.7,
    },
    {
      shape: curve("300,352! 520,366 800,392 860,402! 862,388! 800,376 520,350 300,338!"),
      finish: "chrome",
      edge: 0.6,
    },
  ],
  exhausts: [{ x: 620, y: 310, rx: 112, ry: 34, square: 0.5 }],
  mirrorsBeyond: true,
  mirror: { ...mirror, glass: curve("900,1126! 912,1168 960,1186 1020,1178 1042,1150 1034,1114! 1000,1102 920,1108") },
  plate: { y: 790, width: 520, height: 112 },
};

export const saloonElevations = { front, rear };
