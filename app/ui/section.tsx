import type { ComponentPropsWithRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./section.module.css";

interface SectionProps extends ComponentPropsWithRef<"section"> {
  /** deep: on a darker paper, from edge to edge. */
  band?: "deep";
}

/** A part of a page with the air it takes above and below. */
export function Section({ band, className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames(styles.root, band && styles[band], className)} />;
}
