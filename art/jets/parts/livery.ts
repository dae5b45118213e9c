import type { Drawing } from "../../cars/drawing.ts";
import { curve } from "../../cars/geometry/curve.ts";
import { closedPath, openPath } from "../../cars/geometry/spline.ts";
import { linearGradientAt, path, short } from "../../render/svg.ts";
import type { Tube } from "../fuselage.ts";
import type { JetModel } from "../jet-model.ts";

/** The painted lines of the tube, in five hands; drawn inside the tube's clip. */
export function drawLivery(drawing: Drawing, model: JetModel, tube: Tube): void {
  const { length } = model;
  const { depth } = model.fuselage;
  const { stripe, accent, lower, pattern } = model.livery;
  const along = (points: readonly (readonly [x: number, y: number])[]) =>
    curve(points.map(([x, y]) => `${short(x * length)},${short(tube.bottom + depth * y)}`).join(" "));
  const draw = (points: readonly (readonly [x: number, y: number])[], colour: string, width: number) =>
    drawing.draw(
      path(openPath(along(points)), `fill="none" stroke="${colour}" stroke-width="${short(depth * width)}"`),
    );
  const low = [
    [-0.01, 0.34],
    [0.12, 0.26],
    [0.26, 0.22],
    [0.52, 0.24],
    [0.74, 0.4],
    [1.01, 0.8],
  ] as const;
  const shifted = (by: number) => low.map(([x, y]) => [x, y + by] as const);
  const belly = (edge: readonly (readonly [number, number])[]) => {
    const shape = along(edge).map((point, i) => ({ ...point, sharp: i === 0 || i === edge.length - 1 }));
    const ground = tube.bottom - 30;
    const closing = [
      { x: length * 1.01, y: ground, sharp: true },
      { x: -0.01 * length, y: ground, sharp: true },
    ];
    drawing.define(
      linearGradientAt(
        drawing.id("belly"),
        [
          [0, lower, 0.86],
          [0.6, lower, 0.95],
          [1, "#08080b", 0.95],
        ],
        [0, -(tube.bottom + depth * 0.4), 0, -tube.bottom],
      ),
    );
    drawing.draw(path(closedPath([...shape, ...closing]), `fill="${drawing.ref("belly")}"`));
  };
  switch (pattern) {
    case "line":
      draw(low, stripe, 0.034);
      draw(shifted(-0.06), accent, 0.014);
      return;
    case "twin":
      draw(shifted(0.05), stripe, 0.022);
      draw(low, stripe, 0.022);
      draw(shifted(-0.05), accent, 0.022);
      return;
    case "belly":
      belly(shifted(0.04));
      draw(shifted(0.05), stripe, 0.026);
      return;
    case "wave": {
      const wave = [
        [-0.01, 0.3],
        [0.14, 0.2],
        [0.34, 0.3],
        [0.56, 0.42],
        [0.74, 0.5],
        [1.01, 0.98],
      ] as const;
      belly(wave);
      draw(wave, stripe, 0.05);
      draw(
        wave.map(([x, y]) => [x, y + 0.07] as const),
        accent,
        0.014,
      );
      return;
    }
    case "tail":
      draw(
        [
          [0.5, 0.06],
          [0.68, 0.3],
          [0.8, 0.7],
          [0.9, 1.1],
        ],
        accent,
        0.03,
      );
      draw(
        [
          [0.53, 0.02],
          [0.72, 0.28],
          [0.84, 0.68],
          [0.94, 1.1],
        ],
        stripe,
        0.1,
      );
  }
}
