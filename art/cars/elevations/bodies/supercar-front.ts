import { curve, ramp } from "../../geometry/curve.ts";
import type { Elevation } from "../elevation.ts";

/** Both ends see the same mirrors. */
export const supercarMirror = {
  shell: curve("842,930! 858,968 920,992 990,986 1020,952 1010,914 960,900! 872,904"),
  foot: curve("700,866! 770,892 840,910 880,914! 866,898 780,874"),
};

/** A low mid-engined car from the front. */
export const supercarFront: Elevation = {
  width: 1958,
  height: 1187,
  tyre: { track: 1634, width: 248, radius: 354 },
  farTyre: { track: 1600, width: 305, radius: 366 },
  behind: [
    {
      outline: curve("0,960! 560,960! 700,952 820,926 900,872 950,780 974,660 979,520 979,420! 0,420!"),
      skin: {
        section: [
          { along: curve("0,880 979,820"), above: 50, below: 34 },
          { along: curve("0,700 979,680"), above: 8, below: -4 },
        ],
        topAngle: 86,
        topRound: 70,
        topRoundAngle: 60,
        crown: { angle: 34, power: 2 },
        edge: { round: 160, angle: 80 },
      },
      dim: 0.6,
    },
  ],
  sideGlass: curve("0,1160! 330,1148! 440,1110 560,1010 680,880! 680,840! 0,840!"),
  house: {
    outline: curve("0,1187 180,1184 320,1170 412,1136 492,1070 580,970 668,866! 668,820! 0,820!"),
    skin: {
      section: [
        { along: curve("0,1150 280,1140 420,1080 668,866"), above: 76, below: 66 },
        { along: curve("0,880 700,850"), above: 64, below: 64 },
      ],
      topAngle: 88,
      topRound: 26,
      topRoundAngle: 80,
      crown: { angle: 18, power: 2.6 },
      edge: { round: 50, angle: 60 },
    },
    contour: 0.66,
  },
  screen: {
    pane: curve("0,1148 160,1146 286,1136 366,1112 432,1062 500,984 566,900 614,834! 300,858 0,864!"),
    lean: [66, 72],
    turn: 34,
    cabin: {
      dash: 918,
      seatTop: 1062,
      seatX: 320,
      seatWidth: 440,
      far: curve("0,1090 160,1086 250,1070! 300,1010 330,970! 160,962 0,960!"),
      wheel: { x: 320, y: 904, r: 140 },
      mirrorY: 1092,
    },
    wipers: true,
  },
  body: {
    outline: curve(`0,866 260,862 460,852 600,842 700,836 780,820 850,780 910,712 950,620 972,510 979,400 974,290
      962,200! 940,128! 700,108 0,104!`),
    skin: {
      section: [
        {
          along: curve("0,720 300,706 520,690 720,700 820,690 979,540"),
          above: ramp("0:74 500:74 720:66 860:56"),
          below: ramp("0:72 500:72 720:62 860:50"),
        },
        {
          along: curve("0,540 400,524 700,540 979,440"),
          above: ramp("0:56 600:54 800:40"),
          below: ramp("0:54 600:52 800:38"),
        },
        {
          along: curve("0,440 400,436 700,440 979,380"),
          above: ramp("0:30 600:28 800:18"),
          below: ramp("0:16 600:16 800:10"),
        },
        { along: curve("0,330 500,330 979,320"), above: 6, below: -2 },
        { along: curve("0,200 500,200 979,220"), above: -14, below: 20 },
        { along: curve("0,150 979,150"), above: 0, below: -30 },
      ],
      topAngle: 88,
      topRound: ramp("0:60 600:50 800:40"),
      topRoundAngle: ramp("0:82 600:80 800:68 950:50"),
      crown: { angle: 30, power: 2.4 },
      edge: { round: 190, angle: 82 },
      ridges: [
        { along: curve("690,850 640,740 560,620 470,500 420,420"), slope: -0.36, reach: 90, soft: 26 },
        { along: curve("820,800 810,700 790,580 770,470"), slope: 0.5, reach: 130, soft: 60 },
        { along: curve("300,850 260,720 200,580 150,470"), slope: 0.2, reach: 80, soft: 14 },
      ],
    },
    contour: 0.6,
  },
  gaps: [
    {
      along: curve("0,452 260,448 430,452 520,520 600,640 660,760 690,836"),
      width: 4.5,
      gap: 0.75,
      edge: 0.22,
      across: true,
    },
    { along: curve("897,632 914,586 940,560 982,540"), width: 4.5, gap: 0.65, edge: 0.16 },
  ],
  trims: [
    {
      shape: curve("0,292! 300,290 430,280! 486,236 470,170! 300,150 0,146!"),
      finish: "deep",
      across: true,
      edge: 0.65,
    },
    {
      shape: curve("590,282! 700,330 840,362 914,354! 920,280 904,206! 780,186 640,186! 584,220"),
      finish: "deep",
      edge: 0.6,
    },
    { shape: curve("596,244! 740,268 916,286! 914,262! 740,246 604,226!"), finish: "gloss", edge: 0.55 },
    {
      shape: curve("0,138! 520,140 760,150 950,176! 948,140 940,128! 700,108 0,104!"),
      finish: "carbon",
      across: true,
      edge: 0.6,
    },
    {
      shape: curve("0,110! 600,110 840,116 956,138! 962,128 930,108! 600,96 0,94!"),
      finish: "satin",
      across: true,
      edge: 0.5,
      free: true,
    },
    { shape: curve("636,292! 740,322 850,338 912,336! 912,326 760,306 640,280!"), finish: "slat", edge: 0.3 },
    { shape: curve("470,560! 520,600 574,650 612,694! 618,676 596,632 548,580 490,540!"), finish: "deep", edge: 0.4 },
  ],
  grilles: [
    {
      shape: curve("0,276! 280,274 400,264! 450,232 438,180! 300,164 0,160!"),
      frame: 0,
      vanes: "mesh",
      pitch: 30,
      vane: 3,
      bright: 0.2,
    },
    {
      shape: curve("604,222! 740,242 900,256! 896,216! 780,196 646,196!"),
      pair: true,
      frame: 0,
      vanes: "mesh",
      pitch: 26,
      vane: 2.6,
      bright: 0.2,
    },
  ],
  lamps: [
    {
      shape: curve("548,516! 620,576 716,632 810,674 876,692! 900,668 896,628! 810,604 706,566 620,526"),
      light: "white",
      housing: "smoked",
      guides: [{ along: curve("562,522 630,576 720,624 812,662 876,678"), width: 9 }],
      projectors: [
        [716, 597, 19],
        [772, 621, 19],
        [826, 640, 18],
      ],
    },
  ],
  mirror: supercarMirror,
  plate: { y: 222, width: 420, height: 88 },
};
