import { ErrorFrame } from "#app/features/shell/error-frame.tsx";
import { useIsLinked } from "#app/features/shell/site-scope.tsx";
import { usePagePath } from "#app/features/shell/use-page-path.ts";
import { Bilingual } from "#app/ui/bilingual.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Text } from "#app/ui/text.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import styles from "./not-found-page.module.css";

/** Renders "404", "Oops! Page not found", a link home and one to the page that the URL probably meant (product.md#unknown-addresses). */
export function NotFoundPage() {
  const hasMagazine = useIsLinked()(paths.magazineIndex);
  const isArticle = usePagePath().startsWith(`${paths.magazineIndex}/`) && hasMagazine;
  return (
    <ErrorFrame
      id="not-found"
      title={messages.notFound.text}
      heading={messages.notFound.code}
      hasFigureHeading
      links={
        <>
          <ButtonLink to={paths.home}>{messages.notFound.home}</ButtonLink>
          {isArticle ? (
            <MoreLink to={paths.magazineIndex}>{messages.magazine.all}</MoreLink>
          ) : (
            <MoreLink to={paths.explore()}>{messages.featured.all}</MoreLink>
          )}
        </>
      }
    >
      <p className={styles.title} data-page="missing">
        <Bilingual english={messages.notFound.text}>Questa strada non porta da nessuna parte</Bilingual>
      </p>
      <Text look="soft">L'indirizzo è cambiato, oppure non&nbsp;è&nbsp;mai esistito.</Text>
    </ErrorFrame>
  );
}
