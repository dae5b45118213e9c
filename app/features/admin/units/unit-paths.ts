import { panelPaths } from "#domain/panel-paths.ts";

/** Returns the path of the units of one vehicle. */
export const vehicleUnitsPath = (vehicleId: string): string => panelPaths.adminUnitsWhere(`vehicle_id=${vehicleId}`);

/** Returns the path of the unit with this plate. */
export const unitByPlatePath = (plate: string): string => panelPaths.adminUnitsWhere(`q=${encodeURIComponent(plate)}`);

/** The parameter with the id of the unit whose expiries are open over the list. */
export const EXPIRIES_PARAMETER = "expiries";

/** Returns the path of a unit's expiries, over the list of its vehicle's units. */
export const unitExpiriesPath = (vehicleId: string, unitId: string): string =>
  panelPaths.adminUnitsWhere(`vehicle_id=${vehicleId}&${EXPIRIES_PARAMETER}=${unitId}`);

/** The path of the units without a plate. */
export const UNITS_TO_COMPLETE_PATH = panelPaths.adminUnitsWhere("to_complete=true");
