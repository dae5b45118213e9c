import type { ElementType } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { PolymorphicProps } from "#app/ui/polymorphic.ts";
import styles from "./enquiry-paper.module.css";

interface EnquiryPaperLook {
  /** In a column beside something: what stands at its foot is set one under the other. */
  narrow?: boolean;
  className?: string | undefined;
}

/** The white sheet a request is written on, two fields a row; `as` is the form that sends it. */
export function EnquiryPaper<Tag extends ElementType = "form">({
  as,
  narrow,
  className,
  ...rest
}: PolymorphicProps<Tag, EnquiryPaperLook>) {
  const Element: ElementType = as ?? "form";
  return <Element {...rest} className={classNames(styles.root, narrow && styles.narrow, className)} />;
}

/** The class of what takes a whole row of the paper. */
export const WHOLE_ROW = styles.wide;
