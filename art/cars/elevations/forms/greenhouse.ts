import { type Curve, curve } from "../../geometry/curve.ts";
import type { Half, Panel } from "../elevation.ts";
import type { Greenhouse } from "./form.ts";

/** Where a greenhouse stands: top of the roof, foot of the screen, half the width of roof and of the cabin's foot. */
export interface HousePlace {
  readonly height: number;
  readonly cowl: number;
  readonly roof: number;
  readonly cabin: number;
}

const points = (...places: readonly (readonly [x: number, y: number, corner?: "!"])[]): Curve =>
  curve(places.map(([x, y, corner = ""]) => `${Math.round(x)},${Math.round(y)}${corner}`).join(" "));

/** How far the screen and its pillars reach down behind the body. */
const HIDDEN = 110;
/** Places down a pillar, as shares of its height. */
const DOWN = [0.13, 0.42, 0.74, 1] as const;

/** A pillar's outer edge: straight from roof to shoulder but for its bulge, which is largest high up. */
function pillar({ drop, bow }: Greenhouse, { height, cowl, roof, cabin }: HousePlace) {
  const top = height - drop;
  return (share: number): readonly [number, number] => [
    roof + (cabin - roof) * share + bow * Math.sin(Math.PI * Math.min(1, share) ** 0.7),
    top + (cowl - top) * share,
  ];
}

/** The painted frame: roof and pillars. */
export function houseOutline(house: Greenhouse, place: HousePlace): Half {
  const { height, cowl, roof } = place;
  const edge = pillar(house, place);
  return points(
    [0, height],
    [roof * 0.5, height - house.drop * 0.08],
    [roof * 0.84, height - house.drop * 0.42],
    [roof, height - house.drop],
    ...DOWN.map((share) => edge(share)),
    [edge(1)[0], cowl - HIDDEN, "!"],
    [0, cowl - HIDDEN, "!"],
  );
}

const thickness = ({ pillar: [top, foot] }: Greenhouse, share: number) => top + (foot - top) * share;

/** A pane between the pillars, down to a height: its upper corners round. */
function pane(house: Greenhouse, place: HousePlace, foot: number) {
  const { drop, header } = house;
  const { height, cowl } = place;
  const edge = pillar(house, place);
  const shareAt = (y: number) => Math.max(0, (height - drop - y) / (height - drop - cowl));
  const inner = (y: number) => edge(shareAt(y))[0] - thickness(house, shareAt(y));
  const brow = height - header;
  const corner = brow - drop * 0.5;
  const round = Math.min(64, (corner - foot) * 0.26);
  const reach = inner(corner);
  const down = (share: number) => corner + (foot - corner) * share;
  return {
    inner,
    round,
    upper: [
      [0, brow],
      [reach * 0.5, brow - drop * 0.07],
      [reach - round * 1.5, corner + drop * 0.16],
      [reach - round * 0.3, corner - round * 0.2],
      [inner(down(0.3)), down(0.3)],
      [inner(down(0.6)), down(0.6)],
    ] as const,
  };
}

/** The glass of a windscreen: it goes on behind the bonnet. */
export function windscreen(house: Greenhouse, place: HousePlace): Half {
  const { inner, upper } = pane(house, place, place.cowl);
  const foot = place.cowl - HIDDEN + 20;
  return points(...upper, [inner(place.cowl), place.cowl], [inner(place.cowl), foot, "!"], [0, foot, "!"]);
}

/** The glass of a rear screen: it ends above the lid, its lower corners rounded. */
export function rearScreen(house: Greenhouse, place: HousePlace): Half {
  const foot = place.cowl + (house.sill ?? 24);
  const { inner, upper, round } = pane(house, place, foot);
  const reach = inner(foot);
  return points(
    ...upper,
    [reach - round * 0.1, foot + round * 0.5],
    [reach - round * 0.7, foot + 2],
    [reach * 0.5, foot - 6],
    [0, foot - 9, "!"],
  );
}

/** Side windows beyond the pillars. */
export function sideWindows(house: Greenhouse, place: HousePlace): Half {
  const edge = pillar({ ...house, bow: house.bow + 16 }, place);
  const { roof, height, cowl } = place;
  return points(
    [0, height - 36, "!"],
    [roof * 0.92, height - house.drop * 0.8, "!"],
    ...DOWN.map((share) => [edge(share)[0] + 8, edge(share)[1]] as const),
    [edge(1)[0] + 8, cowl - HIDDEN, "!"],
    [0, cowl - HIDDEN, "!"],
  );
}

/** The blade that ends a roof. */
export function spoiler(depth: number, { drop }: Greenhouse, { height, roof }: HousePlace): Panel {
  const half = roof + 16;
  const top = height - 26;
  const lift = (share: number) => Math.round(top - drop * share);
  const panel = points(
    [0, top, "!"],
    [half * 0.56, lift(0.12)],
    [half * 0.86, lift(0.5)],
    [half, lift(1), "!"],
    [half + 6, lift(1) - depth * 0.55],
    [half - 18, lift(1) - depth * 0.8, "!"],
    [half * 0.8, lift(0.5) - depth * 0.9],
    [half * 0.45, lift(0.1) - depth],
    [0, top - depth, "!"],
  );
  return {
    outline: panel,
    skin: {
      section: [
        {
          along: points([0, top - depth * 0.55], [half * 0.7, lift(0.3) - depth * 0.5], [half, lift(1) - depth * 0.4]),
          above: 64,
          below: 2,
        },
        { along: points([0, top - depth], [half, lift(1) - depth * 0.8]), above: -6, below: -30 },
      ],
      topAngle: 86,
      topRound: 14,
      topRoundAngle: 76,
      crown: { angle: 26, power: 2.6 },
      edge: { round: 60, angle: 60 },
    },
    contour: 0.6,
  };
}
