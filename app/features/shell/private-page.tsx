import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import styles from "./private-page.module.css";

interface PrivatePageProps {
  className?: string | undefined;
  /** A `PrivatePageHeader`, and the content below or beside it. */
  children: ReactNode;
}

/** Renders the first section of a page behind a private link: a booking's, a quote's, a review's. */
export function PrivatePage({ className, children }: PrivatePageProps) {
  return (
    <PageGrid className={classNames(styles.root, className)} data-short-page="">
      {children}
    </PageGrid>
  );
}

interface PrivatePageHeaderProps {
  as?: "div" | "header";
  /** The reference to name on the telephone; shown before the status. */
  reference?: string;
  /** The status of the page's subject. */
  state: string;
  title: string;
  lead: string;
  /** The status that the lead describes, for app/browser/auto-submit-on-interaction.ts, which updates the lead in place. */
  leadStatus?: string;
  className?: string | undefined;
  /** Shown below the lead. */
  children?: ReactNode;
}

/** Renders the header of a private page: status, headline and a paragraph. */
export function PrivatePageHeader(props: PrivatePageHeaderProps) {
  const { as: Box = "div", reference, state, title, lead, leadStatus, className, children } = props;
  return (
    <Box className={classNames(styles.head, className)}>
      {reference === undefined ? (
        <p className={styles.state}>{state}</p>
      ) : (
        <p className={classNames(styles.state, styles.referred)}>
          <Text as="span" numerals className={styles.reference}>
            {reference}
          </Text>
          <span>{state}</span>
        </p>
      )}
      <h1>{title}</h1>
      <p className={styles.lead} data-lead={leadStatus}>
        {lead}
      </p>
      {children}
    </Box>
  );
}
