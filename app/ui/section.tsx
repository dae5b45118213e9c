import type { ComponentPropsWithRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import styles from "./section.module.css";

interface SectionProps extends ComponentPropsWithRef<"section"> {
  /** deep: on darker paper, full width. */
  band?: "deep";
}

/** A section of a page with its vertical spacing. */
export function Section({ band, className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames(styles.root, band && styles[band], className)} />;
}

interface SideSectionProps extends Omit<SectionProps, "title"> {
  id: string;
  title: string;
}

/** A minor section with the title beside its only child; same background as the section before, less spacing. */
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
