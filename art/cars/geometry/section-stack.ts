import { smoothStep } from "../../render/easing.ts";
import type { SectionLine } from "../profile.ts";
import type { Curve, Ramp } from "./curve.ts";
import { flatten, highestAt } from "./spline.ts";

interface StackLines {
  readonly length: number;
  readonly frontAxle: number;
  readonly rearAxle: number;
  readonly belt: Curve;
  readonly crease: Curve;
  readonly middle: Curve;
  readonly low: Curve;
  readonly sill: Curve;
  /** Angles of the surface in degrees: shoulder above and below, crease above and below, flank, catch of light. */
  readonly shoulderAbove?: number;
  readonly shoulderBelow?: number;
  readonly creaseAbove?: number;
  readonly creaseBelow?: number;
  readonly flank?: number;
  readonly lowCatch?: number;
}

/** Distance from an axle at which the catch of light begins, and where it reaches its full depth. */
const CATCH_BEGINS = 360;
const CATCH_FULL = 950;
const CATCH_STATIONS = 16;

/**
 * The two lines that catch light above the sill. Towards the wheels the upper one sinks onto the lower, so that the
 * light runs out to a point. `above` is the flank's angle there, `angle` the catch's.
 */
export function lowCatchLines(lines: {
  readonly length: number;
  readonly frontAxle: number;
  readonly rearAxle: number;
  readonly low: Curve;
  readonly sill: Curve;
  readonly above: number;
  readonly angle: number;
}): SectionLine[] {
  const { length, frontAxle: front, rearAxle: rear, above, angle } = lines;
  const low = flatten(lines.low);
  const sill = flatten(lines.sill);
  const from = front + CATCH_BEGINS;
  const to = rear - CATCH_BEGINS;
  const share = (x: number) => smoothStep(from, front + CATCH_FULL, x) * (1 - smoothStep(rear - CATCH_FULL, to, x));
  const tapered = Array.from({ length: CATCH_STATIONS + 1 }, (_, station) => {
    const x = from + ((to - from) * station) / CATCH_STATIONS;
    const foot = highestAt(sill, x) ?? 0;
    return { x, y: foot + 8 + ((highestAt(low, x) ?? foot) - foot) * share(x), sharp: false };
  });
  const ends = (outside: number, inside: number): Ramp => [
    [0, outside],
    [from - 60, outside],
    [from + 40, inside],
    [to - 40, inside],
    [to + 60, outside],
    [length, outside],
  ];
  return [
    { along: tapered, above: ends(-18, above), below: ends(-18, angle) },
    { along: lines.sill, above: ends(-22, 10), below: -38 },
  ];
}

/** The five lines of light of an ordinary flank: shoulder, crease, middle, low catch and sill, calm over the wheels. */
export function sectionStack(lines: StackLines): SectionLine[] {
  const { length, frontAxle: front, rearAxle: rear } = lines;
  const {
    shoulderAbove = 56,
    shoulderBelow = 26,
    creaseAbove = 18,
    creaseBelow = -6,
    flank = -11,
    lowCatch = 40,
  } = lines;
  return [
    {
      along: lines.belt,
      above: [
        [0, 58],
        [front + 250, 56],
        [front + 800, shoulderAbove],
        [rear - 700, shoulderAbove],
        [rear, 58],
        [length, 56],
      ],
      below: shoulderBelow,
    },
    {
      along: lines.crease,
      above: [
        [0, 26],
        [front + 500, creaseAbove],
        [rear - 500, creaseAbove],
        [length, 22],
      ],
      below: [
        [0, 8],
        [front + 300, creaseBelow * 0.3],
        [front + 900, creaseBelow],
        [rear - 700, creaseBelow],
        [rear, creaseBelow * 0.2],
        [length, 8],
      ],
    },
    { along: lines.middle, above: flank, below: flank - 2 },
    ...lowCatchLines({ ...lines, above: -18, angle: lowCatch }),
  ];
}
