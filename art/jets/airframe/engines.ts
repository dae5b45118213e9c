import { smoothStep } from "../../render/easing.ts";
import type { JetModel } from "../jet-model.ts";
import { loft, onBothSides, type Patch, type Substance, spindle } from "./mesh.ts";
import type { Tube } from "./tube.ts";

type Outline = readonly (readonly [along: number, radius: number])[];

/** Outlines as shares of a nacelle's length and radius, from the inlet's throat over the lip to the nozzle. */
const THROAT: Outline = [
  [0.1, 0.62],
  [0.04, 0.66],
  [0.012, 0.72],
];
const LIP: Outline = [
  [0.012, 0.72],
  [0, 0.79],
  [0.012, 0.855],
  [0.045, 0.915],
  [0.085, 0.955],
];
const LONG_COWL: Outline = [
  [0.085, 0.955],
  [0.16, 0.99],
  [0.28, 1],
  [0.45, 0.99],
  [0.6, 0.95],
  [0.75, 0.86],
  [0.9, 0.72],
  [0.965, 0.64],
];
const LONG_NOZZLE: Outline = [
  [0.965, 0.64],
  [1, 0.6],
  [1, 0.5],
  [0.94, 0.45],
];
const SHORT_COWL: Outline = [
  [0.085, 0.955],
  [0.2, 1],
  [0.36, 1],
  [0.5, 0.95],
  [0.62, 0.86],
  [0.7, 0.78],
  [0.7, 0.68],
];
const SHORT_NOZZLE: Outline = [
  [0.6, 0.64],
  [0.72, 0.62],
  [0.85, 0.53],
  [1, 0.4],
  [1, 0.33],
  [0.93, 0.3],
];
const PLUG: Outline = [
  [0.93, 0.3],
  [1, 0.24],
  [1.05, 0.1],
  [1.07, 0.02],
];

/** Both nacelles on their pylons, and the third engine's duct where there is one. */
export function enginePatches(model: JetModel, tube: Tube): Patch[] {
  const { nacelle } = model;
  const part = (substance: Substance, outline: Outline): Patch =>
    spindle(
      substance,
      outline.map(([along, share]) => {
        const radius = (nacelle.diameter / 2) * share;
        return {
          x: nacelle.x + nacelle.length * along,
          y: nacelle.y,
          out: nacelle.out,
          halfHeight: radius,
          halfWidth: radius,
        };
      }),
    );
  const [cowl, nozzle] = nacelle.cowl === "long" ? [LONG_COWL, LONG_NOZZLE] : [SHORT_COWL, SHORT_NOZZLE];
  const engine = [
    part("dark", THROAT),
    part("polished", LIP),
    part("nacelle", cowl),
    part("nozzle", nozzle),
    part("nozzle", PLUG),
  ];
  return [...onBothSides([...engine, ...pylon(model, tube)]), ...ductPatches(model, tube)];
}

function pylon({ nacelle }: JetModel, tube: Tube): Patch[] {
  const front = nacelle.x + nacelle.length * 0.24;
  const rear = nacelle.x + nacelle.length * 1.08;
  const base = { y: nacelle.y, thickness: nacelle.diameter * 0.2, cant: 0 };
  return loft("wing", [
    {
      ...base,
      front: front - nacelle.length * 0.06,
      rear: rear + nacelle.length * 0.06,
      out: tube.halfWidth(front) * 0.5,
    },
    { ...base, front, rear, out: nacelle.out },
  ]);
}

/** The S-duct: a mouth above the crown that sinks into the tail, and the nozzle at its end. */
function ductPatches({ duct }: JetModel, tube: Tube): Patch[] {
  if (!duct) return [];
  const { x, y, radius, nozzle } = duct;
  const ring = (along: number, share: number, height: number) => ({
    x: along,
    y: height,
    halfHeight: radius * share,
    halfWidth: radius * share,
  });
  const reach = nozzle.x - nozzle.radius * 2.2 - x;
  const sunk = (share: number) => y + (nozzle.y - y) * smoothStep(0.08, 1.05, share);
  const body = Array.from({ length: 25 }, (_, i) => {
    const share = i / 24;
    return ring(
      x + radius * 0.16 + (reach - radius * 0.16) * share,
      0.98 + 0.04 * Math.sin(Math.PI * share) - 0.34 * share ** 2,
      sunk(share),
    );
  });
  const lip = [
    ring(x + 12, 0.74, y),
    ring(x + 2, 0.8, y),
    ring(x, 0.87, y),
    ring(x + 4, 0.93, y),
    ring(x + radius * 0.16, 0.98, y),
  ];
  const end = (along: number, share: number) => ({
    x: nozzle.x + along,
    y: nozzle.y,
    halfHeight: nozzle.radius * share,
    halfWidth: nozzle.radius * share,
  });
  return [
    spindle("dark", [ring(x + 26, 0.7, y), ring(x + 8, 0.75, y)]),
    spindle("polished", lip),
    spindle("tube", body),
    spindle("nozzle", [
      end(-nozzle.radius * 2.4, Math.max(1.1, (tube.crown(tube.end) - tube.belly(tube.end)) / 2 / nozzle.radius)),
      end(-nozzle.radius, 1.12),
      end(0, 1),
      end(0, 0.8),
      end(-10, 0.7),
    ]),
  ];
}
