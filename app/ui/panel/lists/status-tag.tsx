import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./lists.module.css";

const CIRCLE = <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.4" />;

/** Marks differ by fill, so that they work in greyscale: one accent, and red for late or wrong. */
const MARKS = {
  dashed: <circle cx="6" cy="6" r="5" fill="none" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2 2" />,
  empty: CIRCLE,
  half: (
    <>
      {CIRCLE}
      <path d="M6 6V3a3 3 0 0 1 0 6z" fill="currentColor" />
    </>
  ),
  ring: (
    <>
      {CIRCLE}
      <circle cx="6" cy="6" r="3" fill="currentColor" />
    </>
  ),
  solid: <circle cx="6" cy="6" r="5.7" fill="currentColor" />,
  struck: (
    <>
      {CIRCLE}
      <path d="M2.5 9.5l7-7" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
  alert: (
    <>
      {CIRCLE}
      <path d="M6 3v3.4M6 8.4v.6" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
} as const;

export type StatusMark = keyof typeof MARKS;

interface StatusTagProps {
  mark: StatusMark;
  /** over: grey, for what is finished. critical: red, for late or wrong. */
  tone?: "state" | "over" | "critical";
  /** A sentence instead of a word, which may wrap. */
  sentence?: boolean;
  children: ReactNode;
}

/** A status with its mark. */
export function StatusTag({ mark, tone = "state", sentence, children }: StatusTagProps) {
  return (
    <span className={classNames(styles.status, tone !== "state" && styles[tone], sentence && styles.sentence)}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
        {MARKS[mark]}
      </svg>
      {children}
    </span>
  );
}
