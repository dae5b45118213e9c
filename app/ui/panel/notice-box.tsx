import type { HTMLAttributes } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./parts.module.css";

interface NoticeBoxProps extends HTMLAttributes<HTMLElement> {
  /** critical: red, for errors and late work. */
  tone?: "critical" | undefined;
  /** A paragraph by default; a div if it contains more than text. */
  as?: "p" | "div";
}

/** A highlighted notice. */
export function NoticeBox({ tone, as: Tag = "p", className, ...rest }: NoticeBoxProps) {
  return <Tag className={classNames(styles.notice, tone && styles[tone], className)} {...rest} />;
}
