import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./result-card.module.css";
import { ResultFooter } from "./result-footer.tsx";

/**
 * What stands where a result has a picture. beside: a row, its picture beside the words; above them on a phone. leads: such a row in the studio's dark. above: a
 * card in a row of cards. whole: a card that has the row to itself, its picture beside the words.
 */
export type ResultLayout = "beside" | "leads" | "above" | "whole";

interface ResultFrameProps extends HTMLAttributes<HTMLElement> {
  as?: "article" | "div";
  picture: ReactNode;
  layout?: ResultLayout;
}

/** The place of a result in the list: its picture, and what is said of it. */
export function ResultFrame({
  as: Element = "article",
  picture,
  layout = "beside",
  children,
  ...rest
}: ResultFrameProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.root, styles[layout])}
      data-ground={layout === "leads" ? "night" : undefined}
    >
      {picture}
      <div className={styles.details}>{children}</div>
    </Element>
  );
}

interface ResultCardProps {
  picture: ReactNode;
  /** The line above the name, and the mark at its far end. */
  kicker: string;
  badge: string | undefined;
  name: string;
  /** Where name and action lead. */
  to: string;
  /** `ResultFacts`, one a line. */
  facts: ReactNode;
  /** The lines of the price: terms and their values. */
  priceTerms?: ReactNode;
  /** What is compared: a `ResultTotal`, or why it cannot be had. */
  total: ReactNode;
  action: string;
  /** What the action does, with the name of what it is done to. */
  actionLabel: string;
  layout?: ResultLayout;
}

/** Something found: what it is, what it costs and what that includes. */
export function ResultCard(props: ResultCardProps) {
  const { picture, kicker, badge, name, to, facts, priceTerms, total, action, actionLabel, layout = "beside" } = props;
  return (
    <ResultFrame picture={picture} layout={layout}>
      <p className={styles.line}>
        <span>{kicker}</span>
        <em>{badge}</em>
      </p>
      <h2>
        <Link to={to} className={styles.link}>
          {name}
        </Link>
      </h2>
      {facts}
      <div className={styles.terms}>
        {priceTerms && <dl className={styles.bill}>{priceTerms}</dl>}
        <ResultFooter
          to={to}
          action={action}
          actionLabel={actionLabel}
          isLead={layout === "leads" || layout === "whole"}
        >
          {total}
        </ResultFooter>
      </div>
    </ResultFrame>
  );
}

/** The box of a picture in a card: a <picture> takes part as if it were its sources and image, and by day and by night there are two. */
export function ResultPicture({ children }: { children: ReactNode }) {
  return <div className={styles.picture}>{children}</div>;
}

export function ResultFacts({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}

/** What is read through, below the facts. */
export function ResultText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
