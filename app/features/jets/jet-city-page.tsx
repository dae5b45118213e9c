import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { JetCardList } from "#app/features/jets/jet-card.tsx";
import { JetTypeLinks } from "#app/features/jets/jet-type-links.tsx";
import { JET_PAGE_WORDS } from "#app/features/jets/jet-words.ts";
import { RouteList } from "#app/features/jets/route-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { isCitySlug } from "#domain/cities/city.ts";
import type { JetCityEntry } from "#domain/jets/jet-pages.ts";
import { messages } from "#domain/messages.it.ts";
import { formatEuro } from "#domain/money.ts";
import type { JetCityPageData } from "#domain/pages/jet-pages.ts";
import { paths } from "#domain/paths.ts";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import styles from "./jet-city-page.module.css";

/**
 * Renders /private-jet-charter/{city} (product.md#jet-pages): types, popular routes and jets. If the city has no jets, it says so and links to the
 * nearest cities with jets.
 */
export function JetCityPage({ city, types, jets, routes, nearest, head }: JetCityPageData) {
  const [cheapest] = types;
  const poster = city.imageUrl ?? (isCitySlug(city.slug) ? `/pictures/cities/${city.slug}-1200.webp` : null);
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHero kicker={city.country} title={head.h1}>
        {cheapest && (
          <p>
            {JET_PAGE_WORDS.jetsFromRate({
              jets: jets.length,
              rate: formatEuro(Math.min(...types.map(({ fromRate }) => fromRate))),
            })}
          </p>
        )}
        <ButtonLink to={paths.jetsFrom(city.name)}>{messages.jets.quote}</ButtonLink>
      </PageHero>
      {jets.length > 0 ? (
        <>
          <PageGrid className={styles.lead}>
            {poster && (
              <ThemedPicture
                src={poster}
                nightSrc={city.imageUrl && city.nightImageUrl}
                alt={isPhotograph(poster) ? city.name : JET_PAGE_WORDS.illustrationOf({ city: city.name })}
                sizes="(min-width: 52rem) 56vw, 100vw"
                priority
              />
            )}
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
            <SectionHeading id="jets-title" title={JET_PAGE_WORDS.allJetsIn({ city: city.name })} />
            <JetCardList jets={jets} />
          </Section>
        </>
      ) : (
        <NoJets nearest={nearest} />
      )}
      <CustomContent html={head.content} />
      <RelatedLinks
        lines={[
          {
            text: JET_PAGE_WORDS.carsOnLanding,
            links: [{ to: paths.city(city.slug), name: JET_PAGE_WORDS.carsIn({ city: city.name }) }],
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
          hint: JET_PAGE_WORDS.nearbyCities({ cities: nearest.map(({ name }) => name).join(", ") }),
        })}
        actions={
          <>
            {nearest.map(({ slug, name }) => (
              <MoreLink key={slug} to={paths.jetCity(slug)}>
                {JET_PAGE_WORDS.jetsIn({ city: name })}
              </MoreLink>
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
