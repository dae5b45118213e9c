import { MoreLink } from "#app/ui/more-link.tsx";
import { paths } from "#domain/paths.ts";

/** What a page says before the first car is on the site (product.md#new-installation). */
export function EmptyCatalogue() {
  return (
    <>
      <p>La collezione sta arrivando. Dicci che cosa vorresti guidare: ti rispondiamo noi.</p>
      <MoreLink to={paths.contacts}>Scrivici</MoreLink>
    </>
  );
}
