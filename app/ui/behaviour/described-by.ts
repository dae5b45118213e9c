import type { ReactNode } from "react";

export const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;

/** What a field says of its value. */
export interface FieldNotes {
  /** What is wrong with the value; it marks the control invalid. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: ReactNode;
}

/**
 * The attributes that tie a control of the site or of the panel to its label, hint and error; `first` is what its field shows first, and a screen
 * reader reads first.
 */
export function describedByProps(id: string, { error, hint }: FieldNotes, first: "hint" | "error" = "hint") {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean);
  if (first === "error") ids.reverse();
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": ids.join(" ") || undefined };
}
