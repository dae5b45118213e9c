import AvailabilityMonths from "#app/features/vehicles/availability-months.tsx";
import PriceBar from "#app/features/vehicles/price-bar.tsx";
import PriceBox from "#app/features/vehicles/price-box.tsx";

export { hydrateIsland } from "../hydrate-island.tsx";

export const islands = [AvailabilityMonths, PriceBar, PriceBox];
