import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./section-heading.module.css";

interface SectionHeadingProps {
  title: ReactNode;
  /** A short line or a link, set small at the far end of the title's base line. */
  aside?: ReactNode;
  /** The title at the right of the grid and the aside at its left. */
  mirrored?: boolean;
  /** title: smaller than a headline, for a lesser section. */
  size?: "title";
  id?: string;
}

/** The head of a section: a Bodoni headline and what belongs beside it, on the page grid. */
export function SectionHeading({ title, aside, mirrored, size, id }: SectionHeadingProps) {
  return (
    <PageGrid className={classNames(styles.root, mirrored && styles.mirrored, size && styles[size])}>
      <h2 id={id}>{title}</h2>
      {aside && <div className={styles.aside}>{aside}</div>}
    </PageGrid>
  );
}
