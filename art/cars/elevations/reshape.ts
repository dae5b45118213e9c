import type { Curve } from "../geometry/curve.ts";
import { monotoneMap } from "../geometry/monotone-map.ts";
import type { EndDrawing, MirrorView, Panel, Skin } from "./elevation.ts";

type Stations = readonly (readonly [from: number, to: number])[];

/** Where a drawn elevation's heights and widths go. The cabin may widen otherwise than the body beneath it. */
export interface Reshaping {
  readonly heights: Stations;
  readonly widths: Stations;
  readonly houseWidths?: Stations;
}

/** A drawing moved to other heights and widths, as the profile's morph does for a body: one drawing, several cars. */
export function reshape(view: EndDrawing, { heights, widths, houseWidths = widths }: Reshaping): EndDrawing {
  const upright = monotoneMap(heights);
  const body = mover(monotoneMap(widths), upright);
  const house = mover(monotoneMap(houseWidths), upright);
  return {
    ...view,
    behind: view.behind.map(body.panel),
    house: house.shading(view.house),
    screen: house.glass(view.screen),
    body: body.shading(view.body),
    ...(view.over && { over: view.over.map(body.panel) }),
    mirror: mirrorMoved(view.mirror, body),
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
  const shading = <Shaded extends { readonly skin: Skin }>(of: Shaded): Shaded => ({ ...of, skin: skin(of.skin) });
  const panel = (of: Panel): Panel => ({ ...shading(of), outline: curve(of.outline) });
  const glass = (of: EndDrawing["screen"]): EndDrawing["screen"] => ({
    ...of,
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
  return { place, panel, shading, glass };
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
