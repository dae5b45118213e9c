import { ButtonLink } from "#app/ui/button.tsx";
import { paths } from "#domain/paths.ts";
import { MIN_COMPARED_VEHICLES } from "#domain/vehicles/vehicle-comparison.ts";
import styles from "./comparison-bar.module.css";
import { COMPARISON_WORDS } from "./comparison-words.ts";

/**
 * Renders the link below a list to the comparison of the newest two or three favourites for the selected dates (product.md#comparison). Favourites
 * are in the browser only: app/browser/comparison-bar.ts shows the link from the second favourite on.
 */
export function ComparisonBar() {
  return (
    <p className={styles.root} hidden data-comparison={MIN_COMPARED_VEHICLES}>
      <ButtonLink to={paths.comparison([], "")}>{COMPARISON_WORDS.compare(MIN_COMPARED_VEHICLES)}</ButtonLink>
    </p>
  );
}
