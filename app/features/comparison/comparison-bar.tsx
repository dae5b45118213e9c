import { ButtonLink } from "#app/ui/button.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { MIN_COMPARED_VEHICLES } from "#domain/vehicles/vehicle-comparison.ts";
import { say } from "#domain/words/say.ts";
import styles from "./comparison-bar.module.css";

/**
 * Renders the link below a list to the comparison of the newest two or three favourites for the selected dates (product.md#comparison). Favourites
 * are in the browser only: app/browser/comparison-bar.ts shows the link from the second favourite on.
 */
export function ComparisonBar() {
  const words = useWords("comparison");
  const { compare, compareNewest } = words.comparison;
  const paths = usePaths();
  return (
    <p
      className={styles.root}
      hidden
      data-comparison={MIN_COMPARED_VEHICLES}
      data-compare={compare}
      data-compare-newest={compareNewest}
    >
      <ButtonLink to={paths.comparison([], "")}>{say(words, compare, { count: MIN_COMPARED_VEHICLES })}</ButtonLink>
    </p>
  );
}
