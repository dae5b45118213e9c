import { LINE_LIGHT } from "../cabin/design.ts";
import { addFarDoor } from "../cabin/door.ts";
import { type AddPart, partsList } from "../cabin/parts-list.ts";
import type { Material, Part } from "../engine/scene.ts";
import { at, box, disc, ring, rod, tube, turn, union, type Vec } from "../engine/sdf.ts";
import { leather, type Seam, sewn } from "../leather.ts";
import { placed } from "../placed.ts";
import { carpet, glowing, plain, polished, satin, suede } from "../surfaces.ts";
import type { SecondRowDesign } from "./design.ts";

const REAR = -1.75;
const AHEAD = 0.9;

/** Floor, doors, pillars, roof, and what closes the room behind. */
export function addRoom(add: AddPart, parts: Part[], design: SecondRowDesign): void {
  const { roof, paleLining, raised, walls } = design;
  const lining = suede(paleLining ? "#b9ab93" : "#4a4038");
  const pile = carpet(paleLining ? "#4a3a2c" : "#241b17");
  add(box([0, -0.02, -0.4], [0.85, 0.04, 1.4], 0.01), [-0.9, -0.1, -1.85], [0.9, 0.06, 1.05], 0.03, pile);
  add(box([0, 0.08, 0.1], [0.15, 0.1, 0.6], 0.06), [-0.2, 0, -0.6], [0.2, 0.25, 0.75], 0.015, pile);
  for (const side of [-1, 1]) if (!walls.includes(side)) addDoorway(add, side, design, lining, pile);
  for (const side of walls) {
    const door = partsList();
    addFarDoor(door.add, design);
    // The door is symmetric: rotated by 180 degrees, it fits the other side.
    const standing = { place: [0, raised, -0.42] as Vec, degrees: side < 0 ? 180 : 0 };
    parts.push(...door.parts.map((part) => placed(part, standing)));
    const [s0, s1] = [Math.min(side * 0.68, side * 0.9), Math.max(side * 0.68, side * 0.9)];
    add(box([side * 0.79, 0.1, -0.45], [0.06, 0.13, 1.3], 0.03), [s0, -0.05, REAR], [s1, 0.28, AHEAD], 0.016, pile);
    if (roof !== null) addPillars(add, side, roof, raised, lining);
  }
  if (roof === null) {
    addDeck(add, design);
    return;
  }
  const cloth = box([0, roof + 0.05, -0.25], [0.62, 0.03, 0.98], 0.02);
  add(cloth, [-0.66, roof, -1.28], [0.66, roof + 0.1, 0.76], 0.02, lining);
  addRoofLamps(add, roof);
  if (design.tail === "shelf") addShelf(add, roof, raised, lining);
  else addBoot(add, roof, lining);
}

/** A line of light along either edge of the lining, and a reading lamp for each passenger. */
function addRoofLamps(add: AddPart, roof: number): void {
  const y = roof + 0.014;
  for (const side of [-1, 1]) {
    const x = side * 0.5;
    const line = rod([x, y, -1.1], [x, y, 0.6], 0.003);
    add(line, [x - 0.02, y - 0.02, -1.15], [x + 0.02, y + 0.02, 0.65], 0.004, glowing(LINE_LIGHT, 1.5));
    const place: Vec = [side * 0.3, y, -0.55];
    const low: Vec = [place[0] - 0.05, y - 0.02, place[2] - 0.05];
    const high: Vec = [place[0] + 0.05, y + 0.02, place[2] + 0.05];
    add(at(place, turn("x", 90, disc([0, 0, 0], 0.022, 0.003, 0.002))), low, high, 0.004, glowing("#ffe2bd", 2.2));
    add(at(place, turn("x", 90, ring([0, 0, 0], 0.026, 0.004))), low, high, 0.003, polished);
  }
}

/** Where one looks in: the sill, and behind the seats the jamb and its pillar. */
function addDoorway(
  add: AddPart,
  side: number,
  { roof, raised }: SecondRowDesign,
  lining: Material,
  pile: Material,
): void {
  const reach = (inner: number, outer: number): [number, number] => [
    Math.min(side * inner, side * outer),
    Math.max(side * inner, side * outer),
  ];
  const [x0, x1] = reach(0.5, 0.95);
  const low: Vec = [x0, -0.2, REAR - 0.4];
  const high: Vec = [x1, (roof ?? 1) + 0.1, AHEAD];
  add(box([side * 0.8, 0.05, -0.2], [0.06, 0.1, 1.0], 0.03), low, high, 0.014, satin);
  add(
    box([side * 1.35, -0.1, -0.8], [0.6, 0.06, 2.0], 0.02),
    [Math.min(side * 0.7, side * 2), -0.2, -2.9],
    [Math.max(side * 0.7, side * 2), 0, 1.3],
    0.03,
    pile,
  );
  const jamb = box([side * 0.79, 0.42 + raised, -1.46], [0.06, 0.46, 0.54], 0.05);
  add(jamb, low, high, 0.013, leather("upper"));
  if (roof === null) return;
  const behind = rod([side * 0.79, 0.84 + raised, -1.3], [side * 0.62, roof - 0.04, -1.12], 0.09, 0.07);
  add(behind, low, high, 0.013, lining);
}

/** The pillar between the doors, the one behind, and the rail above the windows. */
function addPillars(add: AddPart, side: number, roof: number, raised: number, lining: Material): void {
  const reach = (inner: number, outer: number): [number, number] => [
    Math.min(side * inner, side * outer),
    Math.max(side * inner, side * outer),
  ];
  const [x0, x1] = reach(0.4, 0.95);
  const low: Vec = [x0, 0.6, REAR];
  const high: Vec = [x1, roof + 0.15, AHEAD];
  const rail: Vec[] = [
    [side * 0.59, roof + 0.03, AHEAD - 0.1],
    [side * 0.6, roof + 0.03, -0.4],
    [side * 0.6, roof - 0.0, -1.0],
    [side * 0.62, roof - 0.07, -1.25],
  ];
  add(tube(rail, 0.05), low, high, 0.013, lining);
  const between = rod([side * 0.78, 0.84 + raised, 0.2], [side * 0.6, roof + 0.02, 0.06], 0.06, 0.05);
  add(between, low, high, 0.013, lining);
  const behind = union(
    rod([side * 0.79, 0.84 + raised, -1.2], [side * 0.62, roof - 0.04, -1.06], 0.075, 0.06),
    rod([side * 0.79, 0.84 + raised, -1.42], [side * 0.62, roof - 0.06, -1.2], 0.09, 0.07),
  );
  add(behind, low, high, 0.014, lining);
}

/** A saloon's: shelf behind the heads, and the rear window's frame that leans towards them. */
function addShelf(add: AddPart, roof: number, raised: number, lining: Material): void {
  const top = 0.88 + raised;
  const low: Vec = [-0.85, 0.2, REAR - 0.2];
  const high: Vec = [0.85, roof + 0.15, -0.95];
  const seam: Seam = { distance: (_x, _y, z) => Math.abs(z + 1.24), along: (x) => x };
  add(sewn(box([0, top - 0.05, -1.45], [0.76, 0.05, 0.3], 0.03), seam), low, high, 0.012, leather("upper", { seam }));
  add(box([0, 0.5, -1.3], [0.76, 0.4, 0.08], 0.03), low, high, 0.02, leather("upper"));
  const frame = union(
    rod([-0.6, roof + 0.03, -1.18], [0.6, roof + 0.03, -1.18], 0.05),
    rod([-0.75, top, -1.7], [-0.6, roof, -1.18], 0.06),
    rod([0.75, top, -1.7], [0.6, roof, -1.18], 0.06),
  );
  add(frame, low, high, 0.013, lining);
}

/** Above a boot: its wall, its cover, and an upright window. */
function addBoot(add: AddPart, roof: number, lining: Material): void {
  const low: Vec = [-0.9, -0.05, REAR - 0.1];
  const high: Vec = [0.9, roof + 0.2, -0.95];
  add(box([0, 0.88, -1.48], [0.78, 0.02, 0.28], 0.015), low, high, 0.014, leather("upper"));
  add(box([0, 0.45, -1.3], [0.78, 0.44, 0.06], 0.03), low, high, 0.02, leather("upper"));
  const frame = union(
    box([0, roof + 0.02, REAR + 0.06], [0.8, 0.09, 0.07], 0.04),
    box([0, roof + 0.05, -1.4], [0.64, 0.03, 0.4], 0.02),
    box([0, 0.85, REAR + 0.04], [0.8, 0.12, 0.06], 0.04),
    rod([-0.76, 0.8, REAR + 0.06], [-0.68, roof, REAR + 0.06], 0.08),
    rod([0.76, 0.8, REAR + 0.06], [0.68, roof, REAR + 0.06], 0.08),
  );
  add(frame, low, high, 0.014, lining);
}

/** Of an open car: the lid over the folded roof, edged with metal. */
function addDeck(add: AddPart, { raised }: SecondRowDesign): void {
  const top = 0.87 + raised;
  const low: Vec = [-0.95, 0.2, -2.0];
  const high: Vec = [0.95, 1.1, -0.9];
  const seam: Seam = { distance: (x) => Math.abs(Math.abs(x) - 0.3), along: (_x, _y, z) => z };
  add(sewn(box([0, top - 0.07, -1.52], [0.82, 0.07, 0.36], 0.05), seam), low, high, 0.013, leather("upper", { seam }));
  add(box([0, top - 0.02, -1.19], [0.74, 0.006, 0.012], 0.005), low, high, 0.005, polished);
  add(box([0, 0.4, -1.3], [0.8, 0.4, 0.1], 0.03), low, high, 0.02, plain("#0a0909"));
}
