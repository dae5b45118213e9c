import type { Drawing } from "../../cars/drawing.ts";
import { type Curve, curve } from "../../cars/geometry/curve.ts";
import { closedPath, openPath } from "../../cars/geometry/spline.ts";
import { mixColours } from "../../render/colour.ts";
import { linearGradient, linearGradientAt, path, short } from "../../render/svg.ts";
import type { Tube } from "../fuselage.ts";
import type { JetModel } from "../jet-model.ts";
import { hours } from "../light.ts";

interface FinPlan {
  readonly shape: Curve;
  readonly leadingEdge: Curve;
  readonly root: number;
  readonly top: number;
  readonly height: number;
  /** x of the leading and trailing edge at a share of the fin's height. */
  readonly edges: (share: number) => readonly [front: number, rear: number];
}

/** The fin, from a fillet on the tube's crown to a straight top. */
export function finPlan(model: JetModel, tube: Tube): FinPlan {
  const { length, finHeight } = model;
  const root = tube.top - model.fuselage.depth * 0.03;
  const height = finHeight - root;
  const sweep = height * model.tail.sweep;
  const rootRear = length * 0.955;
  const chord = height * 0.95 + length * 0.035;
  const rootFront = rootRear - chord;
  const topFront = rootFront + sweep + height * 0.22;
  const topRear = Math.max(topFront + height * 0.5, rootRear + height * 0.16);
  const leadingEdge = curve(
    [
      [rootFront - height * 0.62, root],
      [rootFront - height * 0.1, root + height * 0.06],
      [rootFront + height * 0.16, root + height * 0.2],
      [topFront - sweep * 0.3, root + height * 0.72],
      [topFront, finHeight],
    ]
      .map(([x, y]) => `${short(x ?? 0)},${short(y ?? 0)}`)
      .join(" "),
  );
  const corner = (x: number, y: number) => ({ x, y, sharp: true });
  const sharpEnds = leadingEdge.map((point, i) => ({ ...point, sharp: i === 0 || i === leadingEdge.length - 1 }));
  return {
    shape: [...sharpEnds, corner(topRear, finHeight), corner(rootRear, root - model.fuselage.depth * 0.16)],
    leadingEdge,
    root,
    top: finHeight,
    height,
    edges: (share) => [rootFront + (topFront - rootFront) * share, rootRear + (topRear - rootRear) * share],
  };
}

/** The parts of the far side that show: wing tip, engine, stabiliser. */
export function drawFarSide(drawing: Drawing, model: JetModel, tube: Tube): void {
  const light = hours[model.hour];
  const shade = mixColours(model.livery.upper, light.mountains[1], 0.62);
  const { length } = model;
  const { depth } = model.fuselage;
  const tipX = length * (model.wing.tip + 0.03);
  const tipY = tube.bottom + depth * 0.5;
  const rootX = length * (model.wing.root + 0.08);
  const wing = `M${short(rootX)} ${-short(tube.bottom + depth * 0.3)}L${short(tipX)} ${-short(tipY)}h${short(length * 0.03)}L${short(rootX + length * 0.16)} ${-short(tube.bottom + depth * 0.2)}Z`;
  drawing.draw(path(wing, `fill="${shade}"`));
  if (model.wing.winglet > 0) {
    const rise = model.wing.winglet * 0.9;
    const tip = `M${short(tipX)} ${-short(tipY)}L${short(tipX + rise * 0.6)} ${-short(tipY + rise)}h${short(rise * 0.34)}L${short(tipX + length * 0.03)} ${-short(tipY)}Z`;
    drawing.draw(path(tip, `fill="${shade}"`));
  }
}

function drawStabiliser(drawing: Drawing, model: JetModel, fin: FinPlan): void {
  const light = hours[model.hour];
  const onTop = model.tail.stabiliser === "top";
  const share = model.tail.stabiliser === "top" ? 1 : model.tail.stabiliser;
  const y = fin.root + fin.height * share;
  const [front, rear] = fin.edges(share);
  const chord = (rear - front) * (onTop ? 0.9 : 0.72);
  const start = onTop ? front + chord * 0.04 : front + (rear - front) * 0.22;
  const span = fin.height * 0.5;
  // A high stabiliser is seen edge-on; one set lower shows its upper side.
  const lean = onTop ? 0.015 : -0.1;
  const near = [
    [start, y + 4],
    [start + span * 0.72, y + span * lean - 8],
    [start + span * 0.72 + chord * 0.46, y + span * lean - 6],
    [start + chord, y - (onTop ? 2 : 12)],
  ].map(([x, h]) => `${short(x ?? 0)} ${short(-(h ?? 0))}`);
  const far = [
    [start + chord * 0.1, y + 8],
    [start + span * 0.62, y + span * 0.11 + 8],
    [start + span * 0.62 + chord * 0.4, y + span * 0.11 + 9],
    [start + chord * 0.95, y + 8],
  ].map(([x, h]) => `${short(x ?? 0)} ${short(-(h ?? 0))}`);
  drawing.define(
    linearGradient(drawing.id("stabiliser"), [
      [0, mixColours(model.livery.upper, light.rim, 0.5)],
      [1, mixColours(model.livery.upper, "#000000", 0.55)],
    ]),
  );
  const farFill = mixColours(mixColours(model.livery.upper, "#000000", 0.3), light.mountains[0], 0.4);
  drawing.draw(path(`M${far.join("L")}Z`, `fill="${farFill}"`));
  if (onTop) {
    const bullet = curve(
      `${short(front - 30)},${y}! ${short(front + chord * 0.3)},${y + 13} ${short(rear - 20)},${y + 12} ${short(rear + 46)},${y + 4}! ${short(rear - 20)},${y - 10} ${short(front + chord * 0.3)},${y - 10}`,
    );
    drawing.draw(path(closedPath(bullet), `fill="${drawing.ref("stabiliser")}"`));
  }
  drawing.draw(path(`M${near.join("L")}Z`, `fill="${drawing.ref("stabiliser")}"`));
  drawing.draw(
    path(`M${near.slice(0, 2).join("L")}`, `fill="none" stroke="${light.rim}" stroke-opacity=".8" stroke-width="3"`),
  );
}

/** Fin with its livery, rudder line and stabiliser. */
export function drawFin(drawing: Drawing, model: JetModel, tube: Tube): void {
  const light = hours[model.hour];
  const fin = finPlan(model, tube);
  const { upper, stripe, accent, pattern } = model.livery;
  const base = pattern === "tail" ? stripe : upper;
  const [frontRoot] = fin.edges(0);
  const [, rearTop] = fin.edges(1);
  drawing.define(
    `${linearGradientAt(
      drawing.id("fin"),
      [
        [0, mixColours(base, light.rim, 0.3)],
        [0.4, mixColours(base, "#000000", 0.14)],
        [1, mixColours(base, "#000000", 0.5)],
      ],
      [frontRoot, -fin.top, rearTop, -fin.root],
    )}<clipPath id="${drawing.id("fin-clip")}"><path d="${closedPath(fin.shape)}"/></clipPath>`,
  );
  if (model.tail.ventralFins) {
    const x = model.length * 0.9;
    const y = tube.bottom + model.fuselage.depth * 0.62;
    const fillet = `M${short(x)} ${-short(y)}l${short(model.length * 0.05)} ${short(model.fuselage.depth * 0.34)}h${short(model.length * 0.028)}l${short(-model.length * 0.012)} ${short(-model.fuselage.depth * 0.46)}Z`;
    drawing.draw(path(fillet, `fill="${mixColours(upper, "#000000", 0.4)}"`));
  }
  drawing.draw(path(closedPath(fin.shape), `fill="${drawing.ref("fin")}"`));
  drawing.group(`clip-path="${drawing.ref("fin-clip")}"`, () => {
    const band = (at: number, width: number, colour: string, opacity = 1) => {
      const [front, rear] = fin.edges(0);
      const [topFront, topRear] = fin.edges(1);
      const low = front + (rear - front) * at;
      const high = topFront + (topRear - topFront) * at;
      const wide = (rear - front) * width;
      const shape = `M${short(low)} ${-short(fin.root - 40)}L${short(high)} ${-short(fin.top)}h${short(wide * 0.7)}L${short(low + wide)} ${-short(fin.root - 40)}Z`;
      drawing.draw(path(shape, `fill="${colour}" fill-opacity="${opacity}"`));
    };
    if (pattern === "tail") band(0.5, 0.06, accent);
    else {
      band(0.3, 0.16, stripe);
      band(0.53, 0.04, accent);
    }
    const [, rear] = fin.edges(0);
    const [, topRear] = fin.edges(1);
    const hinge = `M${short(rear - fin.height * 0.22)} ${-short(fin.root - 20)}L${short(topRear - fin.height * 0.15)} ${-short(fin.top)}`;
    drawing.draw(path(hinge, `fill="none" stroke="#1d1a22" stroke-opacity=".5" stroke-width="2.4"`));
  });
  drawing.draw(
    path(openPath(fin.leadingEdge), `fill="none" stroke="${light.rim}" stroke-opacity=".75" stroke-width="3.4"`),
  );
  drawStabiliser(drawing, model, fin);
}
