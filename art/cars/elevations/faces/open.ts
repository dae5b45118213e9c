import type { Face } from "./face.ts";
import { acrossTail, framed, round, swept } from "./lamps.ts";
import { apron, band, bridge, brightLine, corner, diffuser, mouth, veil } from "./openings.ts";

/** Cars with the roof down. */
export const openFaces: readonly Face[] = [
  {
    slug: "ferrari-portofino-m",
    body: "openGrandTourer",
    roof: 0.6,
    open: true,
    front: (m) => ({
      lamps: [swept([m.x(0.56), m.lamps - 50], [m.x(0.93), m.lamps + 66], [40, 58], { projectors: 3, smoked: true })],
      grilles: [bridge({ half: m.x(0.56), foot: m.foot + 74, top: m.foot + 300 }, 0.16)],
      trims: [...corner([m.x(0.64), m.x(0.94)], [m.foot + 90, m.foot + 270]), apron(m, 34, "carbon")],
      plate: m.foot + 150,
    }),
    rear: (m) => ({
      lamps: [round([m.x(0.78), m.tail], [72, 66], { light: "red" }, "ring")],
      trims: [apron(m, 170), ...diffuser(m, 190, [0.12, 0.3])],
      exhausts: [{ x: 600, y: m.foot + 150, rx: 58, ry: 54 }],
      plate: m.tail - 160,
    }),
  },
  {
    slug: "ferrari-roma-spider",
    body: "openGrandTourer",
    roof: 0.58,
    open: true,
    front: (m) => ({
      lamps: [
        swept([m.x(0.54), m.lamps - 10], [m.x(0.94), m.lamps + 62], [34, 52], {
          projectors: 2,
          guide: "lower",
          width: 7,
        }),
      ],
      grilles: [mouth({ half: m.x(0.62), foot: m.foot + 70, top: m.foot + 250 })],
      trims: [apron(m, 36, "carbon")],
      plate: m.foot + 300,
    }),
    rear: (m) => ({
      lamps: [
        framed([m.x(0.42), m.x(0.66)], [m.tail - 16, m.tail + 22], { light: "red", guide: "upper", width: 8 }),
        framed([m.x(0.7), m.x(0.93)], [m.tail - 16, m.tail + 24], { light: "red", guide: "upper", width: 8 }),
      ],
      trims: [apron(m, 200, "carbon"), ...diffuser(m, 230, [0.16, 0.34])],
      exhausts: [{ x: 590, y: m.foot + 176, rx: 78, ry: 46, square: 0.8 }],
      plate: m.tail - 190,
    }),
  },
  {
    slug: "aston-martin-vantage-roadster",
    body: "openGrandTourer",
    roof: 0.6,
    open: true,
    front: (m) => ({
      lamps: [round([m.x(0.8), m.lamps + 30], [106, 56], { projectors: 1, smoked: true }, "brow")],
      grilles: [veil({ half: m.x(0.66), foot: m.foot + 76, top: m.lamps - 60 }, 0.16)],
      trims: [...corner([m.x(0.74), m.x(0.95)], [m.foot + 90, m.foot + 250]), apron(m, 36, "carbon")],
      plate: m.foot + 150,
    }),
    rear: (m) => ({
      lamps: [acrossTail(m.x(0.93), m.tail + 16, 26, -30)],
      trims: [apron(m, 250, "carbon"), ...diffuser(m, 250, [0.1, 0.26, 0.42])],
      exhausts: [
        { x: 500, y: m.foot + 160, rx: 56, ry: 50 },
        { x: 640, y: m.foot + 166, rx: 56, ry: 50 },
      ],
      plate: m.tail - 210,
    }),
  },
  {
    slug: "porsche-718-spyder",
    body: "midEngine",
    roof: 0.52,
    cabin: 0.76,
    tyres: [245, 295],
    open: true,
    front: (m) => ({
      lamps: [round([m.x(0.74), m.lamps + 40], [98, 84], { projectors: 1, smoked: true }, "brow")],
      grilles: [mouth({ half: m.x(0.36), foot: m.foot + 60, top: m.foot + 176 })],
      trims: [...corner([m.x(0.46), m.x(0.94)], [m.foot + 66, m.foot + 226]), apron(m, 40)],
      plate: m.foot + 226,
    }),
    rear: (m) => ({
      lamps: [
        swept([m.x(0.56), m.tail + 10], [m.x(0.92), m.tail], [34, 62], { light: "red", guide: "both", width: 8 }),
      ],
      trims: [apron(m, 130), ...diffuser(m, 210, [0.14, 0.3, 0.46])],
      exhausts: [{ x: 190, y: m.foot + 196, rx: 66, ry: 50 }],
      plate: m.tail - 170,
    }),
  },
  {
    slug: "maserati-grancabrio",
    body: "openFourSeats",
    roof: 0.6,
    open: true,
    front: (m) => ({
      lamps: [round([m.x(0.8), m.lamps + 44], [74, 104], { projectors: 1 }, "brow")],
      grilles: [bridge({ half: m.x(0.52), foot: m.foot + 100, top: m.lamps - 40 }, 0.4)],
      trims: [...corner([m.x(0.62), m.x(0.94)], [m.foot + 80, m.foot + 220]), apron(m, 36)],
      plate: m.foot + 150,
    }),
    rear: (m) => ({
      lamps: [
        swept([m.x(0.5), m.tail + 26], [m.x(0.94), m.tail - 6], [40, 66], { light: "red", guide: "upper", width: 11 }),
      ],
      trims: [apron(m, 170), ...diffuser(m, 180, [0.2])],
      late: [brightLine(m.x(0.48), m.tail - 30, 0, 9)],
      exhausts: [{ x: 580, y: m.foot + 136, rx: 96, ry: 42, square: 0.9 }],
      plate: m.tail - 220,
    }),
  },
  {
    slug: "bmw-m4-competition-cabrio",
    body: "openFourSeats",
    roof: 0.62,
    open: true,
    front: (m) => ({
      lamps: [framed([m.x(0.5), m.x(0.93)], [m.lamps - 22, m.lamps + 66], { projectors: 2, guide: "lower", width: 8 })],
      grilles: [veil({ half: m.x(0.34), foot: m.foot + 96, top: m.lamps + 30 }, 0.14)],
      trims: [...corner([m.x(0.46), m.x(0.95)], [m.foot + 60, m.foot + 260]), apron(m, 36, "carbon")],
      plate: m.foot + 190,
    }),
    rear: (m) => ({
      lamps: [
        swept([m.x(0.5), m.tail + 10], [m.x(0.94), m.tail + 10], [56, 90], {
          light: "red",
          smoked: true,
          guide: "both",
          width: 10,
        }),
      ],
      trims: [apron(m, 200, "carbon"), ...diffuser(m, 200, [0.1, 0.24])],
      exhausts: [
        { x: 440, y: m.foot + 130, rx: 54, ry: 50 },
        { x: 590, y: m.foot + 134, rx: 54, ry: 50 },
      ],
      plate: m.tail - 220,
    }),
  },
  {
    slug: "rolls-royce-dawn",
    body: "openFourSeats",
    roof: 0.64,
    open: true,
    front: (m) => ({
      lamps: [framed([m.x(0.5), m.x(0.9)], [m.lamps - 46, m.lamps + 52], { projectors: 2, guide: "both" })],
      grilles: [veil({ half: m.x(0.38), foot: m.foot + 260, top: m.lamps + 90 }, 0.4)],
      trims: [band(m.x(0.5), [m.foot + 90, m.foot + 170], "deep"), apron(m, 40)],
      late: [brightLine(m.x(0.62), m.foot + 60, 6, 10)],
      plate: m.foot + 214,
    }),
    rear: (m) => ({
      lamps: [framed([m.x(0.8), m.x(0.92)], [m.tail - 76, m.tail + 76], { light: "red", guide: "loop", width: 9 })],
      trims: [apron(m, 90)],
      late: [brightLine(m.x(0.94), m.foot + 210, 0, 11), brightLine(m.x(0.5), m.tail + 66, 2, 9)],
      exhausts: [{ x: 600, y: m.foot + 96, rx: 100, ry: 32, square: 0.6 }],
      plate: m.tail - 60,
    }),
  },
];
