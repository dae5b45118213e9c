import type { CardVehicle } from "#app/features/vehicles/vehicle-card.tsx";
import { VEHICLE_CARD_BANNER_SIZES, VehicleCardBanner } from "#app/features/vehicles/vehicle-card-banner.tsx";
import { vehiclePictureUrl } from "#app/features/vehicles/vehicle-picture-url.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { say } from "#domain/words/say.ts";

/** Renders the interior of a brand's only vehicle beside it; renders nothing when we have no illustration. */
export function VehicleInterior({ vehicle }: { vehicle: CardVehicle }) {
  const words = useWords("brandPages");
  const picture = vehiclePictureUrl(vehicle, "interior");
  return (
    picture && (
      <VehicleCardBanner>
        <Picture
          src={picture}
          alt={say(words, words.brandPages.interior, { title: vehicleTitle(vehicle) })}
          sizes={VEHICLE_CARD_BANNER_SIZES}
        />
      </VehicleCardBanner>
    )
  );
}
