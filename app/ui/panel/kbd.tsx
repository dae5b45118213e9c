import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./parts.module.css";

/** A key cap. */
export function Kbd({ className, ...rest }: ComponentProps<"span">) {
  return <span className={classNames(styles.key, className)} {...rest} />;
}

/** A button that does what its key does. */
export function KbdButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" className={classNames(styles.key, className)} {...rest} />;
}
