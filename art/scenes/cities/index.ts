import { innsbruck } from "./austria/innsbruck.ts";
import { salzburg } from "./austria/salzburg.ts";
import { vienna } from "./austria/vienna.ts";
import { cannes } from "./france/cannes.ts";
import { lyon } from "./france/lyon.ts";
import { nice } from "./france/nice.ts";
import { paris } from "./france/paris.ts";
import { berlin } from "./germany/berlin.ts";
import { frankfurt } from "./germany/frankfurt.ts";
import { munich } from "./germany/munich.ts";
import { stuttgart } from "./germany/stuttgart.ts";
import { como } from "./italy/como.ts";
import { florence } from "./italy/florence.ts";
import { milan } from "./italy/milan.ts";
import { naples } from "./italy/naples.ts";
import { rome } from "./italy/rome.ts";
import { venice } from "./italy/venice.ts";
import { monaco } from "./monaco.ts";
import { barcelona } from "./spain/barcelona.ts";
import { madrid } from "./spain/madrid.ts";
import { marbella } from "./spain/marbella.ts";
import { valencia } from "./spain/valencia.ts";
import { bern } from "./switzerland/bern.ts";
import { geneva } from "./switzerland/geneva.ts";
import { lugano } from "./switzerland/lugano.ts";
import { zurich } from "./switzerland/zurich.ts";

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
