import type { Curve } from "../geometry/curve.ts";
import { monotoneMap } from "../geometry/monotone-map.ts";
import type { Elevation, Glass, MirrorView, Panel, Skin } from "./elevation.ts";

type Stations = readonly (readonly [from: number, to: number])[];

/** Where a drawn elevation's heights and widths go. The cabin may widen otherwise than the body beneath it. */
export interface Reshaping {
  readonly heights: Stations;
  readonly widths: Stations;
  readonly houseWidths?: Stations;
}

/** An elevation moved to other heights and widths, as the profile's morph does for a body: one drawing, several cars. */
export function reshape(view: Elevation, { heights, widths, houseWidths = widths }: Reshaping): Elevation {
  const upright = monotoneMap(heights);
  const body = mover(monotoneMap(widths), upright);
  const house = mover(monotoneMap(houseWidths), upright);
  return {
    ...view,
    behind: view.behind.map(body.panel),
    ...(view.sideGlass && { sideGlass: house.curve(view.sideGlass) }),
    house: house.panel(view.house),
    screen: house.glass(view.screen),
    body: body.panel(view.body),
    ...(view.over && { over: view.over.map(body.panel) }),
    gaps: view.gaps.map((gap) => ({ ...gap, along: body.curve(gap.along) })),
    trims: view.trims.map((trim) => ({ ...trim, shape: body.curve(trim.shape) })),
    ...(view.late && { late: view.late.map((trim) => ({ ...trim, shape: body.curve(trim.shape) })) }),
    ...(view.exhausts && { exhausts: view.exhausts.map((pipe) => ({ ...pipe, ...body.place(pipe) })) }),
    mirror: mirrorMoved(view.mirror, body),
    ...(view.plate && { plate: { ...view.plate, y: upright(view.plate.y) } }),
  };
}

type Mover = ReturnType<typeof mover>;

function mover(mapX: (x: number) => number, mapY: (y: number) => number) {
  const place = <Place extends { readonly x: number; readonly y: number }>(point: Place): Place => ({
    ...point,
    x: mapX(point.x),
    y: mapY(point.y),
  });
  const curve = (points: Curve): Curve => points.map(place);
  const skin = (of: Skin): Skin => ({
    ...of,
    section: of.section.map((line) => ({ ...line, along: curve(line.along) })),
    ...(of.ridges && { ridges: of.ridges.map((ridge) => ({ ...ridge, along: curve(ridge.along) })) }),
    ...(of.swells && { swells: of.swells.map(place) }),
  });
  const panel = (of: Panel): Panel => ({
    ...of,
    outline: curve(of.outline),
    skin: skin(of.skin),
    ...(of.holes && { holes: of.holes.map(curve) }),
  });
  const glass = (of: Glass): Glass => ({
    ...of,
    pane: curve(of.pane),
    ...(of.cabin && {
      cabin: {
        ...of.cabin,
        dash: mapY(of.cabin.dash),
        seatTop: mapY(of.cabin.seatTop),
        seatX: mapX(of.cabin.seatX),
        far: curve(of.cabin.far),
        ...(of.cabin.wheel && { wheel: place(of.cabin.wheel) }),
        ...(of.cabin.mirrorY !== undefined && { mirrorY: mapY(of.cabin.mirrorY) }),
      },
    }),
  });
  return { place, curve, panel, glass };
}

/** Mirrors keep their size: only their place follows the body. */
function mirrorMoved(mirror: MirrorView, { place }: Mover): MirrorView {
  const first = mirror.shell[0] ?? { x: 0, y: 0, sharp: false };
  const moved = place(first);
  const shift = (curve: Curve) =>
    curve.map((point) => ({ ...point, x: point.x + moved.x - first.x, y: point.y + moved.y - first.y }));
  return {
    shell: shift(mirror.shell),
    foot: shift(mirror.foot),
    ...(mirror.glass && { glass: shift(mirror.glass) }),
  };
}
