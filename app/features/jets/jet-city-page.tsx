import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { PageOpening } from "#app/features/catalogue/page-opening.tsx";
import { PictureByHour } from "#app/features/catalogue/picture-by-hour.tsx";
import { RelatedText } from "#app/features/catalogue/related-text.tsx";
import { JetCards } from "#app/features/jets/jet-card.tsx";
import { JetTypeLinks } from "#app/features/jets/jet-type-links.tsx";
import { jetPageWords } from "#app/features/jets/jet-words.ts";
import { RouteList } from "#app/features/jets/route-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { JetCityEntry } from "#domain/jets/jet-pages.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import type { JetCityPageData } from "#domain/pages/jet-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./jet-city-page.module.css";

/** /private-jet-charter/{city} (product.md#jet-pages): types, popular routes and jets; without jets a text that says so and the nearest cities that have some. */
export function JetCityPage({ city, types, jets, routes, nearest, head }: JetCityPageData) {
  const [cheapest] = types;
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageOpening above={city.country} title={head.h1}>
        {cheapest && (
          <p>
            {jetPageWords.jetsFromRate({
              jets: jets.length,
              rate: formatEuro(Math.min(...types.map(({ fromRate }) => fromRate))),
            })}
          </p>
        )}
        <ButtonLink to={paths.jetsFrom(city.name)}>{messages.jets.quote}</ButtonLink>
      </PageOpening>
      {jets.length > 0 ? (
        <>
          <PageGrid className={styles.lead}>
            <PictureByHour
              src={city.imageUrl ?? `/pictures/cities/${city.slug}-1200.webp`}
              alt={jetPageWords.illustrationOf({ city: city.name })}
              sizes="(min-width: 52rem) 56vw, 100vw"
              priority
            />
            <RouteList
              look="small"
              className={styles.routes}
              id="routes-title"
              title="Le tratte più richieste"
              routes={routes}
            />
          </PageGrid>
          <JetTypeLinks id="types-title" title="Per dimensione" citySlug={city.slug} types={types} />
          <Section aria-labelledby="jets-title">
            <SectionHeading id="jets-title" title={jetPageWords.allOf({ city: city.name })} />
            <JetCards jets={jets} />
          </Section>
        </>
      ) : (
        <NoJets nearest={nearest} />
      )}
      <CustomContent html={head.content} />
      <RelatedText
        lines={[
          {
            text: jetPageWords.carsOnLanding,
            links: [{ to: paths.city(city.slug), name: jetPageWords.carsIn({ city: city.name }) }],
          },
        ]}
      />
    </>
  );
}

function NoJets({ nearest }: { nearest: readonly JetCityEntry[] }) {
  return (
    <PageGrid className={styles.none}>
      <EmptyState
        title={messages.jets.none}
        {...(nearest.length > 0 && {
          hint: jetPageWords.nearbyCities({ cities: nearest.map(({ name }) => name).join(", ") }),
        })}
        actions={
          <>
            {nearest.map(({ slug, name }) => (
              <LinkMore key={slug} to={paths.jetCity(slug)}>
                {jetPageWords.jetsIn({ city: name })}
              </LinkMore>
            ))}
            <ButtonLink to={paths.jets} variant="outline">
              Tutti i jet
            </ButtonLink>
          </>
        }
      />
    </PageGrid>
  );
}
