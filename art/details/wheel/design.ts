import { morphFor } from "../../cars/geometry/morph.ts";
import { carModel } from "../../cars/models/index.ts";
import type { Paint } from "../../cars/shading/paint.ts";
import type { WheelDesign } from "../../cars/wheels/wheel.ts";

/** Which car's wheel, and in which of its finishes. */
export interface WheelChoice {
  readonly slug: string;
  /** 0 is the finish of the plain pictures. */
  readonly finish: number;
}

/** A front wheel and the body about it, in metres: its measures are the profile's. */
export interface WheelDetail {
  readonly wheel: WheelDesign;
  readonly paint: Paint;
  /** Radius of tyre, rim and wheel opening. */
  readonly tyre: number;
  readonly rim: number;
  readonly arch: number;
  /** Width of dark cladding about the opening, 0 for none. */
  readonly cladding: number;
  /** Height of the body's foot, and whether its flanks stand upright. */
  readonly foot: number;
  readonly upright: boolean;
}

const TALL = 1.55;
const metres = (millimetres: number) => millimetres / 1000;

export function wheelDetail({ slug, finish }: WheelChoice): WheelDetail {
  const model = carModel(slug);
  const body = morphFor(model.body, model.shape).body(model.body);
  const { wheelRadius, radius } = body.arches.front;
  const tyre = metres(wheelRadius);
  const paint = finish === 0 ? model.paint : model.otherFinishes?.[finish - 1]?.paint;
  if (!paint) throw new Error(`${slug}: no paint is drawn for finish ${finish + 1}`);
  return {
    wheel: model.wheel,
    paint,
    tyre,
    rim: tyre * (model.wheel.rimRatio ?? body.rimRatio),
    arch: metres(radius),
    cladding: metres(body.archCladding.front),
    foot: metres(body.sill.middle),
    upright: metres(body.height) > TALL,
  };
}
