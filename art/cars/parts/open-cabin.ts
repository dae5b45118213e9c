import { mixColours } from "../../render/colour.ts";
import { linearGradient, path } from "../../render/svg.ts";
import type { Drawing } from "../drawing.ts";
import { type Curve, curve } from "../geometry/curve.ts";
import { closedPath, openPath } from "../geometry/spline.ts";
import type { OpenCabin, Seat } from "../profile.ts";

/** What of a seat stands above the door, for a seat 100 high at (0, 0): the leather, and its lit upper edge. */
const SEAT = curve("-56,3! -25,56 -4,89 19,100 57,96 69,74 64,0!");
const SEAT_LIGHT = curve("-25,56 -4,89 19,99 56,96");

const placed = (shape: Curve, seat: Seat): Curve =>
  shape.map((point) => ({
    ...point,
    x: seat.x + (point.x * seat.height) / 100,
    y: seat.y + (point.y * seat.height) / 100,
  }));

/** Windscreen, seats and tonneau of a car driven open, with its side windows up where it has `sideGlass`. */
export function drawOpenCabin(
  drawing: Drawing,
  cabin: OpenCabin,
  { leather, sideGlass }: { leather: string; sideGlass?: Curve | undefined },
): void {
  const line = (along: Curve, stroke: string) =>
    drawing.draw(path(openPath(along), `fill="none" stroke-linecap="round" ${stroke}`));
  drawing.draw(path(closedPath(cabin.wheel), `fill="#0c0c0e"`));
  for (const seat of cabin.seats) {
    drawing.draw(path(closedPath(placed(SEAT, seat)), `fill="${mixColours(leather, "#000000", 0.35)}"`));
    line(
      placed(SEAT_LIGHT, seat),
      `stroke="${mixColours(leather, "#ffffff", 0.45)}" stroke-width="9" stroke-opacity=".8"`,
    );
  }
  drawing.draw(path(closedPath(cabin.tonneau), `fill="#111214"`));
  drawing.define(
    linearGradient(
      drawing.id("open-screen"),
      [
        [0, "#eef4f6", 0.66],
        [0.3, "#b4c4cd", 0.42],
        [0.62, "#5d6c76", 0.46],
        [1, "#1c2329", 0.66],
      ],
      [1, 0, 0.2, 1],
    ),
  );
  drawing.draw(path(closedPath(cabin.screen), `fill="${drawing.ref("open-screen")}"`));
  line(cabin.screenEdge, `stroke="#f4efe4" stroke-width="10" stroke-opacity=".75"`);
  line(cabin.pillar, `stroke="#0a0a0b" stroke-width="22"`);
  if (sideGlass) {
    drawing.draw(path(closedPath(sideGlass), `fill="${drawing.ref("open-screen")}" fill-opacity=".72"`));
    line(sideGlass.slice(1), `stroke="#f4efe4" stroke-width="7" stroke-opacity=".6"`);
  }
  line(cabin.rail, `stroke="#e9e4da" stroke-width="8" stroke-opacity=".8"`);
}
