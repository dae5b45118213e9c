import type { Face } from "./face.ts";
import { acrossTail, framed, round, swept } from "./lamps.ts";
import { apron, band, bridge, brightLine, corner, mouth, reflectors, tread, veil } from "./openings.ts";

/** Cars one steps up into. */
export const tallFaces: readonly Face[] = [
  {
    slug: "lamborghini-urus-s",
    body: "suvCoupe",
    roof: 0.58,
    cabin: 0.82,
    front: (m) => ({
      lamps: [
        swept([m.x(0.5), m.lamps - 10], [m.x(0.94), m.lamps + 66], [30, 66], {
          projectors: 2,
          guide: "both",
          width: 8,
        }),
      ],
      grilles: [bridge({ half: m.x(0.5), foot: m.foot + 180, top: m.lamps - 40 }, 0.14)],
      trims: [...corner([m.x(0.54), m.x(0.97)], [m.foot + 80, m.foot + 400]), apron(m, 70, "carbon")],
      plate: m.foot + 220,
    }),
    rear: (m) => ({
      lamps: [
        swept([m.x(0.5), m.tail - 6], [m.x(0.95), m.tail + 14], [36, 60], {
          light: "red",
          smoked: true,
          guide: "both",
          width: 8,
        }),
      ],
      trims: [
        band(m.x(0.5), [m.tail - 30, m.tail + 20], "deep"),
        ...corner([m.x(0.66), m.x(0.96)], [m.foot + 200, m.foot + 380]),
        apron(m, 150, "carbon"),
      ],
      exhausts: [
        { x: 520, y: m.foot + 150, rx: 58, ry: 54 },
        { x: 670, y: m.foot + 156, rx: 58, ry: 54 },
      ],
      plate: m.tail - 210,
    }),
  },
  {
    slug: "porsche-cayenne-turbo-gt",
    body: "suvCoupe",
    roof: 0.58,
    cabin: 0.84,
    front: (m) => ({
      lamps: [
        swept([m.x(0.58), m.lamps + 6], [m.x(0.93), m.lamps + 58], [52, 78], {
          projectors: 2,
          smoked: true,
          guide: "lower",
          width: 8,
        }),
      ],
      grilles: [bridge({ half: m.x(0.56), foot: m.foot + 140, top: m.foot + 420 }, 0.14)],
      trims: [...corner([m.x(0.64), m.x(0.95)], [m.foot + 150, m.foot + 310]), apron(m, 80, "carbon")],
      late: [brightLine(m.x(0.54), m.foot + 116, 0, 9)],
      plate: m.foot + 224,
    }),
    rear: (m) => ({
      lamps: [acrossTail(m.x(0.96), m.tail, 40, 10)],
      trims: [apron(m, 190, "carbon")],
      exhausts: [{ x: 100, y: m.foot + 150, rx: 78, ry: 54 }],
      plate: m.tail - 230,
    }),
  },
  {
    slug: "ferrari-purosangue",
    body: "suvCoupe",
    roof: 0.54,
    cabin: 0.8,
    front: (m) => ({
      lamps: [
        swept([m.x(0.56), m.lamps + 20], [m.x(0.93), m.lamps + 86], [26, 40], {
          smoked: true,
          guide: "upper",
          width: 8,
        }),
      ],
      grilles: [mouth({ half: m.x(0.6), foot: m.foot + 110, top: m.foot + 300 })],
      trims: [...corner([m.x(0.58), m.x(0.95)], [m.lamps - 190, m.lamps - 40]), apron(m, 80, "carbon")],
      plate: m.foot + 360,
    }),
    rear: (m) => ({
      lamps: [
        framed([m.x(0.4), m.x(0.64)], [m.tail - 14, m.tail + 26], { light: "red", guide: "upper", width: 9 }),
        framed([m.x(0.68), m.x(0.94)], [m.tail - 14, m.tail + 28], { light: "red", guide: "upper", width: 9 }),
      ],
      trims: [apron(m, 210, "carbon")],
      exhausts: [
        { x: 560, y: m.foot + 150, rx: 58, ry: 54 },
        { x: 710, y: m.foot + 156, rx: 58, ry: 54 },
      ],
      plate: m.tail - 220,
    }),
  },
  {
    slug: "audi-rs-q8",
    body: "suvCoupe",
    roof: 0.6,
    cabin: 0.85,
    front: (m) => ({
      lamps: [
        framed([m.x(0.56), m.x(0.95)], [m.lamps - 40, m.lamps + 44], { projectors: 3, smoked: true, guide: "upper" }),
      ],
      grilles: [bridge({ half: m.x(0.56), foot: m.foot + 170, top: m.lamps + 40 }, 0.16)],
      trims: [...corner([m.x(0.6), m.x(0.97)], [m.foot + 110, m.foot + 350]), apron(m, 80, "carbon")],
      plate: m.foot + 250,
    }),
    rear: (m) => ({
      lamps: [
        framed([m.x(0.56), m.x(0.96)], [m.tail - 40, m.tail + 40], {
          light: "red",
          smoked: true,
          guide: "loop",
          width: 9,
        }),
      ],
      trims: [band(m.x(0.56), [m.tail - 14, m.tail + 22], "gloss"), apron(m, 200, "carbon")],
      exhausts: [{ x: 600, y: m.foot + 150, rx: 124, ry: 56 }],
      plate: m.tail - 220,
    }),
  },
  {
    slug: "range-rover-autobiography",
    body: "uprightSuv",
    roof: 0.66,
    cabin: 0.87,
    front: (m) => ({
      lamps: [
        framed([m.x(0.56), m.x(0.95)], [m.lamps - 46, m.lamps + 52], {
          projectors: 3,
          smoked: true,
          guide: "both",
          width: 6,
        }),
      ],
      grilles: [veil({ half: m.x(0.5), foot: m.lamps - 128, top: m.lamps + 60 }, 0.2)],
      trims: [
        band(m.x(0.94), [m.lamps - 96, m.lamps - 62], "gloss"),
        band(m.x(0.56), [m.foot + 130, m.foot + 300], "deep"),
        ...corner([m.x(0.62), m.x(0.96)], [m.foot + 140, m.foot + 360]),
        apron(m, 100),
      ],
      late: [brightLine(m.x(0.54), m.foot + 214, 0, 9), brightLine(m.x(0.5), m.foot + 110, 0, 10)],
      plate: m.foot + 372,
    }),
    rear: (m) => ({
      lamps: [
        framed([m.x(0.87), m.x(0.96)], [m.tail - 130, m.tail + 130], {
          light: "red",
          smoked: true,
          guide: "both",
          width: 9,
        }),
      ],
      trims: [
        band(m.x(0.86), [m.tail - 60, m.tail + 60], "gloss"),
        reflectors(m, 250),
        ...tread(m, 290),
        apron(m, 150),
      ],
      late: [brightLine(m.x(0.8), m.foot + 180, 0, 9)],
      plate: m.tail,
    }),
  },
  {
    slug: "bentley-bentayga-s",
    body: "estateSuv",
    roof: 0.6,
    cabin: 0.86,
    front: (m) => ({
      lamps: [
        round([m.x(0.66), m.lamps + 34], [92, 88], { projectors: 1, smoked: true }, "ring"),
        round([m.x(0.88), m.lamps + 52], [56, 54], { projectors: 1, smoked: true }, "ring"),
      ],
      grilles: [veil({ half: m.x(0.46), foot: m.lamps - 320, top: m.lamps + 90 }, 0.18)],
      trims: [...corner([m.x(0.56), m.x(0.96)], [m.foot + 120, m.foot + 300]), apron(m, 90)],
      plate: m.foot + 240,
    }),
    rear: (m) => ({
      lamps: [round([m.x(0.76), m.tail], [150, 70], { light: "red", smoked: true, projectors: 0 }, "ring")],
      trims: [band(m.x(0.34), [m.tail - 280, m.tail - 138], "deep"), reflectors(m, 262), apron(m, 190)],
      late: [brightLine(m.x(0.34), m.tail - 136, 0, 9)],
      exhausts: [{ x: 620, y: m.foot + 150, rx: 118, ry: 48 }],
      plate: m.tail - 210,
    }),
  },
  {
    slug: "rolls-royce-cullinan",
    body: "uprightSuv",
    roof: 0.65,
    cabin: 0.88,
    light: { main: 1.75, middle: 0.8 },
    front: (m) => ({
      lamps: [framed([m.x(0.52), m.x(0.92)], [m.lamps - 56, m.lamps + 52], { projectors: 2, guide: "both" })],
      grilles: [veil({ half: m.x(0.42), foot: m.lamps - 330, top: m.lamps + 84 }, 0.44)],
      trims: [
        ...corner([m.x(0.56), m.x(0.95)], [m.foot + 130, m.foot + 350]),
        band(m.x(0.5), [m.foot + 130, m.foot + 240], "deep"),
        apron(m, 110),
      ],
      late: [brightLine(m.x(0.46), m.foot + 70, 0, 16)],
      plate: m.foot + 330,
    }),
    rear: (m) => ({
      lamps: [framed([m.x(0.86), m.x(0.96)], [m.tail - 80, m.tail + 80], { light: "red", guide: "loop", width: 10 })],
      trims: [band(m.x(0.36), [m.tail - 132, m.tail + 14], "deep"), reflectors(m, 270), apron(m, 170)],
      late: [brightLine(m.x(0.82), m.tail + 40, 10, 14), brightLine(m.x(0.98), m.foot + 220, 0, 11)],
      exhausts: [{ x: 640, y: m.foot + 120, rx: 122, ry: 38, square: 0.45 }],
      plate: m.tail - 60,
    }),
  },
  {
    slug: "mercedes-benz-g-63-amg",
    body: "offRoader",
    roof: 0.8,
    cabin: 0.87,
    flank: 0.93,
    light: { main: 1.75, middle: 0.8 },
    front: (m) => ({
      lamps: [
        round([m.x(0.68), m.lamps], [104, 104], { projectors: 1 }, "ring"),
        framed([m.x(0.66), m.x(0.9)], [m.cowl - 44, m.cowl - 10], { guide: "upper", width: 6 }),
      ],
      grilles: [veil({ half: m.x(0.48), foot: m.lamps - 110, top: m.lamps + 120 }, 0.36)],
      trims: [
        band(m.x(0.42), [m.foot + 130, m.foot + 260], "deep"),
        ...corner([m.x(0.5), m.x(0.92)], [m.foot + 110, m.foot + 280]),
        apron(m, 60),
      ],
      plate: m.foot + 340,
    }),
    rear: (m) => ({
      lamps: [framed([m.x(0.72), m.x(0.92)], [m.tail - 56, m.tail + 56], { light: "red", guide: "loop", width: 8 })],
      trims: [
        band(m.x(0.32), [m.tail - 112, m.tail + 34], "deep"),
        ...[m.tail - 190, m.tail + 120].map((y) => band(m.x(0.83), [y - 15, y + 15], "satin")),
        reflectors(m, 180),
        ...tread(m, 120),
        apron(m, 110),
      ],
      late: [brightLine(m.x(0.3), m.tail + 30, 0, 9)],
      plate: m.tail - 40,
    }),
  },
];
