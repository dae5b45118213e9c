import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./actions.module.css";

/** Buttons in a row. */
export function Actions({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.actions, className)} {...rest} />;
}
