import { curve } from "../geometry/curve.ts";
import type { Body } from "../profile.ts";
import { roadster } from "./roadster.ts";

/** Open two-seater with its engine behind the seats: short bonnet, twin fairings running back from the headrests. */
export const roadsterMidEngine: Body = {
  ...roadster,
  outline: curve(`
    170,130! 40,150! 8,250 2,380 30,500 120,600 300,694 560,766 850,822 1100,858 1260,888 1380,932! 1560,950
    1950,946 2230,954 2380,1000 2500,1046 2660,1060 2900,1040 3300,986 3700,940 4050,906 4330,894 4420,898!
    4470,870! 4484,780 4505,690! 4552,600 4550,480 4515,350 4450,230 4390,185!
  `),
  openCabin: {
    screen: curve("1240,892! 1400,1016 1600,1138 1820,1212 1894,1216! 1882,1188 1690,1080 1500,966 1450,944!"),
    screenEdge: curve("1240,892 1400,1017 1600,1140 1820,1214 1894,1218"),
    pillar: curve("1460,944 1690,1078 1892,1198"),
    wheel: curve("1930,946! 1980,996 2040,1002 2080,946!"),
    tonneau: curve("2390,980! 2450,1060 2540,1090 2680,1080 2820,1052! 2600,1060"),
    rail: curve("1500,946 1900,942 2200,950 2380,992"),
    seats: [{ x: 2260, y: 936, height: 166 }],
  },
  shutLines: [
    {
      along: curve(`
        1430,938 1370,860 1350,690 1360,480 1410,335 1510,305! 2160,310 2290,340 2370,450 2420,680 2400,860 2380,980
      `),
      width: 6.5,
      gap: 0.62,
      edge: 0.14,
    },
    { along: curve("420,720 480,620 460,500"), width: 5, gap: 0.62, edge: 0.14 },
    { along: curve("2400,1000 2800,1010 3500,930 4050,890"), width: 5, gap: 0.5, edge: 0.14 },
    { along: curve("3845,523 4102,557 4345,571 4544,567"), width: 5, gap: 0.62, edge: 0.14 },
  ],
  mirror: { x: 1500, y: 976, size: 0.92 },
  handles: [{ x: 2160, y: 776, width: 180, style: "flush" }],
};
