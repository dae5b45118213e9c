import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./section-heading.module.css";

interface SectionHeadingProps {
  title: ReactNode;
  /** A short text or a link, set small at the far end of the title's baseline. */
  aside?: ReactNode;
  /** Title at the right of the grid, aside at the left. */
  mirrored?: boolean;
  /** title: smaller than a headline, for a minor section. */
  size?: "title";
  id?: string;
}

/** The header of a section: a Bodoni headline and an aside, on the page grid. */
export function SectionHeading({ title, aside, mirrored, size, id }: SectionHeadingProps) {
  return (
    <PageGrid className={classNames(styles.root, mirrored && styles.mirrored, size && styles[size])}>
      <h2 id={id}>{title}</h2>
      {aside && <div className={styles.aside}>{aside}</div>}
    </PageGrid>
  );
}
