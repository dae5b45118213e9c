import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./grid-heading.module.css";

interface GridHeadingProps {
  id: string;
  /** title: smaller than a headline, for a lesser section. */
  size?: "title";
  className?: string | undefined;
  children: ReactNode;
}

/** The headline of a section that stands on one page grid with what follows it; `SectionHeading` has a grid of its own. */
export function GridHeading({ id, size, className, children }: GridHeadingProps) {
  return (
    <h2 id={id} className={classNames(styles.root, size && styles[size], className)}>
      {children}
    </h2>
  );
}
