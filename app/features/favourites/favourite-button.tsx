import { toggleFavourite, useFavourites } from "#app/features/favourites/favourites-store.ts";
import { HeartIcon } from "#app/ui/icons.tsx";
import { type Vehicle, vehicleTitle } from "#domain/catalogue/vehicle.ts";
import "./favourites.css";

interface FavouriteButtonProps {
  vehicle: Pick<Vehicle, "slug" | "brand" | "name">;
  /** With its word beside the heart. */
  labelled?: boolean;
}

/** The heart on a car (A 4: local only): kept in this browser. Hidden where there are no scripts to keep it. */
export function FavouriteButton({ vehicle, labelled = false }: FavouriteButtonProps) {
  const chosen = useFavourites().includes(vehicle.slug);
  return (
    <button
      type="button"
      className={labelled ? "favourite favourite-labelled" : "favourite"}
      aria-pressed={chosen}
      aria-label={`Tieni da parte: ${vehicleTitle(vehicle)}`}
      onClick={() => toggleFavourite(vehicle.slug)}
    >
      <HeartIcon filled={chosen} />
      {labelled && <span>Tieni da parte</span>}
    </button>
  );
}
