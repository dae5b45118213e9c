import { MoreLink } from "#app/ui/more-link.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";

/** Renders the notice of a site without vehicles (product.md#new-installation). */
export function EmptyCatalogue() {
  const { listings } = useWords("listings");
  const paths = usePaths();
  return (
    <>
      <p>{listings.emptyCatalogue}</p>
      <MoreLink to={paths.contacts}>{listings.writeToUs}</MoreLink>
    </>
  );
}
