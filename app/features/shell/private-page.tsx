import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Text } from "#app/ui/text.tsx";
import styles from "./private-page.module.css";

interface PrivatePageProps {
  className?: string | undefined;
  /** A `PrivatePageHeader`, and what stands under or beside it. */
  children: ReactNode;
}

/** The first part of a page behind a private link: a booking's, a quote's, a review's. */
export function PrivatePage({ className, children }: PrivatePageProps) {
  return (
    <PageGrid className={classNames(styles.root, className)} data-short-page="">
      {children}
    </PageGrid>
  );
}

interface PrivatePageHeaderProps {
  as?: "div" | "header";
  /** Named on the telephone; of a page that has one, it stands before the state. */
  reference?: string;
  /** How the subject of the page stands, or what is asked for. */
  state: string;
  title: string;
  lead: string;
  /** How the lead stands, for app/browser/auto-submit-on-interaction.ts, which renews it in place. */
  leadStatus?: string;
  className?: string | undefined;
  /** Stands under the lead. */
  children?: ReactNode;
}

/** Its head: how things stand, in a line, a headline and a paragraph. */
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
