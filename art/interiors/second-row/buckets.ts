import type { AddPart } from "../cabin/parts-list.ts";
import type { Part } from "../engine/scene.ts";
import { at, blend, box, turn, type Vec } from "../engine/sdf.ts";
import { leather, type Seam, sewn } from "../leather.ts";
import { placed } from "../placed.ts";
import { framed, seat } from "../seat.ts";
import { ASIDE, BEHIND, type SecondRowDesign } from "./design.ts";

/** Two shallow buckets let into one upholstered row, as cars with two doors have them. */
export function addBuckets(add: AddPart, parts: Part[], { cushion: height, lean, quilting }: SecondRowDesign): void {
  for (const side of [-1, 1])
    parts.push(
      ...seat({ quilting, sports: true, height: height / HIGH, lean }, [0, 0, 0]).map((part) =>
        placed(part, { place: [side * (ASIDE - 0.02), 0, BEHIND], degrees: 0, wide: 1.04, high: HIGH }),
      ),
    );
  const low: Vec = [-0.8, 0.02, BEHIND - 0.62];
  const high: Vec = [0.8, height + 0.7, BEHIND + 0.5];
  // What the buckets are let into: the row's foot, its back and the bridge between them.
  const frame: Vec = [0, height - 0.03, BEHIND - 0.13];
  const local = framed(frame, -lean);
  const seam: Seam = {
    distance: (x, y, z) => Math.min(Math.abs(Math.abs(x) - 0.085), Math.abs(local(x, y, z)[1] - 0.515)),
    along: (x, y, z) => (Math.abs(Math.abs(x) - 0.085) < 0.02 ? y + z : x),
  };
  const row = blend(
    0.05,
    box([0, height - 0.17, BEHIND + 0.02], [0.74, 0.15, 0.35], 0.05),
    at(frame, turn("x", -lean, box([0, 0.2, -0.045], [0.74, 0.36, 0.07], 0.055))),
    box([0, height - 0.06, BEHIND + 0.04], [0.115, 0.12, 0.34], 0.05),
  );
  add(sewn(row, seam, 0.003), low, high, 0.011, leather("leather", { seam }));
}

/** Height of a bucket beside a front seat's. */
const HIGH = 0.9;
