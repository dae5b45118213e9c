import { mixColours } from "../../../render/colour.ts";
import { linearGradientAt, path, short } from "../../../render/svg.ts";
import type { Drawing } from "../../drawing.ts";
import { type Curve, curve } from "../../geometry/curve.ts";
import { closedPath, flatten } from "../../geometry/spline.ts";
import type { Environment } from "../../shading/environment.ts";
import type { Elevation } from "../elevation.ts";
import { pair, wholePath } from "../halves.ts";
import { veil } from "../shade.ts";

/** A seat's back with its head rest, 100 wide and 100 high. */
const SEAT = curve(
  "-50,-40! -50,28 -48,50 -41,62 -27,67! -29,74 -27,90 -19,98 0,100 19,98 27,90 29,74 27,67! 41,62 48,50 50,28 50,-40!",
);
const LEAN = 62;

/** What stands above the body of a car with its roof down: the frame of the windscreen, its glass, the seats. */
export async function drawOpenCabin(
  drawing: Drawing,
  view: Elevation,
  environment: Environment,
  leather: string,
): Promise<void> {
  const { pane } = view.screen;
  const line = flatten(pane);
  const top = Math.max(...line.map(({ y }) => y));
  const foot = Math.min(...line.map(({ y }) => y));
  const half = Math.max(...line.map(({ x }) => x));
  const seats = () =>
    drawSeats(drawing, { top: top - 16, foot: foot - 60, x: half * 0.5, width: half * 0.62 }, leather);
  const frame = () => drawFrame(drawing, pane);
  const glass = async () => {
    const tangent = Math.tan((LEAN * Math.PI) / 180);
    const image = await veil(
      (x) => [(-Math.sign(x) * Math.min(1, Math.abs(x) / half) ** 1.7 * tangent) / 2, -tangent],
      { left: -half - 10, right: half + 10, bottom: foot - 10, top: top + 10 },
      environment,
      0.36,
    );
    drawing.define(`<clipPath id="${drawing.id("open-pane")}"><path d="${wholePath(pane)}"/></clipPath>`);
    drawing.group(`clip-path="${drawing.ref("open-pane")}"`, () => drawing.draw(image));
  };
  // From behind the seats stand before the windscreen.
  if (view.mirrorsBeyond) {
    await glass();
    frame();
    seats();
    return;
  }
  seats();
  await glass();
  frame();
}

function drawSeats(
  drawing: Drawing,
  place: { readonly top: number; readonly foot: number; readonly x: number; readonly width: number },
  leather: string,
): void {
  const { top, foot, x, width } = place;
  const shape: Curve = SEAT.map((point) => ({
    ...point,
    x: x + (point.x * width) / 100,
    y: foot + ((point.y + 40) * (top - foot)) / 140,
  }));
  const d = closedPath(shape);
  drawing.define(
    linearGradientAt(
      drawing.id("open-seat"),
      [
        [0, mixColours(leather, "#ffffff", 0.22)],
        [0.25, mixColours(leather, "#000000", 0.12)],
        [1, mixColours(leather, "#000000", 0.66)],
      ],
      [0, -top, 0, -foot],
    ),
  );
  const seam = `M${short(x)} ${short(-foot)}V${short(-(foot + (top - foot) * 0.7))}`;
  drawing.draw(
    pair(
      path(d, `fill="${drawing.ref("open-seat")}" stroke="#000" stroke-opacity=".5" stroke-width="7"`) +
        path(seam, `fill="none" stroke="#000" stroke-opacity=".22" stroke-width="6"`) +
        path(d, `fill="none" stroke="${drawing.ref("brow-light")}" stroke-opacity=".5" stroke-width="6"`),
    ),
  );
}

function drawFrame(drawing: Drawing, pane: Curve): void {
  const d = wholePath(pane);
  drawing.draw(
    path(d, `fill="none" stroke="#050506" stroke-width="44" stroke-linejoin="round"`) +
      path(d, `fill="none" stroke="#17181a" stroke-width="34" stroke-linejoin="round"`) +
      path(d, `fill="none" stroke="${drawing.ref("brow-light")}" stroke-opacity=".8" stroke-width="7"`),
  );
}
