import AvailabilityMonths from "#app/features/vehicle/availability-months.tsx";
import PriceBar from "#app/features/vehicle/price-bar.tsx";
import PriceBox from "#app/features/vehicle/price-box.tsx";

export { takeOver } from "../take-over.tsx";

export const islands = [AvailabilityMonths, PriceBar, PriceBox];
