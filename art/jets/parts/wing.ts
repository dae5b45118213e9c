import type { Drawing } from "../../cars/drawing.ts";
import { curve } from "../../cars/geometry/curve.ts";
import { closedPath, openPath } from "../../cars/geometry/spline.ts";
import { mixColours } from "../../render/colour.ts";
import { linearGradient, linearGradientAt, path, short } from "../../render/svg.ts";
import type { Tube } from "../fuselage.ts";
import type { JetModel } from "../jet-model.ts";
import { hours } from "../light.ts";

const places = (points: readonly (readonly [x: number, y: number, corner?: "!"])[]) =>
  curve(points.map(([x, y, corner = ""]) => `${short(x)},${short(y)}${corner}`).join(" "));

/** The near wing as seen from a little above: root fairing, upper skin, flap lines, winglet, navigation light. */
export function drawWing(drawing: Drawing, model: JetModel, tube: Tube): void {
  const light = hours[model.hour];
  const { length } = model;
  const { depth } = model.fuselage;
  const { winglet } = model.wing;
  const skin = mixColours(model.livery.upper, "#c8cace", 0.4);
  const root = length * model.wing.root;
  const tip = length * model.wing.tip;
  const chord = length * 0.2;
  const tipChord = length * 0.045;
  const rootY = tube.bottom + depth * 0.15;
  const tipY = tube.bottom - depth * 0.14;
  const span = tip - root;
  drawing.define(
    linearGradientAt(
      drawing.id("wing"),
      [
        [0, mixColours(skin, light.rim, 0.55)],
        [0.3, mixColours(skin, "#000000", 0.12)],
        [0.7, mixColours(skin, "#000000", 0.4)],
        [1, mixColours(skin, "#000000", 0.62)],
      ],
      [0, -rootY - depth * 0.04, 0, -tipY],
    ) +
      linearGradient(
        drawing.id("winglet"),
        [
          [0, mixColours(model.livery.upper, light.rim, 0.5)],
          [0.5, mixColours(model.livery.upper, "#000000", 0.15)],
          [1, mixColours(model.livery.upper, "#000000", 0.45)],
        ],
        [0, 0, 1, 0.4],
      ),
  );
  const fairing = places([
    [root - chord * 0.32, rootY + depth * 0.02, "!"],
    [root + chord * 0.1, rootY + depth * 0.06],
    [root + chord * 0.7, rootY + depth * 0.07],
    [root + chord * 1.35, rootY + depth * 0.02, "!"],
    [root + chord * 0.8, tube.bottom - depth * 0.03],
    [root + chord * 0.1, tube.bottom - depth * 0.02],
  ]);
  drawing.draw(path(closedPath(fairing), `fill="${mixColours(model.livery.lower, "#000000", 0.2)}"`));
  const leading = places([
    [root, rootY],
    [root + span * 0.45, rootY + (tipY - rootY) * 0.4],
    [tip, tipY],
  ]);
  const blade = places([
    [root, rootY, "!"],
    [root + span * 0.45, rootY + (tipY - rootY) * 0.4],
    [tip, tipY, "!"],
    [tip + tipChord, tipY + 3, "!"],
    [root + span * 0.62 + chord * 0.4, rootY + (tipY - rootY) * 0.5],
    [root + chord * 1.02, rootY - depth * 0.05, "!"],
    [root + chord * 0.5, rootY + depth * 0.03],
  ]);
  drawing.draw(path(closedPath(blade), `fill="${drawing.ref("wing")}"`));
  drawing.draw(path(openPath(leading), `fill="none" stroke="${light.rim}" stroke-opacity=".9" stroke-width="4"`));
  const flap = places([
    [root + chord * 0.8, rootY - depth * 0.02],
    [root + span * 0.5 + chord * 0.36, rootY + (tipY - rootY) * 0.44],
    [tip + tipChord * 0.6, tipY + 4],
  ]);
  drawing.draw(path(openPath(flap), `fill="none" stroke="#1d1a22" stroke-opacity=".4" stroke-width="2.4"`));
  const end = winglet > 0 ? { x: tip + winglet * 0.95, y: tipY + winglet } : { x: tip + tipChord * 0.5, y: tipY + 2 };
  if (winglet > 0) {
    const fin = places([
      [tip, tipY, "!"],
      [tip + winglet * 0.4, tipY + winglet * 0.16],
      [tip + winglet * 0.68, tipY + winglet * 0.48],
      [end.x, end.y, "!"],
      [end.x + tipChord * 0.5, end.y + 2, "!"],
      [tip + winglet * 0.7 + tipChord * 0.62, tipY + winglet * 0.4],
      [tip + tipChord + winglet * 0.14, tipY + winglet * 0.08],
      [tip + tipChord, tipY + 3, "!"],
    ]);
    drawing.draw(path(closedPath(fin), `fill="${drawing.ref("winglet")}"`));
    const tipBand = `M${short(end.x - winglet * 0.13)} ${-short(end.y - winglet * 0.24)}L${short(end.x)} ${-short(end.y)}l${short(tipChord * 0.5)} -2L${short(end.x + tipChord * 0.46 - winglet * 0.1)} ${-short(end.y - winglet * 0.24)}Z`;
    drawing.draw(path(tipBand, `fill="${model.livery.stripe}"`));
  }
  for (const [radius, opacity] of [
    [26, 0.1],
    [16, 0.2],
    [5, 1],
  ] as const) {
    const colour = radius > 5 ? "#ff6a5a" : "#ffd8d0";
    drawing.draw(
      `<circle cx="${short(end.x + 3)}" cy="${-short(end.y)}" r="${radius}" fill="${colour}" fill-opacity="${opacity}"/>`,
    );
  }
}
