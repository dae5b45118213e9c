import { mixColours } from "../../../render/colour.ts";
import { linearGradientAt, path, short } from "../../../render/svg.ts";
import type { Drawing } from "../../drawing.ts";
import type { Finish } from "../../wheels/blade.ts";
import type { TyreView } from "../elevation.ts";
import { pair } from "../halves.ts";

/** How wide the wheel's face is seen (mm), and its rim's radius over the tyre's. */
const SEEN = 19;
const RIM = 0.76;

/** A sliver of the wheel's face on the tyre's outer side: sidewall, bright rim, the dark between its spokes. */
export function drawRim(drawing: Drawing, { track, width, radius }: TyreView, finish: Finish): void {
  const x = track / 2 + width / 2 - 11;
  const rim = radius * RIM;
  drawing.define(
    linearGradientAt(
      drawing.id("rim"),
      [
        [0, finish.shade],
        [0.5, finish.middle],
        [0.8, mixColours(finish.middle, finish.light, 0.6)],
        [1, finish.middle],
      ],
      [0, -radius - rim, 0, -radius + rim],
    ),
  );
  const face = (across: number, tall: number, attributes: string) =>
    `<ellipse cx="${short(x)}" cy="${short(-radius)}" rx="${short(across)}" ry="${short(tall)}" ${attributes}/>`;
  const spokes = [0.3, 0.54, 0.78].map((share) => {
    const y = short(-radius + rim * share);
    const reach = short(SEEN * Math.sqrt(1 - share ** 2) * 0.62);
    return `M${short(x)} ${y}h${reach}`;
  });
  drawing.draw(
    pair(
      face(SEEN + 3, radius * 0.97, `fill="#0b0b0c"`) +
        face(SEEN, rim, `fill="${drawing.ref("rim")}"`) +
        face(SEEN * 0.66, rim * 0.95, `fill="#08080a"`) +
        path(spokes.join(""), `stroke="${drawing.ref("rim")}" stroke-width="24" stroke-opacity=".62" fill="none"`) +
        path(
          `M${short(x + SEEN)} ${short(-radius)}A${SEEN} ${short(rim)} 0 0 1 ${short(x)} ${short(-radius + rim)}`,
          `fill="none" stroke="${finish.light}" stroke-opacity=".6" stroke-width="4"`,
        ),
    ),
  );
}
