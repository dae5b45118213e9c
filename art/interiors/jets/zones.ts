import type { CabinLayout } from "#domain/jets/illustrated-cabins.ts";
import { ARMCHAIR_WIDTH, type ArmchairDesign, armchair } from "../armchair.ts";
import { partsList } from "../cabin/parts-list.ts";
import type { Part } from "../engine/scene.ts";
import { addTable } from "../table.ts";
import type { JetCabin } from "./cabins.ts";
import { addCup, addNotebook, credenza, divan } from "./furniture.ts";
import type { Section } from "./section.ts";

type Zone = "entry-club" | "club" | "pair" | "divan" | "dining";

/** What stands one behind the other, from the camera aft. */
const ZONES: Readonly<Record<CabinLayout, readonly Zone[]>> = {
  club: ["entry-club", "pair"],
  "two-clubs": ["entry-club", "club"],
  divan: ["divan", "pair"],
  salons: ["entry-club", "divan", "dining"],
  lounge: ["divan", "dining"],
};

const LENGTHS: Readonly<Record<Zone, number>> = { "entry-club": 2.05, club: 2.5, pair: 1.15, divan: 2.3, dining: 2.55 };

/** Width of the chairs at the long table, where two stand abreast, as a share of what they are made with. */
const DINING_CHAIR = 0.78;

/** Seats and tables of a cabin, and where they end. */
export function furnish(
  section: Section,
  layout: CabinLayout,
  { quilting, hand }: Pick<JetCabin, "quilting" | "hand">,
): { parts: Part[]; end: number } {
  const { parts, add } = partsList();
  const { seat, step } = section;
  const chairs: ArmchairDesign = {
    quilting,
    lean: 17,
    head: "pillow",
    arms: [-1, 1],
    legRest: false,
    shell: "leather",
  };
  const chair = (x: number, z: number, aft: boolean, wide = seat.wide) => {
    const standing = { place: [x, step, z], degrees: aft ? 0 : 180, wide, high: seat.high } as const;
    parts.push(...armchair(chairs, { ...standing, coarseness: z < 1 ? 1 : z < 2 ? 1.25 : 2 }));
  };
  const table = (side: number, z: number, laid: boolean) => {
    const half = { wide: 0.29 * seat.wide, deep: 0.29 };
    const x = side * (section.radius - 0.05 - half.wide);
    const y = step + 0.73 * seat.high;
    addTable(add, [x, y, z], half);
    if (!laid) return;
    addCup(add, [x - side * half.wide * 0.4, y + 0.017, z - 0.1]);
    addNotebook(add, [x + side * half.wide * 0.25, y + 0.017, z + 0.06], "#5a1a1c");
  };
  const club = (from: number, sides: readonly number[], first: readonly number[]) => {
    for (const side of sides) {
      if (first.includes(side)) chair(side * seat.x, from, true);
      chair(side * seat.x, from + 1.55, false);
      if (first.includes(side)) table(side, from + 0.78, side === hand);
    }
  };
  const furnishZone: Readonly<Record<Zone, (from: number) => void>> = {
    "entry-club": (from) => club(from, [-1, 1], [hand]),
    club: (from) => club(from + 0.4, [-1, 1], [-1, 1]),
    pair: (from) => {
      for (const side of [-1, 1]) chair(side * seat.x, from + 0.75, false);
    },
    divan: (from) => {
      const place = [-hand * (section.radius - 0.42), step, from + 1.05] as const;
      parts.push(...divan(quilting, { place, degrees: hand * 90 }));
      club(from + (from > 0 ? 0.4 : 0), [hand], [hand]);
    },
    dining: (from) => {
      const outer = section.radius - 0.1 - (DINING_CHAIR * ARMCHAIR_WIDTH) / 2;
      const inner = outer - DINING_CHAIR * ARMCHAIR_WIDTH - 0.01;
      for (const x of [outer, inner]) {
        // The one by the aisle would hide the others.
        if (x === outer) chair(hand * x, from + 0.45, true, DINING_CHAIR);
        chair(hand * x, from + 2.1, false, DINING_CHAIR);
      }
      addTable(add, [hand * ((outer + inner) / 2 + 0.05), 0.73, from + 1.28], { wide: 0.6, deep: 0.36 });
      parts.push(...credenza({ place: [-hand * (section.radius - 0.32), 0, from + 1.28], degrees: hand * 90 }));
    },
  };
  let from = 0;
  for (const zone of ZONES[layout]) {
    furnishZone[zone](from);
    from += LENGTHS[zone];
  }
  return { parts, end: from + 0.35 };
}
