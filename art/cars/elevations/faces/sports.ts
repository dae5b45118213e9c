import type { Face } from "./face.ts";
import { acrossTail, framed, round, swept } from "./lamps.ts";
import { apron, band, bridge, corner, diffuser, mouth } from "./openings.ts";

/** Two-seaters with a roof. */
export const sportsFaces: readonly Face[] = [
  {
    slug: "ferrari-296-gtb",
    body: "midEngine",
    roof: 0.42,
    front: (m) => ({
      lamps: [swept([m.x(0.56), m.lamps - 66], [m.x(0.91), m.lamps + 62], [30, 62], { projectors: 3, smoked: true })],
      grilles: [mouth({ half: m.x(0.46), foot: m.foot + 56, top: m.foot + 176 })],
      trims: [...corner([m.x(0.6), m.x(0.94)], [m.foot + 92, m.foot + 244]), apron(m, 30, "carbon")],
      plate: m.foot + 116,
    }),
    rear: (m) => ({
      lamps: [
        swept([m.x(0.58), m.tail + 12], [m.x(0.93), m.tail], [48, 52], { light: "red", smoked: true, width: 13 }),
      ],
      trims: [band(m.x(0.88), [m.tail - 176, m.tail + 28], "deep"), ...diffuser(m, 292, [0.15, 0.31, 0.46])],
      exhausts: [{ x: 76, y: m.tail - 262, rx: 62, ry: 50 }],
      plate: m.tail - 74,
    }),
  },
  {
    slug: "maserati-mc20",
    body: "midEngine",
    roof: 0.43,
    front: (m) => ({
      lamps: [round([m.x(0.83), m.lamps + 24], [58, 104], { smoked: true, projectors: 1 }, "brow")],
      grilles: [mouth({ half: m.x(0.55), foot: m.foot + 66, top: m.foot + 320 })],
      trims: [...corner([m.x(0.66), m.x(0.94)], [m.foot + 92, m.foot + 250]), apron(m, 30)],
      plate: m.foot + 130,
    }),
    rear: (m) => ({
      lamps: [
        swept([m.x(0.48), m.tail + 20], [m.x(0.93), m.tail - 2], [38, 40], { light: "red", smoked: true, width: 11 }),
      ],
      trims: [band(m.x(0.72), [m.tail - 190, m.tail - 24], "deep"), ...diffuser(m, 280, [0.1, 0.24, 0.38])],
      exhausts: [{ x: 330, y: m.tail - 262, rx: 66, ry: 54 }],
      plate: m.tail - 108,
    }),
  },
  {
    slug: "mclaren-750s",
    body: "wedge",
    roof: 0.38,
    front: (m) => ({
      lamps: [
        swept([m.x(0.52), m.lamps - 96], [m.x(0.9), m.lamps + 58], [96, 120], {
          projectors: 2,
          smoked: true,
          guide: "lower",
        }),
      ],
      grilles: [mouth({ half: m.x(0.3), foot: m.foot + 50, top: m.foot + 150 })],
      trims: [...corner([m.x(0.4), m.x(0.96)], [m.foot + 62, m.foot + 216]), apron(m, 40, "carbon")],
      plate: m.foot + 206,
    }),
    rear: (m) => ({
      lamps: [acrossTail(m.x(0.9), m.tail + 22, 26, 20)],
      trims: [band(m.x(0.9), [m.tail - 200, m.tail - 6], "deep"), ...diffuser(m, 300, [0.2, 0.36, 0.5])],
      exhausts: [{ x: 118, y: m.tail - 92, rx: 84, ry: 60 }],
      plate: m.tail - 290,
    }),
  },
  {
    slug: "lamborghini-huracan-evo",
    body: "wedge",
    roof: 0.4,
    front: (m) => ({
      lamps: [swept([m.x(0.58), m.lamps - 60], [m.x(0.93), m.lamps + 34], [26, 92], { projectors: 2, guide: "both" })],
      trims: [
        band(m.x(0.34), [m.foot + 60, m.foot + 120], "deep"),
        ...corner([m.x(0.36), m.x(0.95)], [m.foot + 52, m.foot + 286]),
        apron(m, 34, "carbon"),
      ],
      plate: m.foot + 196,
    }),
    rear: (m) => ({
      lamps: [
        framed([m.x(0.62), m.x(0.94)], [m.tail - 34, m.tail + 34], {
          light: "red",
          smoked: true,
          guide: "upper",
          width: 12,
        }),
      ],
      trims: [band(m.x(0.94), [m.tail - 190, m.tail + 46], "deep"), ...diffuser(m, 290, [0.12, 0.28, 0.44, 0.56])],
      exhausts: [{ x: 150, y: m.tail - 130, rx: 70, ry: 54, square: 0.6 }],
      plate: m.tail - 280,
    }),
  },
  {
    slug: "lamborghini-huracan-tecnica",
    body: "wedge",
    roof: 0.4,
    front: (m) => ({
      lamps: [
        swept([m.x(0.56), m.lamps - 50], [m.x(0.94), m.lamps + 40], [44, 70], {
          projectors: 3,
          smoked: true,
          guide: "loop",
          width: 6,
        }),
      ],
      grilles: [mouth({ half: m.x(0.5), foot: m.foot + 46, top: m.foot + 132 })],
      trims: [...corner([m.x(0.56), m.x(0.96)], [m.foot + 60, m.foot + 300]), apron(m, 50, "carbon")],
      plate: m.foot + 206,
    }),
    rear: (m) => ({
      lamps: [
        swept([m.x(0.6), m.tail - 14], [m.x(0.95), m.tail + 16], [44, 60], { light: "red", guide: "both", width: 8 }),
      ],
      trims: [band(m.x(0.62), [m.tail - 150, m.tail + 10], "deep"), ...diffuser(m, 320, [0.16, 0.3, 0.44, 0.58])],
      exhausts: [{ x: 190, y: m.tail - 214, rx: 64, ry: 64, square: 0.8 }],
      plate: m.tail - 68,
    }),
  },
  {
    slug: "audi-r8-v10-performance",
    body: "midEngine",
    roof: 0.45,
    front: (m) => ({
      lamps: [
        framed([m.x(0.54), m.x(0.93)], [m.lamps - 30, m.lamps + 56], { projectors: 3, smoked: true, guide: "upper" }),
      ],
      grilles: [bridge({ half: m.x(0.52), foot: m.foot + 110, top: m.lamps - 60 }, 0.14)],
      trims: [...corner([m.x(0.58), m.x(0.95)], [m.foot + 90, m.foot + 330]), apron(m, 44, "carbon")],
      plate: m.foot + 172,
    }),
    rear: (m) => ({
      lamps: [
        framed([m.x(0.6), m.x(0.94)], [m.tail - 46, m.tail + 46], {
          light: "red",
          smoked: true,
          guide: "loop",
          width: 9,
        }),
      ],
      trims: [
        band(m.x(0.56), [m.tail - 50, m.tail + 44], "gloss"),
        ...corner([m.x(0.6), m.x(0.94)], [m.tail - 240, m.tail - 70]),
        ...diffuser(m, 260, [0.14, 0.32]),
      ],
      exhausts: [{ x: 560, y: m.foot + 222, rx: 112, ry: 52, square: 0.7 }],
      plate: m.tail - 150,
    }),
  },
  {
    slug: "porsche-911-carrera-s",
    body: "rearEngine",
    roof: 0.5,
    cabin: 0.74,
    tyres: [245, 305],
    front: (m) => ({
      lamps: [round([m.x(0.72), m.lamps + 52], [86, 104], { projectors: 1 }, "ring")],
      trims: [
        band(m.x(0.4), [m.foot + 84, m.foot + 156], "deep"),
        ...corner([m.x(0.5), m.x(0.92)], [m.foot + 70, m.foot + 190]),
        apron(m, 34),
      ],
      plate: m.foot + 222,
    }),
    rear: (m) => ({
      lamps: [acrossTail(m.x(0.93), m.tail + 10, 46, 26)],
      trims: [apron(m, 150), ...diffuser(m, 150, [0.2])],
      exhausts: [{ x: 470, y: m.foot + 190, rx: 104, ry: 40, square: 0.8 }],
      plate: m.tail - 190,
    }),
  },
];
