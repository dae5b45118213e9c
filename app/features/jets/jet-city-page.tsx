import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { RelatedLinks } from "#app/features/catalogue/related-links.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { JetCardList } from "#app/features/jets/jet-card.tsx";
import { JetTypeLinks } from "#app/features/jets/jet-type-links.tsx";
import { RouteList } from "#app/features/jets/route-list.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { isCitySlug } from "#domain/cities/city.ts";
import type { JetCityEntry } from "#domain/jets/jet-pages.ts";
import type { JetCityPageData } from "#domain/pages/jet-pages.ts";
import { isPhotograph } from "#domain/pictures/photographs.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import styles from "./jet-city-page.module.css";

/**
 * Renders /private-jet-charter/{city} (product.md#jet-pages): types, popular routes and jets. If the city has no jets, it says so and links to the
 * nearest cities with jets.
 */
export function JetCityPage({ city, types, jets, routes, nearest, head }: JetCityPageData) {
  const words = useWords("jetPages");
  const paths = usePaths();
  const placeName = usePlaceName();
  const cityName = placeName(city.name);
  const [cheapest] = types;
  const poster = city.imageUrl ?? (isCitySlug(city.slug) ? `/pictures/cities/${city.slug}-1200.webp` : null);
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHero kicker={placeName(city.country)} title={head.h1}>
        {cheapest && (
          <p>
            {say(words, words.jetPages.jetsFromRate, {
              count: jets.length,
              rate: formatMoney(words, Math.min(...types.map(({ fromRate }) => fromRate))),
            })}
          </p>
        )}
        <ButtonLink to={paths.jetsFrom(city.name)}>{words.jetPages.requestQuote}</ButtonLink>
      </PageHero>
      {jets.length > 0 ? (
        <>
          <PageGrid className={styles.lead}>
            {poster && (
              <ThemedPicture
                src={poster}
                nightSrc={city.imageUrl && city.nightImageUrl}
                alt={isPhotograph(poster) ? cityName : say(words, words.jetPages.illustrationOf, { city: cityName })}
                sizes="(min-width: 52rem) 56vw, 100vw"
                priority
              />
            )}
            <RouteList
              look="small"
              className={styles.routes}
              id="routes-title"
              title={words.jetPages.popularRoutes}
              routes={routes}
            />
          </PageGrid>
          <JetTypeLinks id="types-title" title={words.jetPages.bySize} citySlug={city.slug} types={types} />
          <Section aria-labelledby="jets-title">
            <SectionHeading id="jets-title" title={say(words, words.jetPages.allJetsIn, { city: cityName })} />
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
            text: words.jetPages.carsOnLanding,
            links: [{ to: paths.city(city.slug), name: say(words, words.jetPages.carsIn, { city: cityName }) }],
          },
        ]}
      />
    </>
  );
}

function NoJets({ nearest }: { nearest: readonly JetCityEntry[] }) {
  const words = useWords("jetPages");
  const paths = usePaths();
  const placeName = usePlaceName();
  return (
    <PageGrid className={styles.none}>
      <EmptyState
        title={words.jetPages.noJetsInCity}
        {...(nearest.length > 0 && {
          hint: say(words, words.jetPages.nearbyCities, {
            cities: nearest.map(({ name }) => placeName(name)).join(", "),
          }),
        })}
        actions={
          <>
            {nearest.map(({ slug, name }) => (
              <MoreLink key={slug} to={paths.jetCity(slug)}>
                {say(words, words.jetPages.jetsIn, { city: placeName(name) })}
              </MoreLink>
            ))}
            <ButtonLink to={paths.jets} variant="outline">
              {words.jetPages.allJets}
            </ButtonLink>
          </>
        }
      />
    </PageGrid>
  );
}
