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
