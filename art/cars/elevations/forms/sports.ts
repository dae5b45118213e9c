import type { Form } from "./form.ts";

/** Flat planes and edges: the bonnet lies between two sharp wings, the roof ends in buttresses. */
export const wedge: Form = {
  drawing: "low",
  front: {
    house: { drop: 36, bow: 0, pillar: [50, 50], header: 28 },
    shoulder: "0,97 30,96 52,95.4 66,97! 78,97.4 86,92! 93,79 97,64! 99.4,50 100,36",
    folds: [
      { along: "68,98 60,82 48,62 40,50", slope: -0.42, reach: 70, soft: 12 },
      { along: "84,92 80,76 78,62 80,48", slope: 0.55, reach: 90, soft: 18 },
      { along: "34,97 28,80 20,60 14,48", slope: 0.3, reach: 60, soft: 8 },
    ],
    seams: ["0,44 26,43 42,44! 58,64 66,82! 69,96", "92,70 93,62 96,57 100,55"],
  },
  rear: {
    house: { drop: 36, bow: -16, pillar: [120, 330], header: 56 },
    shoulder: "0,97 34,97 58,98.4 72,100! 84,96! 92,84 97,68! 99.5,50 100,34",
    roll: [44, 76],
    folds: [
      { along: "-30,97 40,96.6 58,96 70,94.6", slope: 0.55, reach: 54, soft: 18 },
      { along: "76,99 86,88 91,76 92,60", slope: 0.46, reach: 90, soft: 18 },
    ],
    seams: ["0,52 40,52 64,54 80,57 99,54"],
  },
};

/** Round wings stand above a bonnet with two hollows; the tail's haunches are as round. */
export const midEngine: Form = {
  drawing: "low",
  front: {
    house: { drop: 50, bow: 16, pillar: [46, 46], header: 32 },
    shoulder: "0,95 26,94 44,94 56,96.6 67,100.5 76,100.5 84,95 91,84 96,70 99,54 100,38",
    folds: [
      { along: "60,97 54,80 46,62 38,48", slope: -0.34, reach: 120, soft: 44 },
      { along: "76,99 77,84 75,68 73,54", slope: 0.42, reach: 130, soft: 60 },
      { along: "24,96 20,76 15,58 10,46", slope: 0.14, reach: 80, soft: 20 },
    ],
    seams: ["0,46 22,45 38,47 48,56 56,70 62,84 66,97", "93,68 94,60 97,56 100,54"],
  },
  rear: {
    house: { drop: 54, bow: -4, pillar: [96, 290], header: 62 },
    shoulder: "0,97 32,97.4 52,99 66,101.4 78,101 86,94.5 92,83 97,69 99.5,53 100,36",
    roll: [50, 76],
    leans: [
      [95, 84, 70, -14],
      [87, 78, -10, -4],
      [66, 64, 0, 10],
      [54, 56, 36, 10],
      [44, 46, 6, 4],
      [33, 34, 0, -8],
      [22, 24, -12, -20],
      [10, 12, -24, -38],
    ],
    folds: [
      { along: "72,100 83,94 89,82 91,66", slope: 0.3, reach: 120, soft: 56 },
      { along: "40,97 52,92 62,88", slope: -0.2, reach: 80, soft: 34 },
    ],
    seams: ["0,53 40,53.4 64,55 82,58 99,55", "64,100 66,94 67,90"],
  },
};

/** Wings that carry the lamps stand high above a narrow bonnet; a fastback runs into broad haunches and a ducktail. */
export const rearEngine: Form = {
  drawing: "low",
  front: {
    house: { drop: 62, bow: 30, pillar: [44, 44], header: 34 },
    shoulder: "0,95.6 24,95 42,94.6 52,96.4 62,101 71,102.6 79,100 87,92 93,80 97,66 99.2,52 100,38",
    leans: [
      [82, 80, 70, 62],
      [62, 60, 50, 44],
      [48, 46, 30, 16],
      [32, 32, 6, -2],
      [14, 16, -12, 18],
      [6, 6, 0, -30],
    ],
    folds: [
      { along: "50,94 46,80 42,64 39,50", slope: -0.4, reach: 110, soft: 34 },
      { along: "71,101 73,86 73,70 72,52", slope: 0.44, reach: 150, soft: 76 },
    ],
    seams: ["0,40 16,41 30,45 39,54 44,68 48,82 50,93", "93,69 94,60 97,56 100,54"],
  },
  rear: {
    house: { drop: 70, bow: 34, pillar: [92, 150], header: 74, sill: 6 },
    shoulder: "0,95 30,95 50,95.6 62,96.4 74,96.6 84,92 91,82 96.4,69 99.3,53 100,36",
    roll: [64, 74],
    leans: [
      [90, 70, 72, 30],
      [78, 68, 30, 10],
      [66, 64, 2, 10],
      [56, 58, 34, 8],
      [46, 48, 4, 2],
      [34, 34, 0, -8],
      [16, 18, -14, -34],
    ],
    folds: [
      { along: "-30,89 34,88.6 50,87.6 60,85", slope: 0.55, reach: 54, soft: 18 },
      { along: "60,98 74,95 84,86 89,72", slope: 0.3, reach: 150, soft: 76 },
    ],
    seams: ["0,53 40,53.4 64,55 82,58 99,55", "56,95 60,86 58,80! 50,78 0,78"],
  },
};
