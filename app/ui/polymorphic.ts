import type { ComponentPropsWithRef, ElementType } from "react";

/** Props of a component rendered as `as`: its own props, and the props of the element or component in `as`. */
export type PolymorphicProps<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | "as"
  >;
