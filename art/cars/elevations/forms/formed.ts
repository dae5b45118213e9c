import type { Elevation, EndDrawing } from "../elevation.ts";
import { type Extent, type FormEnd, formedSkin, seams, shoulders } from "./form.ts";
import { type HousePlace, houseOutline, rearScreen, sideWindows, spoiler, windscreen } from "./greenhouse.ts";

interface FormPlace {
  readonly extent: Extent;
  readonly house: HousePlace;
  /** Whether the screen is the rear one: an open car shows its windscreen from both ends. */
  readonly rearScreen: boolean;
}

type Formed = Pick<Elevation, keyof EndDrawing | "sideGlass" | "roofBlade" | "gaps">;

/** A drawing that has been moved to a car's measures, given the form of one of the thirteen bodies. */
export function formed(view: EndDrawing, end: FormEnd, place: FormPlace): Formed {
  const { extent, house } = place;
  return {
    ...view,
    house: { ...view.house, outline: houseOutline(end.house, house) },
    screen: { ...view.screen, pane: place.rearScreen ? rearScreen(end.house, house) : windscreen(end.house, house) },
    ...(!view.mirrorsBeyond && { sideGlass: sideWindows(end.house, house) }),
    body: { ...view.body, outline: shoulders(end, extent), skin: formedSkin(view.body.skin, end, extent) },
    ...(end.spoiler !== undefined && { roofBlade: spoiler(end.spoiler, end.house, house) }),
    gaps: seams(end, extent),
  };
}
