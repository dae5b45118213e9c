import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./parts.module.css";

/** A section of a screen, separated by a line. */
export function Section({ className, ...rest }: ComponentProps<"section">) {
  return <section className={classNames(styles.section, className)} {...rest} />;
}

/** The first line of a section: its title, and what is beside it. */
export function SectionHead({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.head, className)} {...rest} />;
}

/** The title of a section without anything beside it. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className={styles.title}>{children}</h2>;
}
