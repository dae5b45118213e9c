import { linearGradientAt, path, short } from "../../render/svg.ts";
import type { Drawing } from "../drawing.ts";
import { bezierPieces, piecesPath } from "../geometry/spline.ts";
import type { Arch, Body } from "../profile.ts";

/** The painted side with its wheel openings cut out, as path data. */
export function shellPath(body: Body): string {
  const { front, rear } = body.arches;
  const reach = (arch: Arch, level: number) =>
    Math.sqrt(Math.max(arch.radius ** 2 - (arch.wheelRadius - level) ** 2, 0));
  const opening = (arch: Arch, rearLevel: number, frontLevel: number) =>
    `L${short(arch.x + reach(arch, rearLevel))} ${-short(rearLevel)}` +
    `A${short(arch.radius)} ${short(arch.radius)} 0 1 0 ${short(arch.x - reach(arch, frontLevel))} ${-short(frontLevel)}`;
  return (
    piecesPath(bezierPieces(body.outline)) +
    opening(rear, body.sill.rear, body.sill.middle) +
    opening(front, body.sill.middle, body.sill.front) +
    "Z"
  );
}

/** What shows dark under the body and inside the wheel openings. */
export function drawUnderside(drawing: Drawing, body: Body): void {
  const { front, rear } = body.arches;
  const top = -(body.sill.middle + 60);
  const bottom = -Math.max(120, body.sill.middle * 0.62);
  const floor =
    `M${front.x - front.radius} ${top}L${rear.x + rear.radius} ${top}` +
    `L${rear.x + rear.radius * 0.8} ${bottom}L${front.x - front.radius * 0.8} ${bottom}Z`;
  drawing.draw(path(floor, `fill="#040405"`));
  for (const arch of [front, rear]) {
    drawing.draw(`<circle cx="${arch.x}" cy="${-arch.wheelRadius}" r="${arch.radius + 6}" fill="#040405"/>`);
  }
}

/** Shadow along the inner edge of the wheel openings. */
export function drawArchShadows(drawing: Drawing, body: Body): void {
  for (const arch of [body.arches.front, body.arches.rear]) {
    const stroke = `fill="none" stroke="#000" stroke-opacity=".5" stroke-width="8" filter="${drawing.ref("fine")}"`;
    drawing.draw(`<circle cx="${arch.x}" cy="${-arch.wheelRadius}" r="${arch.radius}" ${stroke}/>`);
  }
}

/** The thin line of light along the upper contour; it dies out towards the ground. */
export function drawContourLight(drawing: Drawing, body: Body): void {
  const { length, height } = body;
  drawing.define(
    linearGradientAt(
      drawing.id("contour"),
      [
        [0, "#ffffff", 0.1],
        [0.25, "#fff6e4", 0.7],
        [0.65, "#fff6e4", 0.6],
        [1, "#ffffff", 0.15],
      ],
      [0, 0, length, 0],
    ) +
      linearGradientAt(
        drawing.id("contour-fade"),
        [
          [0, "#ffffff"],
          [0.5, "#ffffff"],
          [0.75, "#000000"],
        ],
        [0, -height, 0, 0],
      ),
  );
  const frame = `x="-100" y="${-height - 100}" width="${length + 200}" height="${height + 200}"`;
  drawing.define(
    `<mask id="${drawing.id("contour-mask")}" maskUnits="userSpaceOnUse" ${frame}><rect ${frame} fill="${drawing.ref("contour-fade")}"/></mask>`,
  );
  drawing.group(`clip-path="${drawing.ref("shell")}" mask="${drawing.ref("contour-mask")}"`, () => {
    const line = piecesPath(bezierPieces(body.outline));
    drawing.draw(path(line, `fill="none" stroke="${drawing.ref("contour")}" stroke-width="11"`));
  });
}
