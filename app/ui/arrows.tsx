import { classNames } from "#app/ui/class-names.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "#app/ui/icons.tsx";
import { useIsHydrated } from "#app/ui/islands/use-hydrated.ts";
import styles from "./arrows.module.css";

interface ArrowsBaseProps {
  /** What each arrow does, in words. */
  previous: string;
  next: string;
  /** small: 48 px in place of 56. overlay: on a picture's corner, without lines around. */
  look?: "small" | "overlay";
  className?: string | undefined;
}

interface ArrowsProps extends ArrowsBaseProps {
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous and next: two squares that share an edge. Hidden until React is there to answer them. */
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

/** The same for a carousel, which answers them itself (app/browser/gallery/carousels.ts); hidden until its presses are noted (app/browser/start.ts). */
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
