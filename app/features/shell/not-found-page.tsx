import { ErrorFrame } from "#app/features/shell/error-frame.tsx";
import { useIsLinked } from "#app/features/shell/site-scope.tsx";
import { useIsPageWithin } from "#app/features/shell/use-page-path.ts";
import { Bilingual } from "#app/ui/bilingual.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import styles from "./not-found-page.module.css";

/** Renders "404", "Oops! Page not found", a link home and one to the page that the URL probably meant (product.md#unknown-addresses). */
export function NotFoundPage() {
  const { errorPages, pages } = useWords("errorPages", "pages");
  const { notFound } = errorPages;
  const paths = usePaths();
  const hasMagazine = useIsLinked()(paths.magazineIndex);
  const isArticle = useIsPageWithin()(paths.magazineIndex) && hasMagazine;
  return (
    <ErrorFrame
      id="not-found"
      title={notFound.title}
      heading={notFound.code}
      hasFigureHeading
      links={
        <>
          <ButtonLink to={paths.home}>{errorPages.backHome}</ButtonLink>
          {isArticle ? (
            <MoreLink to={paths.magazineIndex}>{pages.articles}</MoreLink>
          ) : (
            <MoreLink to={paths.explore()}>{pages.collection}</MoreLink>
          )}
        </>
      }
    >
      <p className={styles.title} data-page="missing">
        <Bilingual english={notFound.title}>{notFound.heading}</Bilingual>
      </p>
      <Text look="soft">{notFound.text}</Text>
    </ErrorFrame>
  );
}
