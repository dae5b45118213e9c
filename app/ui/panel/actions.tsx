import type { ComponentProps } from "react";
import styles from "./actions.module.css";
import { classNames } from "./class-names.ts";

/** Buttons in a row. */
export function Actions({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.actions, className)} {...rest} />;
}
