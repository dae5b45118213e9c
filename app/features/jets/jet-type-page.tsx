import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { JetList } from "#app/features/jets/jet-card.tsx";
import { JetTypeLinks } from "#app/features/jets/jet-type-links.tsx";
import { RouteList } from "#app/features/jets/route-list.tsx";
import { countSpanLabel } from "#app/features/jets/span-labels.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LinkMore } from "#app/ui/button.tsx";
import { formatKilometres } from "#domain/jets/fleet.ts";
import { JET_TYPE_LINES } from "#domain/jets/jet-texts.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import type { JetTypePageData } from "#domain/pages/jet-pages.ts";
import { paths } from "#domain/paths.ts";
import "#app/features/catalogue/catalogue.css";
import "./jets.css";

/** /private-jet-charter/{city}/{jetType} (B 2.4): the jets of that type, then the routes and the other types of the city. */
export function JetTypePage({ city, summary, jets, routes, otherTypes, head }: JetTypePageData) {
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageOpening above="Jet privati" title={head.h1}>
        <p>{JET_TYPE_LINES[summary.slug]}</p>
        <p>
          {countSpanLabel(summary.seats)} posti, fino a {formatKilometres(summary.rangeKm.high)}, da{" "}
          {formatEuro(summary.fromRate)} all'ora
        </p>
        <LinkMore to={`${paths.jets}?from=${encodeURIComponent(city.name)}`}>{messages.jets.quote}</LinkMore>
      </PageOpening>
      <JetList jets={jets} headingLevel={2} priorities={1} />
      <div className="grid-page jet-type-routes">
        <RouteList id="routes-title" title={`Da ${city.name}, le tratte più richieste`} routes={routes} />
      </div>
      <JetTypeLinks id="types-title" title={`Altri jet a ${city.name}`} citySlug={city.slug} types={otherTypes} />
      <CustomContent html={head.content} />
    </>
  );
}
