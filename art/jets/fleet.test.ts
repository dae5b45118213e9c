import { expect, test } from "vitest";
import { airframeOf } from "./airframe/airframe.ts";
import { fleet } from "./fleet.ts";

/** How far a drawn measure may lie from the published one, in centimetres. */
const TOLERANCE_CM = 8;

test.each(fleet.map((model) => [model.slug, model] as const))(
  "%s has its maker's measures, and stands on its wheels",
  (_, model) => {
    const places = airframeOf(model).flatMap(({ rows }) => rows.flat());
    const reach = (measure: (place: (typeof places)[number]) => number) => {
      const [least, most] = places.reduce(
        ([low, high], place) => [Math.min(low, measure(place)), Math.max(high, measure(place))],
        [Infinity, -Infinity],
      );
      return { least, most };
    };
    const [along, up, across] = [reach(({ x }) => x), reach(({ y }) => y), reach(({ out }) => out)];
    expect(Math.abs(along.most - along.least - model.length)).toBeLessThan(TOLERANCE_CM);
    expect(Math.abs(up.most - model.height)).toBeLessThan(TOLERANCE_CM);
    expect(Math.abs(up.least)).toBeLessThan(1);
    expect(Math.abs(across.most - across.least - model.span)).toBeLessThan(TOLERANCE_CM);
  },
);
