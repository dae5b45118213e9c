import { LinkMore } from "#app/ui/link-more.tsx";
import { paths } from "#domain/paths.ts";

/** What a page says before the first car is on the site (product.md#new-installation). */
export function ComingCollection() {
  return (
    <>
      <p>La collezione sta arrivando. Dicci che cosa vorresti guidare: ti rispondiamo noi.</p>
      <LinkMore to={paths.contacts}>Scrivici</LinkMore>
    </>
  );
}
