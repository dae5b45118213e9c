import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./grid-heading.module.css";

interface GridHeadingProps {
  id: string;
  /** title: smaller than a headline, for a minor section. */
  size?: "title";
  className?: string | undefined;
  children: ReactNode;
}

/** The headline of a section whose content shares its page grid; `SectionHeading` has a grid of its own. */
export function GridHeading({ id, size, className, children }: GridHeadingProps) {
  return (
    <h2 id={id} className={classNames(styles.root, size && styles[size], className)}>
      {children}
    </h2>
  );
}
