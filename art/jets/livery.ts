import { curve } from "../cars/geometry/curve.ts";
import { closedPath, openPath } from "../cars/geometry/spline.ts";
import { path, short } from "../render/svg.ts";
import type { Tube } from "./airframe/tube.ts";
import type { JetModel } from "./jet-model.ts";

/** A line along the tube: share of its length, share of its height there. */
type Line = readonly (readonly [along: number, up: number])[];

const CHEAT: Line = [
  [-0.02, 0.36],
  [0.1, 0.3],
  [0.26, 0.27],
  [0.52, 0.29],
  [0.74, 0.42],
  [1.02, 0.72],
];
const BELLY: Line = [
  [-0.02, 0.52],
  [0.08, 0.4],
  [0.22, 0.32],
  [0.5, 0.3],
  [0.72, 0.36],
  [0.88, 0.5],
  [1.02, 0.72],
];
const WAVE: Line = [
  [-0.02, 0.1],
  [0.12, 0.12],
  [0.32, 0.2],
  [0.52, 0.36],
  [0.7, 0.62],
  [0.84, 0.9],
  [0.92, 1.2],
];
/** The two edges of a band that holds the windows: born under the screen, as wide as a window's light, gone at the tail. */
const BAND_TOP: Line = [
  [-0.02, 0.3],
  [0.05, 0.47],
  [0.12, 0.64],
  [0.2, 0.84],
  [0.3, 0.88],
  [0.62, 0.88],
  [0.8, 0.9],
  [1.02, 0.84],
];
const BAND_FOOT: Line = [
  [-0.02, 0.28],
  [0.08, 0.4],
  [0.2, 0.47],
  [0.32, 0.48],
  [0.6, 0.48],
  [0.74, 0.54],
  [0.88, 0.68],
  [1.02, 0.82],
];
const SWEEP: Line = [
  [0.5, -0.2],
  [0.58, 0.12],
  [0.66, 0.42],
  [0.74, 0.8],
  [0.8, 1.2],
];

const stroke = (d: string, colour: string, width: number) =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${short(width)}"`);

/** The tube's paint: the house's seven hands, laid along the cabin's height. */
export function tubePaint(model: JetModel, tube: Tube): string {
  const { upper, lower, stripe, accent, pattern } = model.livery;
  const middle = tube.end * 0.35;
  const [belly, depth] = [tube.belly(middle), tube.crown(middle) - tube.belly(middle)];
  const along = (line: Line, raised = 0) =>
    curve(line.map(([x, up]) => `${short(x * tube.end)},${short(belly + depth * (up + raised))}`).join(" "));
  const draw = (line: Line, raised: number, colour: string, width: number) =>
    stroke(openPath(along(line, raised)), colour, depth * width);
  const below = (line: Line, colour: string) => {
    const edge = along(line).map((point, i) => ({ ...point, sharp: i === 0 || i === line.length - 1 }));
    const [first, last] = [edge[0], edge.at(-1)];
    if (!first || !last) return "";
    const corner = (x: number, y: number) => ({ x, y, sharp: true });
    const end = Math.max(last.x, model.length * 1.02);
    return path(closedPath([...edge, corner(end, last.y), corner(end, -50), corner(first.x, -50)]), `fill="${colour}"`);
  };
  const between = (top: Line, foot: Line, colour: string) => {
    const edge = (line: Line) => along(line).map((point, i) => ({ ...point, sharp: i === 0 || i === line.length - 1 }));
    return path(closedPath([...edge(top), ...edge(foot).reverse()]), `fill="${colour}"`);
  };
  const ground = `<rect y="${-model.height}" width="${model.length}" height="${model.height}" fill="${upper}"/>`;
  switch (pattern) {
    case "plain":
      return ground + draw(CHEAT, 0, stripe, 0.03);
    case "line":
      return ground + draw(CHEAT, 0, stripe, 0.075) + draw(CHEAT, -0.075, accent, 0.022);
    case "twin":
      return (
        ground + draw(CHEAT, 0.06, stripe, 0.028) + draw(CHEAT, 0, stripe, 0.028) + draw(CHEAT, -0.06, accent, 0.028)
      );
    case "belly":
      return ground + below(BELLY, lower) + draw(BELLY, 0.03, stripe, 0.03);
    case "wave":
      return ground + below(WAVE, lower) + draw(WAVE, 0.02, stripe, 0.05) + draw(WAVE, 0.09, accent, 0.018);
    case "band":
      return (
        ground +
        between(BAND_TOP, BAND_FOOT, stripe) +
        draw(BAND_TOP, 0.02, accent, 0.02) +
        draw(BAND_FOOT, -0.02, accent, 0.02)
      );
    case "sweep":
      return ground + below(SWEEP, lower) + draw(SWEEP, 0, accent, 0.035);
  }
}

/** The fin's paint, with two bands that lean as it does. */
export function finPaint({ livery, fin, length, height }: JetModel): string {
  const ground = `<rect y="${-height}" width="${length}" height="${height}" fill="${livery.fin}"/>`;
  const [front, rear] = [fin.leading.at(-1), fin.trailing.at(-1)];
  const foot = fin.trailing[0];
  if (!front || !rear || !foot) return ground;
  const chord = rear.x - front.x;
  const lean = (rear.x - foot.x) / (rear.y - foot.y);
  const band = (at: number, width: number, colour: string) => {
    const top = front.x + chord * at;
    const low = top - (rear.y - foot.y) * (lean + 0.12) - chord * 0.2;
    return path(
      `M${short(low)} ${short(-foot.y)}L${short(top)} ${short(-rear.y - 30)}h${short(chord * width)}L${short(low + chord * width * 1.6)} ${short(-foot.y)}Z`,
      `fill="${colour}"`,
    );
  };
  return ground + band(0.3, 0.16, livery.stripe) + band(0.54, 0.05, livery.accent);
}

/** A nacelle's paint: one band behind the inlet. */
export function nacellePaint({ livery, nacelle, length, height }: JetModel): string {
  const ground = `<rect y="${-height}" width="${length}" height="${height}" fill="${livery.nacelle}"/>`;
  const x = nacelle.x + nacelle.length * 0.27;
  return `${ground}<rect x="${short(x)}" y="${-height}" width="${short(nacelle.length * 0.04)}" height="${height}" fill="${livery.stripe}"/>`;
}
