import { useFavourites } from "#app/features/favourites/use-favourites.ts";
import { classNames } from "#app/ui/class-names.ts";
import { HeartIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { type Vehicle, vehicleTitle } from "#domain/vehicles/vehicle.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import styles from "./favourite-button.module.css";

interface FavouriteButtonProps {
  vehicle: Pick<Vehicle, "slug" | "brand" | "name">;
  /** Shows a label beside the heart. */
  labelled?: boolean;
  className?: string | undefined;
}

/**
 * Renders the heart of a vehicle, saved in this browser only (product.md#favourites). app/browser/favourites.ts handles clicks, inside and outside of
 * islands. Hidden without scripts.
 */
export function FavouriteButton({ vehicle, labelled = false, className }: FavouriteButtonProps) {
  const words = useWords("favourites");
  const isFavourite = useFavourites().includes(vehicle.slug);
  return (
    <button
      type="button"
      className={classNames(styles.root, labelled && styles.labelled, className)}
      aria-pressed={isFavourite}
      aria-label={labelWithValue(words, { label: words.favourites.save, value: vehicleTitle(vehicle) })}
      data-action="favourite"
      data-car={vehicle.slug}
    >
      <HeartIcon />
      {labelled && <span>{words.favourites.save}</span>}
    </button>
  );
}
