import { BRAND_WORDS } from "#app/features/brands/brand-words.ts";
import { ABOVE_ONE_SIZES, AboveOne } from "#app/features/catalogue/above-one.tsx";
import { carPicture } from "#app/features/catalogue/car-picture.ts";
import type { CardVehicle } from "#app/features/catalogue/vehicle-card.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { vehicleTitle } from "#domain/catalogue/vehicle.ts";

/** Beside a maker's only car, the car from inside. Nothing of one that is not drawn by us. */
export function CarInside({ vehicle }: { vehicle: CardVehicle }) {
  const picture = carPicture(vehicle, "interior");
  return (
    picture && (
      <AboveOne>
        <Picture src={picture} alt={BRAND_WORDS.inside({ title: vehicleTitle(vehicle) })} sizes={ABOVE_ONE_SIZES} />
      </AboveOne>
    )
  );
}
