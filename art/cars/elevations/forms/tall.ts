import type { Form } from "./form.ts";

/** A box with a flat bonnet, wings that stand beside it, upright glass. */
export const offRoader: Form = {
  drawing: "tall",
  front: {
    house: { drop: 16, bow: 2, pillar: [54, 54], header: 66 },
    shoulder: "0,100 46,100 58,99.4! 62,95.4! 84,94.6! 95,92.6! 99,87 100,74 100,40",
    leans: [
      [96, 92, 78, 66],
      [91, 89, 12, 1],
      [60, 60, 0, 0],
      [34, 34, -2, 70],
      [30, 30, 66, 2],
      [12, 14, -10, -30],
    ],
    folds: [
      { along: "59,99 59,94 59,88", slope: 0.5, reach: 30, soft: 6 },
      { along: "62,96 62,91 62,86", slope: -0.5, reach: 30, soft: 6 },
    ],
    seams: ["0,90 44,90 58,90! 59,98", "62,94 62,88! 80,88 96,88"],
  },
  rear: {
    house: { drop: 16, bow: 0, pillar: [96, 96], header: 96, sill: 40 },
    shoulder: "0,100 60,100 88,99.4! 97,98! 99,92 100,80 100,40",
    leans: [
      [97, 95, 8, 1],
      [60, 60, 0, 0],
      [28, 28, -2, 74],
      [23, 23, 70, 2],
      [10, 12, -12, -34],
    ],
    folds: [{ along: "-30,74 40,74 88,74", slope: 0.14, reach: 34, soft: 6 }],
    seams: ["84,100 84,64 84,32! 50,31 0,31", "84,52 92,52 100,52"],
  },
};

/** Level and square: a bonnet like a table, upright sides, a tailgate in two parts. */
export const uprightSuv: Form = {
  drawing: "tall",
  front: {
    house: { drop: 34, bow: 10, pillar: [64, 64], header: 58 },
    shoulder: "0,100 46,99.8 66,99 79,97.2 88,93.2 93.4,87 97,78 98.8,66 99.8,54 100,44!",
    leans: [
      [88, 84, 70, 40],
      [82, 78, 14, 4],
      [46, 46, 1, -2],
      [30, 31, -4, 48],
      [25, 26, 40, 0],
      [10, 14, -12, -34],
    ],
    folds: [
      { along: "60,99 58,92 57,86", slope: 0.22, reach: 50, soft: 8 },
      { along: "22,100 20,92 19,84", slope: 0.12, reach: 50, soft: 10 },
      { along: "86,94 89,86 90,76", slope: 0.24, reach: 60, soft: 22 },
    ],
    seams: ["0,84 40,83.8 58,83.6 78,83 96,80", "95,66 95,56 96,50 100,47"],
  },
  rear: {
    house: { drop: 34, bow: 10, pillar: [86, 86], header: 108 },
    shoulder: "0,100 58,100 78,99.4 88,97.2 94,92 97,84 98.8,72 99.6,58 100,40!",
    leans: [
      [94, 88, 22, 4],
      [76, 74, 3, 2],
      [46, 46, 1, -2],
      [38, 39, -4, 56],
      [33, 34, 46, 3],
      [20, 24, -6, -14],
      [8, 12, -20, -34],
    ],
    folds: [{ along: "-30,58 40,58 80,58", slope: 0.12, reach: 40, soft: 8 }],
    seams: ["82,99 82,80 82,44! 78,41 40,40.4 0,40", "0,56 40,56 82,56", "82,42 90,42 99,44"],
    spoiler: 66,
  },
};

/** A rounder shoulder and a bonnet with creases; a tailgate that leans, cut high above the bumper. */
export const estateSuv: Form = {
  drawing: "tall",
  front: {
    house: { drop: 50, bow: 20, pillar: [60, 60], header: 54 },
    shoulder: "0,99.6 30,98.8 50,97.4 64,98 76,96.6 85,92 91.4,84.6 96,75 98.6,63 100,42",
    roll: [66, 74],
    folds: [
      { along: "56,98 50,90 45,82 42,74", slope: 0.24, reach: 70, soft: 12 },
      { along: "78,96 84,88 87,79 87,66", slope: 0.3, reach: 90, soft: 36 },
    ],
    seams: ["0,80 30,79.6 44,79 60,80 78,83 90,84", "93,66 94,56 96,50 100,47"],
  },
  rear: {
    house: { drop: 52, bow: 20, pillar: [104, 104], header: 104, sill: 16 },
    shoulder: "0,100 48,99.8 68,98.6 81,95.4 89.4,89.4 95,79 98.2,66 99.6,52 100,38",
    leans: [
      [93, 86, 40, 10],
      [76, 72, 6, 0],
      [56, 58, -4, 6],
      [44, 46, 26, 54],
      [36, 38, 40, 3],
      [20, 24, -6, -14],
      [8, 12, -20, -34],
    ],
    folds: [{ along: "78,96 86,88 90,76 91,60", slope: 0.26, reach: 100, soft: 44 }],
    seams: ["76,97 77,84 72,60! 66,46 34,44 0,44", "74,58 86,60 99,60"],
    spoiler: 78,
  },
};

/** Low roof on a wide body: arched wings, a fastback's tail drawn out to an edge, a deep bumper. */
export const suvCoupe: Form = {
  drawing: "tall",
  front: {
    house: { drop: 70, bow: 28, pillar: [60, 60], header: 50 },
    shoulder: "0,99 26,98.4 46,98 58,99 69,100 78,97.6 86,90.6 92.6,80 97,68 99.3,54 100,38",
    roll: [76, 74],
    folds: [
      { along: "56,98 52,91 47,83 42,74 38,66", slope: -0.14, reach: 90, soft: 40 },
      { along: "74,98 80,88 83,77 83,62", slope: 0.36, reach: 110, soft: 46 },
    ],
    seams: ["0,74 26,74 42,75 58,79 74,84 87,86", "92,66 93,56 96,50 100,47"],
  },
  rear: {
    house: { drop: 82, bow: 34, pillar: [104, 160], header: 112, sill: 10 },
    shoulder: "0,101.4 38,101 58,98.6 72,94.6 84,90.6 92,81 97,67 99.4,52 100,36",
    roll: [60, 64],
    leans: [
      [96, 80, 66, -12],
      [88, 78, -12, -6],
      [70, 68, -2, 6],
      [58, 60, 26, 6],
      [42, 44, 2, 50],
      [36, 38, 40, 2],
      [20, 24, -8, -16],
      [8, 12, -22, -36],
    ],
    folds: [
      { along: "-30,96.4 36,96 54,93.8 64,91", slope: 0.55, reach: 54, soft: 18 },
      { along: "66,96 80,90 88,78 90,62", slope: 0.4, reach: 130, soft: 54 },
    ],
    seams: ["66,96 68,86 64,62! 56,48 28,46 0,46", "66,58 82,60 99,60"],
    spoiler: 70,
  },
};

/** A room on wheels: a short bonnet that falls at once, straight sides, one flat gate from roof to bumper. */
export const van: Form = {
  drawing: "tall",
  front: {
    house: { drop: 30, bow: 16, pillar: [54, 54], header: 84 },
    shoulder: "0,100 36,99.4 58,97.6 74,94 86,88 93,80 97,71 99,60 100,44",
    leans: [
      [86, 80, 62, 44],
      [76, 72, 30, 10],
      [50, 50, 4, 0],
      [32, 33, -4, 44],
      [27, 28, 36, 0],
      [10, 14, -12, -34],
    ],
    folds: [
      { along: "44,99 48,88 54,78", slope: 0.18, reach: 60, soft: 12 },
      { along: "78,93 86,84 90,74", slope: 0.22, reach: 80, soft: 34 },
    ],
    seams: ["0,73 36,73 52,76 70,84 84,89", "94,64 94,54 96,48 100,45"],
  },
  rear: {
    house: { drop: 30, bow: 14, pillar: [72, 72], header: 120, sill: 30 },
    shoulder: "0,100 70,100 90,99.4 96.6,96 98.6,88 99.6,72 100,40",
    leans: [
      [95, 92, 10, 3],
      [70, 70, 2, 1],
      [40, 40, 0, -3],
      [30, 30, -4, 64],
      [25, 25, 56, 3],
      [12, 16, -10, -32],
    ],
    folds: [
      { along: "-30,62 40,62 78,62", slope: 0.16, reach: 40, soft: 8 },
      { along: "-30,82 40,82 80,82", slope: -0.12, reach: 40, soft: 8 },
    ],
    seams: ["87,100 87,70 87,36! 84,32 40,31 0,31", "87,50 93,50 100,50"],
    spoiler: 74,
  },
};
