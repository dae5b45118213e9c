import type { ComponentPropsWithRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./section.module.css";

interface SectionProps extends ComponentPropsWithRef<"section"> {
  /** deep: on a darker paper, from edge to edge. */
  band?: "deep";
}

/** A part of a page with the air it takes above and below. */
export function Section({ band, className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames(styles.root, band && styles[band], className)} />;
}

interface SideSectionProps extends Omit<SectionProps, "title"> {
  id: string;
  title: string;
}

/** A lesser part, its title beside its one child: on the ground of the part before, with less air. */
export function SideSection({ id, title, band, className, children, ...rest }: SideSectionProps) {
  return (
    <section
      {...rest}
      className={classNames(styles.root, styles.side, band && styles[band], className)}
      aria-labelledby={id}
    >
      <PageGrid>
        <h2 id={id}>{title}</h2>
        {children}
      </PageGrid>
    </section>
  );
}
