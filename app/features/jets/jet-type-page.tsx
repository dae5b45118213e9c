import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { JetCardList } from "#app/features/jets/jet-card.tsx";
import { JetTypeLinks } from "#app/features/jets/jet-type-links.tsx";
import { countSpanLabel, JET_PAGE_WORDS } from "#app/features/jets/jet-words.ts";
import { RouteList } from "#app/features/jets/route-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

import { PageGrid } from "#app/ui/page-grid.tsx";
import { formatKilometres } from "#domain/jets/jet-fleet.ts";
import { JET_TYPE_LINES } from "#domain/jets/jet-texts.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import type { JetTypePageData } from "#domain/pages/jet-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./jet-type-page.module.css";

/** Renders /private-jet-charter/{city}/{jetType} (product.md#jet-pages): the jets of that type, then the routes and the other types of the city. */
export function JetTypePage({ city, summary, jets, routes, otherTypes, head }: JetTypePageData) {
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHero kicker="Jet privati" title={head.h1}>
        <p>{JET_TYPE_LINES[summary.slug]}</p>
        <p>
          {JET_PAGE_WORDS.seatsRangeAndRate({
            seats: countSpanLabel(summary.seats),
            range: formatKilometres(summary.rangeKm.high),
            rate: formatEuro(summary.fromRate),
          })}
        </p>
        <ButtonLink to={paths.jetsFrom(city.name)}>{messages.jets.quote}</ButtonLink>
      </PageHero>
      <JetCardList jets={jets} headingLevel={2} priorityCount={1} />
      <PageGrid className={styles.routes}>
        <RouteList look="inColumns" id="routes-title" title={JET_PAGE_WORDS.routesFrom(city.name)} routes={routes} />
      </PageGrid>
      <JetTypeLinks
        id="types-title"
        title={JET_PAGE_WORDS.otherTypesIn({ city: city.name })}
        citySlug={city.slug}
        types={otherTypes}
      />
      <CustomContent html={head.content} />
    </>
  );
}
