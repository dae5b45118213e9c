import type { HTMLAttributes } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./parts.module.css";

interface NoticeBoxProps extends HTMLAttributes<HTMLElement> {
  /** "critical" is red, for what was refused or is late. */
  tone?: "critical" | undefined;
  /** A paragraph unless it holds more than words. */
  as?: "p" | "div";
}

/** A sentence that stands out from the page. */
export function NoticeBox({ tone, as: Tag = "p", className, ...rest }: NoticeBoxProps) {
  return <Tag className={classNames(styles.notice, tone && styles[tone], className)} {...rest} />;
}
