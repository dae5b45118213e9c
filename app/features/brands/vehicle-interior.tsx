import { BRAND_WORDS } from "#app/features/brands/brand-words.ts";
import type { CardVehicle } from "#app/features/vehicles/vehicle-card.tsx";
import { VEHICLE_CARD_BANNER_SIZES, VehicleCardBanner } from "#app/features/vehicles/vehicle-card-banner.tsx";
import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";

/** Renders the interior of a brand's only vehicle beside it; renders nothing when we have no illustration. */
export function VehicleInterior({ vehicle }: { vehicle: CardVehicle }) {
  const picture = vehiclePictureUrl(vehicle, "interior");
  return (
    picture && (
      <VehicleCardBanner>
        <Picture
          src={picture}
          alt={BRAND_WORDS.interiorAlt({ title: vehicleTitle(vehicle) })}
          sizes={VEHICLE_CARD_BANNER_SIZES}
        />
      </VehicleCardBanner>
    )
  );
}
