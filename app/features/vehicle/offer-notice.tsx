import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./offer-notice.module.css";

interface OfferNoticeProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What stands in the way of an offer, and the ways on. */
export function OfferNotice({ title, className, children }: OfferNoticeProps) {
  return (
    <div className={classNames(styles.root, className)}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
