import type { ComponentPropsWithRef } from "react";
import { useOptionalSite } from "#app/ui/site.tsx";

export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href"> {
  to: string;
}

/**
 * A link of the public site, with a full page load (docs/decisions/page-scripts.md). To a city whose page does not exist in the language, it leads to
 * the search for the city's cars.
 */
export function Link({ to, ...rest }: LinkProps) {
  const replacedCityPages = useOptionalSite()?.replacedCityPages;
  return <a {...rest} href={replacedCityPages?.[to] ?? to} />;
}
