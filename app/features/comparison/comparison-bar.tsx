import { useLocation } from "react-router";
import { useFavourites } from "#app/features/favourites/favourites-store.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { FEWEST_COMPARED, MOST_COMPARED } from "#domain/catalogue/comparison.ts";
import { paths } from "#domain/paths.ts";
import styles from "./comparison-bar.module.css";
import { comparisonWords } from "./comparison-words.ts";
import { rentalQuery } from "./rental-query.ts";

/** From the second heart on, at the foot of a list: the way to the newest two or three side by side, for the dates in hand (product.md#comparison). */
export function ComparisonBar() {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const compared = useFavourites().slice(-MOST_COMPARED);
  if (!hydrated || compared.length < FEWEST_COMPARED) return null;
  return (
    <p className={styles.root}>
      <ButtonLink to={paths.comparison(compared, rentalQuery(search))}>
        {comparisonWords.compare(compared.length)}
      </ButtonLink>
    </p>
  );
}
