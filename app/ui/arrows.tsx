import { classNames } from "#app/ui/class-names.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "#app/ui/icons.tsx";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import styles from "./arrows.module.css";

interface ArrowsBaseProps {
  /** Accessible name of each arrow. */
  previous: string;
  next: string;
  /** small: 48 px instead of 56. overlay: without borders, on a picture's corner. */
  look?: "small" | "overlay";
  className?: string | undefined;
}

interface ArrowsProps extends ArrowsBaseProps {
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous and next buttons that share an edge. Hidden until the island is hydrated. */
export function Arrows({ previous, next, onPrevious, onNext, look, className }: ArrowsProps) {
  const hydrated = useIsHydrated();
  return (
    <div className={classNames(styles.root, look && styles[look], className)} hidden={!hydrated}>
      <button type="button" aria-label={previous} onClick={onPrevious}>
        <ArrowLeftIcon />
      </button>
      <button type="button" aria-label={next} onClick={onNext}>
        <ArrowRightIcon />
      </button>
    </div>
  );
}

/**
 * Arrows for a carousel, which handles their clicks (app/browser/gallery/carousels.ts). Hidden until clicks on them are recorded
 * (app/browser/start.ts).
 */
export function CarouselArrows({ previous, next, look, className }: ArrowsBaseProps) {
  return (
    <div className={classNames(styles.root, look && styles[look], className)} hidden data-arrows="">
      <button type="button" aria-label={previous} data-action="previous">
        <ArrowLeftIcon />
      </button>
      <button type="button" aria-label={next} data-action="next">
        <ArrowRightIcon />
      </button>
    </div>
  );
}
