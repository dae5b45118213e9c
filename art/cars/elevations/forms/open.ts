import type { Form } from "./form.ts";

/** Two seats without a roof: low wings around a falling bonnet, a short tail that dips between two humps. */
export const openGrandTourer: Form = {
  drawing: "saloon",
  front: {
    house: { drop: 56, bow: 14, pillar: [44, 44], header: 30 },
    shoulder: "0,98 20,97 38,95.4 52,97 65,99.4 75,97.6 84,91.4 91,82 96,71 99,57 100,40",
    folds: [
      { along: "50,97 46,86 40,76 34,68", slope: -0.3, reach: 110, soft: 42 },
      { along: "72,98 77,88 79,78 78,64", slope: 0.34, reach: 110, soft: 50 },
    ],
    seams: ["0,66 22,66 36,69 52,77 70,84 84,88", "92,70 93,62 96,56 100,53"],
  },
  rear: {
    house: { drop: 56, bow: 14, pillar: [44, 44], header: 30 },
    shoulder: "0,96 14,96.4 28,99.6 42,101.4 56,99.4 70,97.4 82,93.6 90,84 96,70 99,55 100,38",
    roll: [56, 66],
    leans: [
      [92, 82, 66, 0],
      [86, 80, -6, -6],
      [68, 70, -2, 2],
      [54, 56, 14, 8],
      [43, 46, 34, 0],
      [30, 32, 4, 0],
      [20, 22, -8, -16],
      [8, 10, -20, -34],
    ],
    folds: [
      { along: "-30,90.6 30,91 46,91.4 58,90", slope: 0.55, reach: 54, soft: 18 },
      { along: "64,98 78,93 87,83 90,68", slope: 0.36, reach: 120, soft: 54 },
      { along: "40,101 41,95 40,90", slope: 0.3, reach: 110, soft: 60 },
    ],
    seams: ["0,93 28,93.6 58,94! 58,78 54,64! 28,61 0,61", "70,53 84,55 99,57"],
  },
};

/** Four seats without a roof: a higher, flatter body, a level cover behind the seats, a true boot lid. */
export const openFourSeats: Form = {
  drawing: "saloon",
  front: {
    house: { drop: 44, bow: 10, pillar: [46, 46], header: 32 },
    shoulder: "0,99.4 32,98.6 52,97.4 66,97.4 78,94.6 87,88.6 93,80 97,70 99,57 100,40",
    folds: [
      { along: "60,98 53,88 46,79 41,73", slope: 0.24, reach: 60, soft: 10 },
      { along: "24,99 21,88 19,78", slope: 0.16, reach: 60, soft: 12 },
      { along: "82,93 86,84 87,75 87,64", slope: 0.26, reach: 80, soft: 32 },
    ],
    seams: ["0,75 30,74.6 44,76 60,80 76,84.6 88,88", "92,71 93,63 96,56 100,53"],
  },
  rear: {
    house: { drop: 44, bow: 10, pillar: [46, 46], header: 32 },
    shoulder: "0,99.4 40,99.2 64,98.4 79,96 88,91 94,82 97.6,70 99.4,56 100,38",
    leans: [
      [95, 82, 64, 6],
      [82, 78, 2, 2],
      [58, 60, 0, 6],
      [44, 47, 28, -2],
      [30, 33, 4, 1],
      [20, 24, -6, -14],
      [8, 10, -20, -34],
    ],
    folds: [{ along: "80,95 88,87 91,76 92,62", slope: 0.24, reach: 80, soft: 32 }],
    seams: ["72,97 72,86! 69,64 63,59! 30,57.4 0,57", "0,93 40,92.6 72,91", "72,51 86,53 99,55"],
  },
};
