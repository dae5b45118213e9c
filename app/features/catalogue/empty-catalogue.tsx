import { MoreLink } from "#app/ui/more-link.tsx";
import { paths } from "#domain/paths.ts";

/** Renders the notice of a site without vehicles (product.md#new-installation). */
export function EmptyCatalogue() {
  return (
    <>
      <p>La collezione sta arrivando. Dicci che cosa vorresti guidare: ti rispondiamo noi.</p>
      <MoreLink to={paths.contacts}>Scrivici</MoreLink>
    </>
  );
}
