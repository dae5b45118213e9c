import type { Face } from "./face.ts";
import { acrossTail, framed, round, swept } from "./lamps.ts";
import { apron, band, bridge, brightLine, corner, diffuser, mouth, veil } from "./openings.ts";

/** Coupés and saloons. */
export const closedFaces: readonly Face[] = [
  {
    slug: "bentley-continental-gt",
    body: "grandTourer",
    roof: 0.55,
    front: (m) => ({
      lamps: [
        round([m.x(0.62), m.lamps + 22], [96, 92], { projectors: 1 }, "ring"),
        round([m.x(0.85), m.lamps + 34], [58, 56], { projectors: 1 }, "ring"),
      ],
      grilles: [bridge({ half: m.x(0.46), foot: m.lamps - 240, top: m.lamps + 70 }, 0.44)],
      trims: [
        ...corner([m.x(0.58), m.x(0.95)], [m.foot + 80, m.foot + 230]),
        band(m.x(0.48), [m.foot + 84, m.foot + 180], "deep"),
        apron(m, 40),
      ],
      plate: m.foot + 214,
    }),
    rear: (m) => ({
      lamps: [round([m.x(0.76), m.tail], [150, 62], { light: "red", projectors: 0 }, "ring")],
      trims: [apron(m, 130)],
      late: [brightLine(m.x(0.9), m.foot + 250, 0, 10)],
      exhausts: [{ x: 600, y: m.foot + 130, rx: 118, ry: 44 }],
      plate: m.tail - 150,
    }),
  },
  {
    slug: "aston-martin-db12",
    body: "grandTourer",
    roof: 0.53,
    cabin: 0.8,
    front: (m) => ({
      lamps: [swept([m.x(0.6), m.lamps], [m.x(0.93), m.lamps + 62], [66, 70], { projectors: 2, smoked: true })],
      grilles: [veil({ half: m.x(0.62), foot: m.foot + 90, top: m.lamps - 16 }, 0.2)],
      trims: [...corner([m.x(0.72), m.x(0.95)], [m.foot + 86, m.foot + 240]), apron(m, 36, "carbon")],
      plate: m.foot + 170,
    }),
    rear: (m) => ({
      lamps: [
        swept([m.x(0.46), m.tail + 44], [m.x(0.94), m.tail - 30], [26, 60], {
          light: "red",
          guide: "lower",
          width: 10,
        }),
      ],
      trims: [apron(m, 210, "carbon"), ...diffuser(m, 220, [0.14, 0.3])],
      exhausts: [
        { x: 470, y: m.foot + 150, rx: 56, ry: 50 },
        { x: 610, y: m.foot + 156, rx: 56, ry: 50 },
      ],
      plate: m.tail - 190,
    }),
  },
  {
    slug: "mercedes-benz-s-580",
    body: "limousine",
    roof: 0.58,
    light: { main: 1.5, middle: 0.5 },
    front: (m) => ({
      lamps: [
        swept([m.x(0.48), m.lamps - 40], [m.x(0.93), m.lamps + 50], [40, 92], {
          projectors: 3,
          guide: "both",
          width: 6,
        }),
      ],
      grilles: [bridge({ half: m.x(0.42), foot: m.lamps - 290, top: m.lamps + 14 }, 0.42)],
      trims: [
        ...corner([m.x(0.5), m.x(0.92)], [m.foot + 110, m.foot + 240]),
        band(m.x(0.46), [m.foot + 110, m.foot + 210], "deep"),
        apron(m, 60),
      ],
      late: [brightLine(m.x(0.9), m.foot + 76, -20, 9)],
      plate: m.foot + 226,
    }),
    rear: (m) => ({
      lamps: [
        swept([m.x(0.44), m.tail - 16], [m.x(0.95), m.tail + 18], [70, 116], {
          light: "red",
          guide: "both",
          ribs: 26,
          width: 9,
        }),
      ],
      trims: [apron(m, 150)],
      late: [brightLine(m.x(0.43), m.tail, 0, 14), brightLine(m.x(0.9), m.foot + 170, -40, 10)],
      exhausts: [{ x: 620, y: m.foot + 130, rx: 112, ry: 34, square: 0.5 }],
      plate: m.tail - 170,
    }),
  },
  {
    slug: "maserati-ghibli-trofeo",
    body: "sportsSaloon",
    roof: 0.54,
    light: { main: 1.6, middle: 0.6 },
    front: (m) => ({
      lamps: [swept([m.x(0.52), m.lamps - 10], [m.x(0.93), m.lamps + 76], [56, 60], { projectors: 2, smoked: true })],
      grilles: [bridge({ half: m.x(0.5), foot: m.lamps - 330, top: m.lamps - 20 }, 0.2)],
      trims: [...corner([m.x(0.6), m.x(0.95)], [m.foot + 60, m.foot + 240]), apron(m, 36, "carbon")],
      plate: m.foot + 130,
    }),
    rear: (m) => ({
      lamps: [
        swept([m.x(0.5), m.tail + 10], [m.x(0.94), m.tail + 16], [60, 78], { light: "red", guide: "lower", width: 11 }),
      ],
      trims: [apron(m, 180, "carbon"), ...diffuser(m, 190, [0.12, 0.28])],
      exhausts: [
        { x: 500, y: m.foot + 136, rx: 54, ry: 48 },
        { x: 636, y: m.foot + 140, rx: 54, ry: 48 },
      ],
      plate: m.tail - 180,
    }),
  },
  {
    slug: "porsche-panamera-turbo",
    body: "sportsSaloon",
    roof: 0.52,
    cabin: 0.82,
    front: (m) => ({
      lamps: [round([m.x(0.78), m.lamps + 26], [118, 50], { projectors: 2, smoked: true }, "brow")],
      grilles: [mouth({ half: m.x(0.5), foot: m.foot + 84, top: m.foot + 230 })],
      trims: [...corner([m.x(0.56), m.x(0.94)], [m.foot + 90, m.foot + 290]), apron(m, 40)],
      plate: m.foot + 290,
    }),
    rear: (m) => ({
      lamps: [acrossTail(m.x(0.95), m.tail + 8, 40, 18)],
      trims: [apron(m, 170), ...diffuser(m, 170, [0.2])],
      exhausts: [{ x: 560, y: m.foot + 140, rx: 120, ry: 40, square: 0.9 }],
      plate: m.tail - 210,
    }),
  },
  {
    slug: "bmw-i7-xdrive60",
    body: "limousine",
    roof: 0.6,
    front: (m) => ({
      lamps: [
        framed([m.x(0.52), m.x(0.94)], [m.cowl - 150, m.cowl - 100], { guide: "both", width: 8 }),
        framed([m.x(0.58), m.x(0.93)], [m.lamps - 110, m.lamps - 30], { projectors: 2, smoked: true, guide: "none" }),
      ],
      grilles: [veil({ half: m.x(0.44), foot: m.lamps - 290, top: m.cowl - 120 }, 0.22)],
      trims: [...corner([m.x(0.56), m.x(0.94)], [m.foot + 90, m.foot + 230]), apron(m, 56)],
      plate: m.foot + 190,
    }),
    rear: (m) => ({
      lamps: [
        framed([m.x(0.44), m.x(0.95)], [m.tail - 34, m.tail + 36], {
          light: "red",
          smoked: true,
          guide: "upper",
          width: 10,
        }),
      ],
      trims: [apron(m, 170)],
      late: [brightLine(m.x(0.9), m.foot + 190, -20, 10)],
      plate: m.tail - 220,
    }),
  },
  {
    slug: "rolls-royce-ghost",
    body: "limousine",
    roof: 0.6,
    light: { main: 1.6, middle: 0.6 },
    front: (m) => ({
      lamps: [framed([m.x(0.5), m.x(0.9)], [m.lamps - 10, m.lamps + 92], { projectors: 2, guide: "loop" })],
      grilles: [veil({ half: m.x(0.4), foot: m.lamps - 260, top: m.lamps + 120 }, 0.44)],
      trims: [band(m.x(0.52), [m.foot + 90, m.foot + 180], "deep"), apron(m, 50)],
      late: [brightLine(m.x(0.7), m.foot + 66, 4, 10)],
      plate: m.foot + 250,
    }),
    rear: (m) => ({
      lamps: [framed([m.x(0.78), m.x(0.93)], [m.tail - 74, m.tail + 84], { light: "red", guide: "both", width: 12 })],
      trims: [apron(m, 110)],
      late: [brightLine(m.x(0.95), m.foot + 210, 0, 11), brightLine(m.x(0.6), m.tail + 90, 2, 10)],
      exhausts: [{ x: 600, y: m.foot + 110, rx: 116, ry: 34, square: 0.5 }],
      plate: m.tail - 70,
    }),
  },
  {
    slug: "bentley-flying-spur",
    body: "limousine",
    roof: 0.58,
    front: (m) => ({
      lamps: [
        round([m.x(0.6), m.lamps + 26], [90, 86], { projectors: 1 }, "ring"),
        round([m.x(0.83), m.lamps + 46], [64, 62], { projectors: 1 }, "brow"),
      ],
      grilles: [veil({ half: m.x(0.42), foot: m.lamps - 300, top: m.lamps + 86 }, 0.44)],
      trims: [...corner([m.x(0.56), m.x(0.94)], [m.foot + 90, m.foot + 220]), apron(m, 50)],
      plate: m.foot + 190,
    }),
    rear: (m) => ({
      lamps: [framed([m.x(0.6), m.x(0.94)], [m.tail - 66, m.tail + 70], { light: "red", guide: "loop", width: 10 })],
      trims: [apron(m, 130)],
      late: [brightLine(m.x(0.56), m.tail + 44, 0, 10), brightLine(m.x(0.92), m.foot + 210, 0, 10)],
      exhausts: [{ x: 600, y: m.foot + 120, rx: 112, ry: 42 }],
      plate: m.tail - 60,
    }),
  },
];
