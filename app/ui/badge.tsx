import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./badge.module.css";

/** plain: velvet text ("Popolare"). corner: cut out of a picture's upper left corner ("VIP Exclusive"). muted: unavailable ("Non disponibile"). */
export type BadgeVariant = "plain" | "corner" | "muted";

interface BadgeProps {
  variant?: BadgeVariant;
  className?: string | undefined;
  children: ReactNode;
}

/** A short label. */
export function Badge({ variant = "plain", className, children }: BadgeProps) {
  return <span className={classNames(styles.root, variant !== "plain" && styles[variant], className)}>{children}</span>;
}
