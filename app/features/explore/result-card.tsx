import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./result-card.module.css";
import { ResultFoot } from "./result-foot.tsx";

/**
 * What stands where a result has a picture. beside: a row, its picture beside the words; above them on a phone. leads: such a row in the studio's dark. above: a
 * card in a row of cards. whole: a card that has the row to itself, its picture beside the words.
 */
export type ResultLook = "beside" | "leads" | "above" | "whole";

interface ResultFrameProps extends HTMLAttributes<HTMLElement> {
  as?: "article" | "div";
  picture: ReactNode;
  look?: ResultLook;
}

/** The place of a result in the list: its picture, and what is said of it. */
export function ResultFrame({
  as: Element = "article",
  picture,
  look = "beside",
  children,
  ...rest
}: ResultFrameProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.root, styles[look])}
      data-ground={look === "leads" ? "night" : undefined}
    >
      {picture}
      <div className={styles.details}>{children}</div>
    </Element>
  );
}

interface ResultCardProps {
  picture: ReactNode;
  /** The line above the name, and the mark at its far end. */
  above: string;
  mark: string | undefined;
  name: string;
  /** Where name and action lead. */
  address: string;
  /** `ResultFacts`, one a line. */
  facts: ReactNode;
  /** The lines of the price: terms and their values. */
  bill?: ReactNode;
  /** What is compared: a `ResultTotal`, or why it cannot be had. */
  total: ReactNode;
  action: string;
  /** What the action does, with the name of what it is done to. */
  actionLabel: string;
  look?: ResultLook;
}

/** Something found: what it is, what it costs and what that includes. */
export function ResultCard(props: ResultCardProps) {
  const { picture, above, mark, name, address, facts, bill, total, action, actionLabel, look = "beside" } = props;
  return (
    <ResultFrame picture={picture} look={look}>
      <p className={styles.line}>
        <span>{above}</span>
        <em>{mark}</em>
      </p>
      <h2>
        <Link to={address} className={styles.link}>
          {name}
        </Link>
      </h2>
      {facts}
      <div className={styles.terms}>
        {bill && <dl className={styles.bill}>{bill}</dl>}
        <ResultFoot
          address={address}
          action={action}
          actionLabel={actionLabel}
          leads={look === "leads" || look === "whole"}
        >
          {total}
        </ResultFoot>
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
