import { panelPaths } from "#domain/panel-paths.ts";

/** The units of one vehicle. */
export const vehicleUnitsPath = (vehicleId: string): string => panelPaths.adminUnitsWhere(`vehicle_id=${vehicleId}`);

/** The unit of the fleet that has this plate. */
export const unitByPlatePath = (plate: string): string => panelPaths.adminUnitsWhere(`q=${encodeURIComponent(plate)}`);

/** Names the unit whose expiries are open over the list. */
export const EXPIRIES_PARAMETER = "expiries";

/** The expiries of a unit, over the units of its vehicle. */
export const unitExpiriesPath = (vehicleId: string, unitId: string): string =>
  panelPaths.adminUnitsWhere(`vehicle_id=${vehicleId}&${EXPIRIES_PARAMETER}=${unitId}`);

/** The units without a plate. */
export const UNITS_TO_COMPLETE_PATH = panelPaths.adminUnitsWhere("to_complete=true");
