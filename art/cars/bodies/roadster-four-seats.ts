import { curve } from "../geometry/curve.ts";
import type { Body } from "../profile.ts";
import { roadster } from "./roadster.ts";

/** Open four-seater: the roadster with a longer cabin and a second row. */
export const roadsterFourSeats: Body = {
  ...roadster,
  outline: curve(`
    170,140! 40,160! 10,270 2,420 24,560 100,665 270,760 560,830 850,872 1200,902 1500,928 1640,958! 1800,968
    2200,962 2600,964 2900,972 3060,1000 3180,1014 3320,1008 3700,964 4050,932 4330,918 4440,922! 4478,888!
    4488,780 4505,690! 4552,600 4550,480 4515,350 4450,230 4390,185!
  `),
  openCabin: {
    screen: curve("1548,940! 1700,1050 1890,1158 2100,1218 2174,1220! 2162,1192 1980,1096 1780,985 1730,960!"),
    screenEdge: curve("1548,940 1700,1051 1890,1160 2100,1220 2174,1222"),
    pillar: curve("1740,960 1980,1094 2172,1202"),
    wheel: curve("2130,962! 2180,1006 2240,1012 2280,962!"),
    tonneau: curve("2980,990! 3040,1030 3120,1040 3240,1030 3320,1008! 3160,1006"),
    rail: curve("1770,966 2200,960 2600,962 2900,970 3050,996"),
    seats: [
      { x: 2870, y: 946, height: 128 },
      { x: 2440, y: 950, height: 158 },
    ],
  },
  shutLines: [
    {
      along: curve(`
        1700,955 1630,880 1610,700 1620,480 1670,335 1770,305! 2560,310 2690,340 2770,450 2820,680 2800,860 2780,970
      `),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    ...roadster.shutLines.slice(1).filter((gap) => (gap.along[0]?.x ?? 0) !== 2700),
    { along: curve("3060,1000 3300,992 3800,936 4100,905"), width: 5, gap: 0.5, edge: 0.14 },
  ],
  handles: [{ x: 2540, y: 782, width: 190, style: "flush" }],
};
