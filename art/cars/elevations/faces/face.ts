import type { Curve } from "../../geometry/curve.ts";
import type { CarModel } from "../../model.ts";
import { saloonElevations } from "../bodies/saloon.ts";
import { supercarFront } from "../bodies/supercar-front.ts";
import { supercarRear } from "../bodies/supercar-rear.ts";
import { suvElevations } from "../bodies/suv.ts";
import type { Elevation, Exhaust, FaceLamp, Grille, Skin, Trim, TyreView } from "../elevation.ts";
import { formed } from "../forms/formed.ts";
import { forms } from "../forms/index.ts";
import { type Reshaping, reshape } from "../reshape.ts";
import { archLip, planted, skidPlate, valance } from "../stance.ts";
import { type Frame, frameOf } from "./frame.ts";
import { highLamp } from "./openings.ts";

/** What one end of a car wears. */
export interface End {
  readonly lamps: readonly FaceLamp[];
  readonly trims?: readonly Trim[];
  /** Bright parts laid over everything else. */
  readonly late?: readonly Trim[];
  readonly grilles?: readonly Grille[];
  readonly exhausts?: readonly Exhaust[];
  /** Height of the number plate's middle. */
  readonly plate: number;
}

/** A car seen along its length: the body it is drawn on, how wide its cabin stands, and both its ends. */
export interface Face {
  readonly slug: string;
  readonly body: keyof typeof forms;
  /** Half the width of roof and of the cabin's foot, as shares of half the car's width. */
  readonly roof: number;
  readonly cabin?: number;
  readonly tyres?: readonly [front: number, rear: number];
  readonly light?: { readonly main?: number; readonly middle?: number };
  readonly open?: boolean;
  /** Half the width of the flanks above wings that stand out from them, as a share of half the car's width. */
  readonly flank?: number;
  readonly front: (frame: Frame) => End;
  readonly rear: (frame: Frame) => End;
}

/** What has been drawn by hand, with the levels that cars move: the ground on which the thirteen bodies are formed. */
const drawings = {
  low: {
    front: supercarFront,
    rear: supercarRear,
    half: 979,
    roof: 412,
    front_: { foot: 104, lamps: 600, cowl: 866, height: 1187, cabin: 668 },
    rear_: { foot: 216, lamps: 800, cowl: 934, height: 1187, cabin: 800 },
    tyres: [245, 305],
    rearFoot: 96,
    rearDeck: 20,
    chin: { front: 12, rear: 0 },
  },
  saloon: {
    ...saloonElevations,
    half: 977,
    roof: 566,
    front_: { foot: 182, lamps: 806, cowl: 1046, height: 1503, cabin: 826 },
    rear_: { foot: 226, lamps: 966, cowl: 1128, height: 1503, cabin: 890 },
    tyres: [255, 285],
    rearFoot: 44,
    rearDeck: 0,
    chin: { front: 50, rear: 56 },
  },
  tall: {
    ...suvElevations,
    half: 1000,
    roof: 662,
    front_: { foot: 282, lamps: 965, cowl: 1252, height: 1835, cabin: 888 },
    rear_: { foot: 308, lamps: 985, cowl: 1250, height: 1835, cabin: 924 },
    tyres: [285, 315],
    rearFoot: 26,
    rearDeck: 0,
    chin: { front: 50, rear: 56 },
  },
} as const;

/** Distance from the tyre's outer side to the side of the car. */
const TUCKED = 14;

/** The arch's lip as a fold of the metal, with a hollow before it. */
const lipped = (skin: Skin, lip: Curve): Skin => ({
  ...skin,
  ridges: [...(skin.ridges ?? []), { along: lip, slope: 0.5, reach: 34, soft: 8 }],
});

/** Both elevations of a model, on its face's body, at its real width and height. */
export function elevationsOf(face: Face, model: CarModel): { readonly front: Elevation; readonly rear: Elevation } {
  const frame = frameOf(model);
  const form = forms[face.body];
  const body = drawings[form.drawing];
  const [frontTyre, rearTyre] = face.tyres ?? body.tyres;
  const tyre = (width: number, radius: number): TyreView => ({
    track: 2 * (frame.half - TUCKED - width / 2),
    width,
    radius,
  });
  const tyres = { front: tyre(frontTyre, frame.wheelRadius.front), rear: tyre(rearTyre, frame.wheelRadius.rear) };
  const moved = (end: "front" | "rear"): Elevation => {
    const from = end === "front" ? body.front_ : body.rear_;
    const to =
      end === "front"
        ? { foot: frame.foot, lamps: frame.lamps, cowl: frame.cowl }
        : { foot: frame.foot + body.rearFoot, lamps: frame.tail, cowl: frame.deck + body.rearDeck };
    const lamps = Math.min(to.lamps, to.cowl - 90);
    const shape: Reshaping = {
      heights: [
        [0, 0],
        [from.foot, to.foot],
        [from.lamps, lamps],
        [from.cowl, to.cowl],
        [from.height, frame.height],
      ],
      widths: [
        [0, 0],
        [body.half, frame.half],
      ],
      houseWidths: [
        [0, 0],
        [body.roof, face.roof * frame.half],
        [from.cabin, (face.cabin ?? from.cabin / body.half) * frame.half],
        [body.half, frame.half],
      ],
    };
    const own = face[end](frame);
    const view = formed(reshape(body[end], shape), face.open ? { ...form[end], house: form.front.house } : form[end], {
      extent: { half: frame.half, foot: to.foot, top: to.cowl },
      house: {
        height: frame.height,
        cowl: to.cowl,
        roof: face.roof * frame.half,
        cabin: (face.cabin ?? from.cabin / body.half) * frame.half,
      },
      rearScreen: end === "rear" && !face.open,
    });
    const outline = planted(view.body.outline, { tyre: tyres[end], flank: face.flank, chin: body.chin[end] });
    const lower = form.drawing === "tall" ? valance(outline, tyres[end]) : undefined;
    return {
      ...view,
      width: frame.half * 2,
      height: frame.height,
      tyre: tyres[end],
      // Flanks that stand further in show nothing wider behind them.
      behind: face.flank ? [] : view.behind,
      body: { ...view.body, outline, skin: lipped(view.body.skin, archLip(frame.half, tyres[end])) },
      ...(lower && { valance: lower }),
      gaps: [...view.gaps, { along: archLip(frame.half, tyres[end]), width: 5, gap: 0.5, edge: 0.34 }],
      farTyre: tyres[end === "front" ? "rear" : "front"],
      open: face.open ?? false,
      lamps: own.lamps,
      trims: own.trims ?? [],
      late: [...(own.late ?? []), ...(lower ? [skidPlate(lower)] : []), ...(view.roofBlade ? [highLamp(frame)] : [])],
      grilles: own.grilles ?? [],
      exhausts: own.exhausts ?? [],
      plate: { y: own.plate, width: 520, height: 112 },
    };
  };
  return { front: moved("front"), rear: moved("rear") };
}
