import { grandTourer, limousine, sportsSaloon } from "./closed.ts";
import { openFourSeats, openGrandTourer } from "./open.ts";
import { midEngine, rearEngine, wedge } from "./sports.ts";
import { estateSuv, offRoader, suvCoupe, uprightSuv, van } from "./tall.ts";

/** The thirteen bodies of the elevations. */
export const forms = {
  wedge,
  midEngine,
  rearEngine,
  limousine,
  sportsSaloon,
  grandTourer,
  openGrandTourer,
  openFourSeats,
  offRoader,
  uprightSuv,
  estateSuv,
  suvCoupe,
  van,
} as const;
