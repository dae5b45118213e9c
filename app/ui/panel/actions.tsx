import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import styles from "./parts.module.css";

/** A row of buttons. Keeps the focus inside when one button replaces another. */
export function Actions({ className, ...rest }: Omit<ComponentProps<"div">, "ref">) {
  return <div {...useFocusRetention<HTMLDivElement>()} className={classNames(styles.actions, className)} {...rest} />;
}
