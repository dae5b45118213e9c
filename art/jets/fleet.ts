import { challenger650, global6500, global7500, learjet75 } from "./fleet/bombardier.ts";
import { citationCj3Plus, citationLatitude } from "./fleet/cessna.ts";
import { falcon8X, falcon900Lx, falcon2000Lxs } from "./fleet/dassault.ts";
import { legacy650E, phenom300E, praetor500 } from "./fleet/embraer.ts";
import { g650Er } from "./fleet/gulfstream.ts";
import { hawker900Xp } from "./fleet/hawker.ts";
import type { JetModel } from "./jet-model.ts";

/** The aircraft of the charter pages and of the home page, from the lightest. */
export const fleet: readonly JetModel[] = [
  citationCj3Plus,
  phenom300E,
  learjet75,
  citationLatitude,
  hawker900Xp,
  praetor500,
  challenger650,
  falcon2000Lxs,
  legacy650E,
  g650Er,
  falcon8X,
  global7500,
  falcon900Lx,
  global6500,
];
