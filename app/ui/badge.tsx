import type { ReactNode } from "react";

/** plain: a mark in velvet ("Popolare"). corner: cut out of a picture's upper left corner ("VIP Exclusive"). muted: what is not to be had ("Non disponibile"). */
export type BadgeVariant = "plain" | "corner" | "muted";

/** A short mark. */
export function Badge({ variant = "plain", children }: { variant?: BadgeVariant; children: ReactNode }) {
  return <span className={`badge badge-${variant}`}>{children}</span>;
}
