import type { Face } from "./face.ts";
import { acrossTail, framed, swept } from "./lamps.ts";
import { apron, band, bridge, brightLine, corner, reflectors, tread } from "./openings.ts";

/** Vans. */
export const vanFaces: readonly Face[] = [
  {
    slug: "mercedes-benz-v-300",
    body: "van",
    roof: 0.8,
    cabin: 0.93,
    tyres: [235, 235],
    light: { main: 1.75, middle: 0.8 },
    front: (m) => ({
      lamps: [swept([m.x(0.5), m.lamps - 30], [m.x(0.93), m.lamps + 90], [56, 100], { projectors: 2, guide: "upper" })],
      grilles: [bridge({ half: m.x(0.46), foot: m.lamps - 210, top: m.lamps + 60 }, 0.42)],
      trims: [
        band(m.x(0.52), [m.foot + 110, m.foot + 226], "deep"),
        ...corner([m.x(0.6), m.x(0.94)], [m.foot + 120, m.foot + 300]),
        apron(m, 60),
      ],
      late: [brightLine(m.x(0.8), m.foot + 90, -16, 9)],
      plate: m.foot + 250,
    }),
    rear: (m) => ({
      lamps: [framed([m.x(0.84), m.x(0.95)], [m.tail - 190, m.tail + 190], { light: "red", guide: "loop", width: 9 })],
      trims: [
        band(m.x(0.82), [m.deck - 84, m.deck - 26], "gloss"),
        band(m.x(0.36), [m.tail - 262, m.tail - 118], "deep"),
        reflectors(m, 250),
        ...tread(m, 286),
        apron(m, 150),
      ],
      late: [brightLine(m.x(0.36), m.tail - 116, 0, 13), brightLine(m.x(0.9), m.foot + 196, 0, 9)],
      plate: m.tail - 190,
    }),
  },
  {
    slug: "mercedes-benz-eqv-300",
    body: "van",
    roof: 0.8,
    cabin: 0.93,
    tyres: [235, 235],
    front: (m) => ({
      lamps: [
        swept([m.x(0.52), m.lamps], [m.x(0.93), m.lamps + 80], [40, 90], {
          projectors: 2,
          smoked: true,
          guide: "lower",
          width: 7,
        }),
      ],
      trims: [
        band(m.x(0.54), [m.lamps - 190, m.lamps + 60], "gloss"),
        band(m.x(0.5), [m.foot + 100, m.foot + 210], "deep"),
        ...corner([m.x(0.58), m.x(0.95)], [m.foot + 110, m.foot + 330]),
        apron(m, 60, "carbon"),
      ],
      late: [
        brightLine(m.x(0.5), m.lamps + 10, 0, 6),
        brightLine(m.x(0.5), m.lamps - 60, 0, 6),
        brightLine(m.x(0.48), m.lamps - 130, 0, 6),
      ],
      plate: m.foot + 300,
    }),
    rear: (m) => ({
      lamps: [
        acrossTail(m.x(0.82), m.tail + 60, 24),
        framed([m.x(0.84), m.x(0.95)], [m.tail - 180, m.tail + 180], {
          light: "red",
          smoked: true,
          guide: "both",
          width: 10,
        }),
      ],
      trims: [
        band(m.x(0.82), [m.tail - 150, m.tail - 30], "gloss"),
        reflectors(m, 250),
        ...tread(m, 286),
        apron(m, 170, "carbon"),
      ],
      late: [brightLine(m.x(0.8), m.tail - 34, 0, 6), brightLine(m.x(0.8), m.tail - 154, 0, 6)],
      plate: m.tail - 250,
    }),
  },
  {
    slug: "mercedes-benz-v-250-d",
    body: "van",
    roof: 0.8,
    cabin: 0.93,
    tyres: [225, 225],
    light: { main: 1.6, middle: 0.7 },
    front: (m) => ({
      lamps: [framed([m.x(0.54), m.x(0.92)], [m.lamps - 60, m.lamps + 76], { projectors: 2, guide: "upper" })],
      grilles: [bridge({ half: m.x(0.5), foot: m.lamps - 130, top: m.lamps + 50 }, 0.18)],
      trims: [
        band(m.x(0.5), [m.foot + 100, m.foot + 220], "deep"),
        ...corner([m.x(0.6), m.x(0.92)], [m.foot + 100, m.foot + 220]),
        apron(m, 60),
      ],
      plate: m.foot + 290,
    }),
    rear: (m) => ({
      lamps: [framed([m.x(0.84), m.x(0.95)], [m.tail - 170, m.tail + 170], { light: "red", guide: "upper", width: 9 })],
      trims: [
        band(m.x(0.32), [m.tail - 276, m.tail - 126], "deep"),
        band(m.x(0.82), [m.tail - 112, m.tail - 84], "slat"),
        reflectors(m, 250),
        ...tread(m, 286),
        apron(m, 190),
      ],
      plate: m.tail - 204,
    }),
  },
];
