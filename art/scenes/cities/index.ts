import { barcelona } from "./barcelona.ts";
import { berlin } from "./berlin.ts";
import { bern } from "./bern.ts";
import { cannes } from "./cannes.ts";
import { como } from "./como.ts";
import { florence } from "./florence.ts";
import { frankfurt } from "./frankfurt.ts";
import { geneva } from "./geneva.ts";
import { innsbruck } from "./innsbruck.ts";
import { lugano } from "./lugano.ts";
import { lyon } from "./lyon.ts";
import { madrid } from "./madrid.ts";
import { marbella } from "./marbella.ts";
import { milan } from "./milan.ts";
import { monaco } from "./monaco.ts";
import { munich } from "./munich.ts";
import { naples } from "./naples.ts";
import { nice } from "./nice.ts";
import { paris } from "./paris.ts";
import { rome } from "./rome.ts";
import { salzburg } from "./salzburg.ts";
import { stuttgart } from "./stuttgart.ts";
import { valencia } from "./valencia.ts";
import { venice } from "./venice.ts";
import { vienna } from "./vienna.ts";
import { zurich } from "./zurich.ts";

/** The poster of every city, by the city's slug. */
export const cityPosters = {
  milan,
  rome,
  florence,
  naples,
  venice,
  como,
  paris,
  monaco,
  nice,
  cannes,
  lyon,
  zurich,
  geneva,
  lugano,
  bern,
  munich,
  frankfurt,
  berlin,
  stuttgart,
  barcelona,
  madrid,
  marbella,
  valencia,
  vienna,
  salzburg,
  innsbruck,
} as const;
