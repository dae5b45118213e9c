import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./lists.module.css";

/** First line of a row's card: name and actions. */
export function RowCardHeader({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.head, className)} {...rest} />;
}

/** Last line of a row's card. */
export function RowCardFooter({ className, ...rest }: ComponentProps<"div">) {
  return <div className={classNames(styles.foot, className)} {...rest} />;
}
