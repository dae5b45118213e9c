import type { ComponentPropsWithRef, ElementType } from "react";

/** The props of a component that is drawn as `as`: its own, and everything that element or component takes. */
export type PolymorphicProps<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | "as"
  >;
