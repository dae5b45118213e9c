import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyStateIllustration } from "#app/ui/empty-state-illustration.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useOptionalSite } from "#app/ui/site.tsx";
import styles from "./error-frame.module.css";

interface ErrorFrameProps {
  /** Of the heading, which names the page. */
  id: string;
  /** Of the window. */
  title: string;
  heading: string;
  /** A few figures, set large, with the words beside them. */
  hasFigureHeading?: boolean;
  /** What happened. */
  children: ReactNode;
  /** Links that lead on. */
  links: ReactNode;
}

/** A page in place of the one that was asked for. */
export function ErrorFrame({ id, title, heading, hasFigureHeading, children, links }: ErrorFrameProps) {
  const site = useOptionalSite();
  return (
    <section aria-labelledby={id} data-short-page="">
      <title>{site ? `${title} | ${site.name}` : title}</title>
      <PageGrid className={classNames(styles.root, hasFigureHeading && styles.inFigures)}>
        <h1 id={id}>{heading}</h1>
        <div className={styles.words}>
          {children}
          <p className={styles.ways}>{links}</p>
        </div>
      </PageGrid>
      <EmptyStateIllustration />
    </section>
  );
}
