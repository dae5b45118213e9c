import type { ComponentPropsWithRef, ElementType } from "react";

/** Props of a component rendered as `as`: its own, and those of that element or component. */
export type PolymorphicProps<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | "as"
  >;
