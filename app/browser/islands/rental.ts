import AvailabilityMonths from "#app/features/vehicle/availability-months.island.tsx";
import PriceBar from "#app/features/vehicle/price-bar.island.tsx";
import PriceBox from "#app/features/vehicle/price-box.island.tsx";

export { takeOver } from "../take-over.tsx";

export const islands = [AvailabilityMonths, PriceBar, PriceBox];
