import type { ElementType } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { PolymorphicProps } from "#app/ui/polymorphic.ts";
import styles from "./parts.module.css";

interface TextLook {
  /** caption: small and soft, under what it explains. caps: a small line in capitals. soft: the softer ink, in the size around it. */
  look?: "caption" | "caps" | "soft";
  /** Figures of one width, so that they stand under each other. */
  numerals?: boolean;
  className?: string | undefined;
}

/** Words in one of the page's text styles; a paragraph unless `as` says otherwise. */
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
