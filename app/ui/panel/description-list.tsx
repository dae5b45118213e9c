import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./parts.module.css";

/** Terms and their descriptions in two columns. */
export function DescriptionList({ className, ...rest }: ComponentProps<"dl">) {
  return <dl className={classNames(styles.facts, className)} {...rest} />;
}
