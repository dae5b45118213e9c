import type { ComponentPropsWithRef } from "react";

export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  to: string;
}

/** A link of the public site, with a full page load (docs/decisions/page-scripts.md). */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}
