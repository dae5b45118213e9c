import type { ReactNode } from "react";

export const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;

/** Error and hint of a field. */
export interface FieldNotes {
  /** Validation error; it marks the control invalid. */
  error?: string | undefined;
  /** Help for filling in the field. */
  hint?: ReactNode;
}

/** Returns the ARIA attributes that link a control to its hint and error. `first` is the one that the field shows, and a screen reader reads, first. */
export function describedByProps(id: string, { error, hint }: FieldNotes, first: "hint" | "error" = "hint") {
  const ids = [hint && hintId(id), error && errorId(id)].filter(Boolean);
  if (first === "error") ids.reverse();
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": ids.join(" ") || undefined };
}
