import type {
  Arch,
  Body,
  DarkPart,
  DoorHandle,
  Fitting,
  Glasshouse,
  Lamp,
  OpenCabin,
  SectionLine,
  Surface,
} from "../profile.ts";
import type { Curve, CurvePoint, Ramp } from "./curve.ts";
import { monotoneMap } from "./monotone-map.ts";

/** A soft local displacement: strongest at (x, y), fading over the reach. */
interface Pull {
  readonly at: readonly [x: number, y: number];
  readonly by: readonly [dx: number, dy: number];
  readonly reach: readonly [x: number, y: number];
}

/** How a model departs from its body. "From" values are the body's millimetres, "to" values the model's own. */
export interface Shape {
  /** The real car's length. */
  readonly length: number;
  readonly frontAxle?: number;
  readonly rearAxle?: number;
  /** Further stations along the car: windscreen foot, rear edge of the cabin. */
  readonly stations?: readonly (readonly [from: number, to: number])[];
  /** Heights: sill, belt, roof. */
  readonly heights?: readonly (readonly [from: number, to: number])[];
  readonly pulls?: readonly Pull[];
  readonly wheelRadius?: number;
  readonly rearWheelRadius?: number;
}

interface Morph {
  readonly curve: (points: Curve) => Curve;
  readonly body: (body: Body) => Body;
  readonly lamp: (lamp: Lamp) => Lamp;
  readonly darkPart: (part: DarkPart) => DarkPart;
  readonly fitting: (fitting: Fitting) => Fitting;
}

/** The deformation that turns a body into a model; wheels stay round. */
export function morphFor(base: Body, shape: Shape): Morph {
  const { front, rear } = base.arches;
  const mapX = monotoneMap([
    [0, 0],
    [front.x, shape.frontAxle ?? (front.x * shape.length) / base.length],
    ...(shape.stations ?? []),
    [rear.x, shape.rearAxle ?? (rear.x * shape.length) / base.length],
    [base.length, shape.length],
  ]);
  const mapY = monotoneMap([[0, 0], ...(shape.heights ?? [[base.height, base.height]])]);
  const at = <Place extends { x: number; y: number }>(place: Place): Place => {
    let dx = 0;
    let dy = 0;
    for (const pull of shape.pulls ?? []) {
      const weight = Math.exp(
        -(((place.x - pull.at[0]) / pull.reach[0]) ** 2) - ((place.y - pull.at[1]) / pull.reach[1]) ** 2,
      );
      dx += pull.by[0] * weight;
      dy += pull.by[1] * weight;
    }
    return { ...place, x: mapX(place.x) + dx, y: mapY(place.y) + dy };
  };
  const curve = (points: Curve): Curve => points.map((point: CurvePoint) => at(point));
  const ramp = (stations: Ramp): Ramp =>
    typeof stations === "number" ? stations : stations.map(([x, value]) => [mapX(x), value] as const);
  const line = (section: SectionLine): SectionLine => ({
    along: curve(section.along),
    above: ramp(section.above),
    below: ramp(section.below),
  });
  const arch = (wheel: Arch, radius = wheel.wheelRadius): Arch => ({
    ...wheel,
    x: mapX(wheel.x),
    wheelRadius: radius,
    radius: wheel.radius - wheel.wheelRadius + radius,
  });
  const surface = (skin: Surface): Surface => ({
    ...skin,
    section: skin.section.map(line),
    topRound: ramp(skin.topRound),
    topRoundAngle: ramp(skin.topRoundAngle),
    bumps: skin.bumps.map(at),
  });
  const glasshouse = (glass: Glasshouse): Glasshouse => ({
    ...glass,
    windows: glass.windows.map(curve),
    windscreen: curve(glass.windscreen),
    section: glass.section.map(line),
    pillars: glass.pillars.map(curve),
    reflections: glass.reflections.map((light) => ({
      ...light,
      shape: curve(light.shape),
      from: mapX(light.from),
      to: mapX(light.to),
    })),
    brightwork: glass.brightwork.map((strip) => ({ ...strip, along: curve(strip.along) })),
    seats: glass.seats.map(at),
    dashboard: glass.dashboard && curve(glass.dashboard),
  });
  const cabin = (open: OpenCabin): OpenCabin => ({
    screen: curve(open.screen),
    screenEdge: curve(open.screenEdge),
    pillar: curve(open.pillar),
    wheel: curve(open.wheel),
    tonneau: curve(open.tonneau),
    rail: curve(open.rail),
    seats: open.seats.map(at),
  });
  const darkPart = (part: DarkPart): DarkPart => ({ ...part, shape: curve(part.shape) });
  const fitting = (item: Fitting): Fitting =>
    item.kind === "stroke" ? { ...item, along: curve(item.along) } : { ...item, shape: curve(item.shape) };
  const level = (height: number) => mapY(height);
  return {
    curve,
    darkPart,
    fitting,
    lamp: (lamp) => ({ ...lamp, lower: curve(lamp.lower), upper: curve(lamp.upper) }),
    body: (body) => ({
      ...body,
      length: shape.length,
      height: level(body.height),
      belt: level(body.belt),
      outline: curve(body.outline),
      sill: { front: level(body.sill.front), middle: level(body.sill.middle), rear: level(body.sill.rear) },
      arches: {
        front: arch(front, shape.wheelRadius),
        rear: arch(rear, shape.rearWheelRadius ?? shape.wheelRadius),
      },
      surface: surface(body.surface),
      glasshouse: body.glasshouse && glasshouse(body.glasshouse),
      openCabin: body.openCabin && cabin(body.openCabin),
      shutLines: body.shutLines.map((gap) => ({ ...gap, along: curve(gap.along) })),
      skirts: body.skirts.map(darkPart),
      intakes: body.intakes.map(darkPart),
      fittings: body.fittings.map(fitting),
      mirror: at(body.mirror),
      handles: body.handles.map((handle: DoorHandle) => at(handle)),
      upperTone: body.upperTone && {
        shape: curve(body.upperTone.shape),
        coachline: body.upperTone.coachline && curve(body.upperTone.coachline),
      },
    }),
  };
}
