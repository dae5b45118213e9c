import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./result-card.module.css";
import { ResultFooter } from "./result-footer.tsx";

/**
 * The position of a result's picture. beside: beside the text; above it on a phone. leads: like beside, on the dark studio background. above: in a
 * card among others in a row. whole: a card that takes the row, its picture beside the text.
 */
export type ResultLayout = "beside" | "leads" | "above" | "whole";

interface ResultFrameProps extends HTMLAttributes<HTMLElement> {
  as?: "article" | "div";
  picture: ReactNode;
  layout?: ResultLayout;
}

/** Renders the container of a result: its picture and its text. */
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
  /** The line above the name, and a badge at its end. */
  kicker: string;
  badge: string | undefined;
  name: string;
  /** The URL to which name and action link. */
  to: string;
  /** `ResultFacts`, one per line. */
  facts: ReactNode;
  /** The price details: terms and values. */
  priceTerms?: ReactNode;
  /** A `ResultTotal`, or why the result is unavailable. */
  total: ReactNode;
  action: string;
  /** The accessible name of the action, including the result's name. */
  actionLabel: string;
  layout?: ResultLayout;
}

/** Renders a search result: name, facts, price and what it includes. */
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

/** Wraps a card's picture, because a <picture> with `display: contents` puts its children into the grid; there is one for day and one for night. */
export function ResultPicture({ children }: { children: ReactNode }) {
  return <div className={styles.picture}>{children}</div>;
}

export function ResultFacts({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}

/** Renders a running text below the facts. */
export function ResultText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
