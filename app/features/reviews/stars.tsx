import { classNames } from "#app/ui/class-names.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { MAX_STARS, starsText } from "#domain/reviews/review.ts";
import styles from "./stars.module.css";

/** Renders "★★★★☆" with the accessible name "4 stelle su 5". */
export function Stars({ stars, className }: { stars: number; className?: string | undefined }) {
  return (
    <span className={classNames(styles.root, className)}>
      <span aria-hidden="true">
        {"★".repeat(stars)}
        {"☆".repeat(MAX_STARS - stars)}
      </span>
      <VisuallyHidden>{starsText(useWords("reviewStars"), stars)}</VisuallyHidden>
    </span>
  );
}
