import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { JetCardList } from "#app/features/jets/jet-card.tsx";
import { JetTypeLinks } from "#app/features/jets/jet-type-links.tsx";
import { RouteList } from "#app/features/jets/route-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { countSpanLabel } from "#domain/jets/jet-labels.ts";
import type { JetTypePageData } from "#domain/pages/jet-pages.ts";
import { formatMoney, kilometresText } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import styles from "./jet-type-page.module.css";

/** Renders /private-jet-charter/{city}/{jetType} (product.md#jet-pages): the jets of that type, then the routes and the other types of the city. */
export function JetTypePage({ city, summary, jets, routes, otherTypes, head }: JetTypePageData) {
  const words = useWords("jetPages");
  const paths = usePaths();
  const cityName = usePlaceName()(city.name);
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHero kicker={words.jetPages.privateJets} title={head.h1}>
        <p>{words.jetPages.typeLines[summary.slug]}</p>
        <p>
          {say(words, words.jetPages.seatsRangeAndRate, {
            seats: countSpanLabel(summary.seats),
            range: kilometresText(words, summary.rangeKm.high),
            rate: formatMoney(words, summary.fromRate),
          })}
        </p>
        <ButtonLink to={paths.jetsFrom(city.name)}>{words.jetPages.requestQuote}</ButtonLink>
      </PageHero>
      <JetCardList jets={jets} headingLevel={2} priorityCount={1} />
      <PageGrid className={styles.routes}>
        <RouteList
          look="inColumns"
          id="routes-title"
          title={say(words, words.jetPages.routesFrom, { city: cityName })}
          routes={routes}
        />
      </PageGrid>
      <JetTypeLinks
        id="types-title"
        title={say(words, words.jetPages.otherTypesIn, { city: cityName })}
        citySlug={city.slug}
        types={otherTypes}
      />
      <CustomContent html={head.content} />
    </>
  );
}
