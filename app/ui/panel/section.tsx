import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./parts.module.css";

/** A part of a screen; a line divides it from the part before. */
export function Section({ className, ...rest }: ComponentProps<"section">) {
  return <section className={classNames(styles.section, className)} {...rest} />;
}

/** The line that a section begins with: its title, and what stands beside it. */
export function SectionHead({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.head, className)} {...rest} />;
}

/** The title of a section that has nothing beside it. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className={styles.title}>{children}</h2>;
}
