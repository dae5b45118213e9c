import { curve, ramp } from "../../geometry/curve.ts";
import type { EndDrawing } from "../elevation.ts";

/** Both ends see the same mirrors. */
export const supercarMirror = {
  shell: curve("842,930! 858,968 920,992 990,986 1020,952 1010,914 960,900! 872,904"),
  foot: curve("700,866! 770,892 840,910 880,914! 866,898 780,874"),
};

/** A low mid-engined car from the front. */
export const supercarFront: EndDrawing = {
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
  house: {
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
    },
    contour: 0.6,
  },
  mirror: supercarMirror,
};
