import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./result-card.module.css";
import { ResultFoot } from "./result-foot.tsx";

interface ResultFrameProps extends HTMLAttributes<HTMLElement> {
  as?: "article" | "div";
  /** Beside the words; above them on a phone. */
  picture: ReactNode;
  /** Its picture above the words on a wide window too. */
  tall?: boolean;
}

/** The place of a result in the list: its picture, and what is said of it. */
export function ResultFrame({ as: Element = "article", picture, tall, children, ...rest }: ResultFrameProps) {
  return (
    <Element {...rest} className={classNames(styles.root, tall && styles.tall)}>
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
  /** What they come to: a `ResultTotal`, or why it cannot be had. */
  total?: ReactNode;
  action: string;
  /** What the action does, with the name of what it is done to. */
  actionLabel: string;
  tall?: boolean;
}

/** Something found: what it is, what it costs and what that includes. */
export function ResultCard(props: ResultCardProps) {
  const { picture, above, mark, name, address, facts, bill, total, action, actionLabel, tall = false } = props;
  return (
    <ResultFrame picture={picture} tall={tall}>
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
        <ResultFoot address={address} action={action} actionLabel={actionLabel}>
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
