import { classNames } from "#app/ui/class-names.ts";
import { ArrowLeftIcon, ArrowRightIcon } from "#app/ui/icons.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./arrows.module.css";

interface ArrowsProps {
  /** What each arrow does, in words. */
  previous: string;
  next: string;
  onPrevious: () => void;
  onNext: () => void;
  /** small: 48 px in place of 56. overlay: on a picture's corner, without lines around. */
  look?: "small" | "overlay";
  className?: string | undefined;
}

/** Previous and next: two squares that share an edge. Hidden until React is there to answer them. */
export function Arrows({ previous, next, onPrevious, onNext, look, className }: ArrowsProps) {
  const hydrated = useHydrated();
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
