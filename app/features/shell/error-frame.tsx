import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyStateIllustration } from "#app/ui/empty-state-illustration.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useOptionalSite } from "#app/ui/site.tsx";
import styles from "./error-frame.module.css";

interface ErrorFrameProps {
  /** The id of the heading, which labels the page. */
  id: string;
  /** The title of the document. */
  title: string;
  heading: string;
  /** The heading is a number such as "404", set large with the text beside it. */
  hasFigureHeading?: boolean;
  /** Says what happened. */
  children: ReactNode;
  /** Links to other pages. */
  links: ReactNode;
}

/** Lays out an error page. */
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
