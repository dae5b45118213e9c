import { useFavourites } from "#app/features/favourites/use-favourites.ts";
import { classNames } from "#app/ui/class-names.ts";
import { HeartIcon } from "#app/ui/icons.tsx";
import { labelWithValue } from "#app/ui/words/label-with-value.ts";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import styles from "./favourite-button.module.css";

interface FavouriteButtonProps {
  vehicle: Pick<Vehicle, "slug" | "brand" | "name">;
  /** With its word beside the heart. */
  labelled?: boolean;
  className?: string | undefined;
}

/**
 * The heart on a car, kept in this browser only (product.md#favourites). A press is the page's own to carry out (app/browser/favourites.ts), in an island as
 * well as outside. Hidden where there are no scripts to keep it.
 */
export function FavouriteButton({ vehicle, labelled = false, className }: FavouriteButtonProps) {
  const isFavourite = useFavourites().includes(vehicle.slug);
  return (
    <button
      type="button"
      className={classNames(styles.root, labelled && styles.labelled, className)}
      aria-pressed={isFavourite}
      aria-label={labelWithValue({ label: "Salva", value: vehicleTitle(vehicle) })}
      data-action="favourite"
      data-car={vehicle.slug}
    >
      <HeartIcon />
      {labelled && <span>Salva</span>}
    </button>
  );
}
