import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import styles from "./parts.module.css";

/** Buttons in a row; the focus stays among them when one replaces another. */
export function Actions({ className, ...rest }: Omit<ComponentProps<"div">, "ref">) {
  return <div {...useFocusRetention<HTMLDivElement>()} className={classNames(styles.actions, className)} {...rest} />;
}
