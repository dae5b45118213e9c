import { at, blend, box, cut, disc, ring, type Sdf, tube, turn, union, type Vec } from "../engine/sdf.ts";
import { leather, type Seam, sewn } from "../leather.ts";
import { binnaclePicture, displayPicture, panePicture } from "../screens.ts";
import { glowing, plain, polished, satin, screen } from "../surfaces.ts";
import { decor } from "../trims.ts";
import { type CabinDesign, LINE_LIGHT } from "./design.ts";
import { type AddPart, across, bend, bent, DRIVER } from "./parts-list.ts";

const VENTS = [-0.66, -0.085, 0.085, 0.66] as const;

/** Pad, decor with its vents, line of light, instruments and displays. */
export function addDashboard(add: AddPart, design: CabinDesign): void {
  const topSeam: Seam = { distance: (x, _, z) => Math.abs(z + bent(x) - 0.75), along: (x) => x };
  const board = bend(at([0, 0.794, 0.93], turn("x", -2, box([0, 0, 0], [0.8, 0.05, 0.27], 0.045))));
  const housing = blend(
    0.04,
    box([DRIVER, 0.88, 0.83], [0.178, 0.056, 0.09], 0.04),
    box([DRIVER, 0.938, 0.775], [0.19, 0.0105, 0.09], 0.01),
  );
  const pad = design.instruments === "hooded" ? blend(0.05, board, housing) : board;
  add(sewn(pad, topSeam, 0.003), [-0.82, 0.68, 0.5], [0.82, 0.97, 1.25], 0.008, leather("upper", { seam: topSeam }));
  let band: Sdf = bend(box([0, 0.69, 0.72], [0.8, 0.048, 0.055], 0.012));
  for (const x of VENTS) band = cut(band, ventOpening(design, x), 0.003);
  add(band, [-0.82, 0.64, 0.5], [0.82, 0.76, 0.8], 0.006, decor("x"));
  add(tube(across(0.64, 0.667, 0.78), 0.003), [-0.82, 0.62, 0.5], [0.82, 0.68, 0.7], 0.004, polished);
  const line = across(0.7405, 0.6655, 0.78);
  add(tube(line, 0.0016), [-0.82, 0.72, 0.5], [0.82, 0.76, 0.7], 0.0025, glowing(LINE_LIGHT, 1.5));
  const lowSeam: Seam = { distance: (_, y) => Math.abs(y - 0.6), along: (x) => x };
  const low = bend(box([0, 0.56, 0.83], [0.8, 0.085, 0.145], 0.05));
  add(sewn(low, lowSeam, 0.003), [-0.82, 0.46, 0.5], [0.82, 0.68, 1.0], 0.009, leather("leather", { seam: lowSeam }));
  add(box([0, 0.4, 1.02], [0.8, 0.36, 0.1], 0.02), [-0.82, 0.02, 0.9], [0.82, 0.78, 1.14], 0.02, plain("#0b0a0a"));
  for (const x of VENTS) addVent(add, design, x);
  if (design.instruments === "hooded") addHoodedInstruments(add);
  else addPane(add);
}

function ventOpening(design: CabinDesign, x: number): Sdf {
  if (design.vents === "round") return disc([x, 0.69, 0.66 - bent(x)], 0.031, 0.05);
  const inwards = x === 0.085 ? 0.04 : x === -0.085 ? -0.04 : 0;
  return box([x + inwards, 0.69, 0.66 - bent(x)], [0.082, 0.014, 0.05], 0.01);
}

/** A vent's bright edge, dark depth, slats and knob. */
function addVent(add: AddPart, design: CabinDesign, x: number): void {
  const z = 0.664 - bent(x);
  const move = (solid: Sdf) => at([x, 0.69, z], turn("y", x === 0.66 ? 13 : x === -0.66 ? -13 : 0, solid));
  const low: Vec = [x - 0.14, 0.64, z - 0.05];
  const high: Vec = [x + 0.14, 0.76, z + 0.07];
  if (design.vents === "round") {
    add(move(ring([0, 0, 0.002], 0.032, 0.0045)), low, high, 0.003, polished);
    add(move(disc([0, 0, 0.03], 0.032, 0.006)), low, high, 0.005, plain("#050505"));
    const slats = [-0.014, 0, 0.014].map((y) => box([0, y, 0.008], [0.03 - Math.abs(y) * 0.5, 0.0015, 0.008], 0.001));
    add(move(union(...slats, disc([0, 0, 0.0], 0.006, 0.006, 0.002))), low, high, 0.0025, satin);
    return;
  }
  const inwards = x === 0.085 ? 0.04 : x === -0.085 ? -0.04 : 0;
  add(move(box([inwards, 0, 0.03], [0.082, 0.016, 0.006], 0.004)), low, high, 0.005, plain("#050505"));
  const blades = union(
    box([inwards, 0, 0.006], [0.079, 0.0016, 0.008], 0.001),
    box([inwards + 0.02, 0, 0.002], [0.008, 0.008, 0.006], 0.003),
  );
  add(move(blades), low, high, 0.0025, satin);
  add(move(box([inwards, -0.0155, 0.002], [0.082, 0.0016, 0.004], 0.001)), low, high, 0.0025, polished);
}

/** The driver's instruments under their hood; the middle display stands free. */
function addHoodedInstruments(add: AddPart): void {
  const dial: Sdf = at([DRIVER, 0.884, 0.724], turn("x", 10, box([0, 0, 0], [0.166, 0.046, 0.006], 0.005)));
  const dials = screen(binnaclePicture(LINE_LIGHT), (x, y) => [(x - DRIVER + 0.15) / 0.3, (0.929 - y) / 0.09], 1.7);
  add(dial, [DRIVER - 0.18, 0.82, 0.69], [DRIVER + 0.18, 0.95, 0.77], 0.005, dials);
  const middle: Vec = [0.1, 0.845, 0.655];
  const glass = at(middle, turn("x", 12, box([0, 0, 0.004], [0.142, 0.062, 0.007], 0.006)));
  const map = screen(
    displayPicture(LINE_LIGHT),
    (x, y) => [(x - middle[0] + 0.134) / 0.268, (middle[1] + 0.055 - y) / 0.11],
    1.1,
  );
  add(glass, [-0.07, 0.76, 0.6], [0.27, 0.93, 0.71], 0.004, map);
  const back = at(middle, turn("x", 12, box([0, 0, 0.011], [0.146, 0.066, 0.006], 0.005)));
  add(back, [-0.07, 0.76, 0.6], [0.27, 0.93, 0.72], 0.004, satin);
}

/** One pane from the driver's dials to the map. */
function addPane(add: AddPart): void {
  const place: Vec = [-0.13, 0.868, 0.7];
  const half = 0.42;
  const low: Vec = [-0.58, 0.77, 0.6];
  const high: Vec = [0.32, 0.96, 0.8];
  const glass = at(place, turn("x", 11, box([0, 0, 0.004], [half, 0.058, 0.007], 0.006)));
  const picture = screen(
    panePicture(LINE_LIGHT),
    (x, y) => [(x - place[0] + half - 0.008) / (2 * half - 0.016), (place[1] + 0.05 - y) / 0.1],
    1.4,
  );
  add(glass, low, high, 0.004, picture);
  add(at(place, turn("x", 11, box([0, 0, 0.012], [half + 0.004, 0.062, 0.006], 0.005))), low, high, 0.005, satin);
  add(box([-0.13, 0.83, 0.76], [0.2, 0.03, 0.05], 0.02), low, high, 0.006, plain("#0a0a0b", 0.4));
}
