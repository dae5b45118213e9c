import { curve, ramp } from "../../geometry/curve.ts";
import { paints } from "../../paints.ts";
import type { EndDrawing } from "../elevation.ts";
import { supercarMirror } from "./supercar-front.ts";

/** The same from behind. */
export const supercarRear: EndDrawing = {
  behind: [],
  house: {
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
    },
    dim: 0.66,
    contour: 0.66,
  },
  screen: {
    lean: [72, 76],
    turn: 24,
    tint: "#101114",
  },
  body: {
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
  mirrorsBeyond: true,
  mirror: { ...supercarMirror, glass: curve("858,930! 872,960 922,980 980,974 1002,948 996,924! 954,912 878,914") },
};
