import type { ComponentPropsWithRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./enquiry-paper.module.css";

interface EnquiryPaperLook {
  /** In a column beside something: what stands at its foot is set one under the other. */
  narrow?: boolean;
  className?: string | undefined;
}

/**
 * The form on a white sheet that a request is written on, two fields a row. With scripts as without, what is wrong is said by the server, all of it at
 * once and at the form's head (product.md#public-forms).
 */
export function EnquiryPaper({ narrow, className, ...rest }: EnquiryPaperLook & ComponentPropsWithRef<"form">) {
  return (
    <form {...rest} className={classNames(styles.root, narrow && styles.narrow, className)} data-checked-by-server="" />
  );
}

/** The class of what takes a whole row of the paper. */
export const WHOLE_ROW = styles.wide;
