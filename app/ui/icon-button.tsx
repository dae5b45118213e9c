import type { ComponentPropsWithRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./button.module.css";

/** A square button with an icon; `aria-label` is its name. */
export function IconButton({ className, ...rest }: ComponentPropsWithRef<"button">) {
  return <button {...rest} type="button" className={classNames(styles.icon, className)} />;
}
