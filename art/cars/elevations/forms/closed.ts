import type { Form } from "./form.ts";

/** Level and upright: a flat bonnet between high shoulders, a roof that hardly leans, a long boot lid. */
export const limousine: Form = {
  drawing: "saloon",
  front: {
    house: { drop: 46, bow: 18, pillar: [62, 62], header: 48 },
    shoulder: "0,100 38,99.4 60,98.4 74,96.6 84,93.4 90,88 95,80 97.8,70 99.2,57 100,40",
    folds: [
      { along: "56,98 50,90 44,83 41,77", slope: 0.2, reach: 50, soft: 8 },
      { along: "20,100 18,90 17,80", slope: 0.12, reach: 50, soft: 12 },
      { along: "88,90 90,82 90,74 90,64", slope: 0.22, reach: 60, soft: 22 },
    ],
    seams: ["0,77 34,76.5 46,77 60,81 76,85 88,88", "93,72 94,64 96,57 100,54"],
  },
  rear: {
    house: { drop: 52, bow: 24, pillar: [104, 118], header: 74 },
    shoulder: "0,100 44,99.8 66,98.8 79,96.8 88,92.8 93.4,86 96.8,76 99,62 100,40",
    leans: [
      [97, 82, 66, 10],
      [84, 80, 4, 3],
      [58, 60, 1, 4],
      [43, 46, 30, -2],
      [30, 33, 4, 1],
      [20, 24, -6, -14],
      [8, 10, -20, -34],
    ],
    folds: [
      { along: "84,95 90,88 93,76 94,60", slope: 0.2, reach: 60, soft: 24 },
      { along: "-30,70 40,70 66,72 84,76", slope: 0.1, reach: 40, soft: 10 },
    ],
    seams: ["74,97.5 74,86! 72,62 66,58! 30,56.4 0,56", "74,50 86,51 99,54"],
  },
};

/** Low bonnet between arched wings; a round roof, a short lid drawn up to an edge, haunches. */
export const sportsSaloon: Form = {
  drawing: "saloon",
  front: {
    house: { drop: 62, bow: 28, pillar: [56, 56], header: 46 },
    shoulder: "0,97.4 24,96.4 42,95.6 54,96.8 66,98.6 76,96.8 84,91 91,82 95.6,72 98.4,60 100,40",
    folds: [
      { along: "58,97 51,88 43,79 36,71", slope: -0.22, reach: 80, soft: 26 },
      { along: "74,97 79,88 82,79 82,68", slope: 0.3, reach: 90, soft: 38 },
      { along: "26,97 22,86 18,76", slope: 0.2, reach: 60, soft: 12 },
    ],
    seams: ["0,70 28,70 42,73 58,78 74,83 86,87", "92,71 93,63 96,56 100,53"],
  },
  rear: {
    house: { drop: 74, bow: 30, pillar: [96, 140], header: 84, sill: 10 },
    shoulder: "0,101.6 34,101 54,98.6 68,95.4 80,93 88,88.6 94,79 98,66 99.5,52 100,36",
    roll: [56, 64],
    leans: [
      [98, 84, 64, -8],
      [90, 80, -8, -8],
      [74, 74, -2, 2],
      [54, 56, 4, 12],
      [44, 47, 36, -2],
      [30, 32, 4, 0],
      [20, 22, -8, -16],
      [8, 10, -22, -34],
    ],
    folds: [
      { along: "-30,97 30,96.4 48,94.4 58,91.6", slope: 0.55, reach: 54, soft: 18 },
      { along: "68,95 80,90 88,80 91,66", slope: 0.32, reach: 110, soft: 46 },
    ],
    seams: ["68,95 69,84 64,68! 56,60 28,58 0,58", "68,52 84,54 99,56"],
  },
};

/** A long bonnet with a bulge in its middle, strong wings, a small round cabin, and a fastback over wide haunches. */
export const grandTourer: Form = {
  drawing: "saloon",
  front: {
    house: { drop: 72, bow: 34, pillar: [52, 52], header: 44 },
    shoulder: "0,101.6 13,101 25,97.6 42,95.8 55,97.4 67,99.6 77,97.4 85,91.4 92,82 96,72.4 98.8,59 100,40",
    folds: [
      { along: "25,99 23,90 20,80 17,71", slope: 0.3, reach: 60, soft: 14 },
      { along: "52,97 48,88 42,79 37,71", slope: -0.3, reach: 100, soft: 36 },
      { along: "74,98 79,89 81,79 80,66", slope: 0.36, reach: 110, soft: 48 },
    ],
    seams: ["0,69 24,69 36,72 50,79 66,84 80,88", "92,71 93,63 96,56 100,53"],
  },
  rear: {
    house: { drop: 88, bow: 26, pillar: [104, 190], header: 96, sill: 4 },
    shoulder: "0,101.6 28,101 44,99 56,95.6 68,94 80,92.4 89,86 95.4,74 98.8,60 100,40",
    roll: [60, 66],
    leans: [
      [97, 84, 68, -10],
      [88, 82, -12, -10],
      [70, 72, -4, 2],
      [53, 56, 14, 8],
      [42, 45, 36, 0],
      [29, 31, 4, 0],
      [18, 22, -8, -16],
      [8, 10, -20, -34],
    ],
    folds: [
      { along: "-30,96.6 26,96 42,93.8 52,91", slope: 0.55, reach: 54, soft: 18 },
      { along: "58,96 74,92 85,83 89,68", slope: 0.42, reach: 140, soft: 60 },
    ],
    seams: ["54,96 57,88 56,70! 50,64 26,62 0,62", "70,53 84,55 99,57"],
  },
};
