import { daysQuery } from "#app/features/admin/lists/list-days.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** The units of one vehicle. */
export const unitsOfVehicle = (vehicleId: string): string => panelPaths.adminUnitsWhere(`vehicle_id=${vehicleId}`);

/** The unit of the fleet that has this plate. */
export const unitWithPlate = (plate: string): string => panelPaths.adminUnitsWhere(`q=${encodeURIComponent(plate)}`);

/** Names the unit whose expiries are open over the list. */
export const EXPIRIES_OF = "expiries";

/** The expiries of a unit, over the units of its vehicle. */
export const expiriesOfUnit = (vehicleId: string, unitId: string): string =>
  panelPaths.adminUnitsWhere(`vehicle_id=${vehicleId}&${EXPIRIES_OF}=${unitId}`);

/** The units without a plate. */
export const UNITS_TO_COMPLETE = panelPaths.adminUnitsWhere("to_complete=true");

/** By the cars' names; units of two cars of one name stand apart. */
export const UNITS_BY_NAME = "brand,vehicle_name,vehicle_id,number";

/** What the screen's address asks of the API, without its window; units that have left are shown when they are asked for. */
export function unitQuery(parameters: URLSearchParams, now: Date, timeZone: string) {
  return {
    q: parameters.get("q") ?? "",
    vehicle_id: parameters.get("vehicle_id") ?? "",
    to_complete: parameters.get("to_complete") ?? "",
    ...daysQuery("entered", parameters, now, timeZone),
    in_fleet: parameters.get("in_fleet") === "false" ? "false" : "true",
    order: parameters.get("order") ?? UNITS_BY_NAME,
  };
}
