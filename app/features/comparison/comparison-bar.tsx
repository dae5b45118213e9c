import { ButtonLink } from "#app/ui/button.tsx";
import { paths } from "#domain/paths.ts";
import { MIN_COMPARED_VEHICLES } from "#domain/vehicles/vehicle-comparison.ts";
import styles from "./comparison-bar.module.css";
import { COMPARISON_WORDS } from "./comparison-words.ts";

/**
 * At the foot of a list: the way to the newest two or three favourites side by side, for the dates in hand (product.md#comparison). Which those are
 * only the browser knows: from the second heart on app/browser/comparison-bar.ts shows it.
 */
export function ComparisonBar() {
  return (
    <p className={styles.root} hidden data-comparison={MIN_COMPARED_VEHICLES}>
      <ButtonLink to={paths.comparison([], "")}>{COMPARISON_WORDS.compare(MIN_COMPARED_VEHICLES)}</ButtonLink>
    </p>
  );
}
