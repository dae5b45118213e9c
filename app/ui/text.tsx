import type { ElementType } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { PolymorphicProps } from "#app/ui/polymorphic.ts";
import styles from "./parts.module.css";

interface TextLook {
  /** caption: small and soft, below what it explains. caps: small capitals. soft: the softer ink, in the surrounding size. */
  look?: "caption" | "caps" | "soft";
  /** Tabular figures, so that digits align in columns. */
  numerals?: boolean;
  className?: string | undefined;
}

/** Text in one of the page's styles; a paragraph unless `as` says otherwise. */
export function Text<Tag extends ElementType = "p">({
  as,
  look,
  numerals,
  className,
  ...rest
}: PolymorphicProps<Tag, TextLook>) {
  const Element: ElementType = as ?? "p";
  return <Element {...rest} className={classNames(look && styles[look], numerals && styles.numerals, className)} />;
}
