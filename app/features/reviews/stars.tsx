import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { MOST_STARS, starsText } from "#domain/reviews/review.ts";
import styles from "./stars.module.css";

/** "★★★★☆", said as "4 stelle su 5". */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.root}>
      <span aria-hidden="true">
        {"★".repeat(stars)}
        {"☆".repeat(MOST_STARS - stars)}
      </span>
      <VisuallyHidden>{starsText(stars)}</VisuallyHidden>
    </span>
  );
}
