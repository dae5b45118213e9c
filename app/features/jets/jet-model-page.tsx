import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { FlightPlaceSuggestions } from "#app/features/jets/flight-place-suggestions.tsx";
import { JetCardList } from "#app/features/jets/jet-card.tsx";
import FlightQuoteForm from "#app/features/jets/quote-form.tsx";
import { RouteList } from "#app/features/jets/route-list.tsx";
import { PictureGallery } from "#app/features/vehicles/gallery.tsx";
import { Price } from "#app/ui/amounts/price.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { type Jet, toJetTypeSlug } from "#domain/jets/jet.ts";
import { jetTitle } from "#domain/jets/jet-fleet.ts";
import { kilogramsText, passengersLabel } from "#domain/jets/jet-labels.ts";
import type { JetModelPageData } from "#domain/pages/jet-pages.ts";
import { ratingText } from "#domain/reviews/rating-text.ts";
import { kilometresText } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import styles from "./jet-model-page.module.css";
import { toJetPictures } from "./jet-pictures.ts";

/**
 * Renders /private-jet-charter/{city}/{jetType}/{model} (product.md#jet-pages): gallery, hourly rate, technical data, amenities, cities served,
 * routes, up to three similar jets.
 */
export function JetModelPage(props: JetModelPageData) {
  const { jet, city, otherCities, routes, similar, draft, departures, today, head } = props;
  const { showsTypedRatings } = useSite();
  const type = toJetTypeSlug(jet.type);
  const words = useWords("jetPages", "jetFacts", "publishedReviews", "vehicleCard");
  const paths = usePaths();
  const placeName = usePlaceName();
  const cityName = placeName(city.name);
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageGrid as="header" className={styles.head}>
        <h1>
          {head.h1 === jetTitle(jet) ? (
            <>
              <small>{jet.brand}</small> {jet.model}
            </>
          ) : (
            head.h1
          )}
        </h1>
        <p>
          <span>
            {say(words, words.jetPages.typeAndPlace, { type: jet.type, place: placeName(jet.airport ?? city.name) })}
          </span>
          {showsTypedRatings && jet.reviews > 0 && (
            <Text as="span" numerals>
              {ratingText(words, jet)}
            </Text>
          )}
          {!jet.available && <Badge variant="muted">{words.vehicleCard.unavailable}</Badge>}
        </p>
      </PageGrid>
      <PageGrid className={styles.body}>
        <div className={styles.pictures}>
          <JetGallery jet={jet} />
        </div>
        <div className={styles.side}>
          <aside aria-label={words.jetPages.priceLabel}>
            <p className={styles.rate}>
              <Price amount={jet.hourlyRate} unit={words.jetFacts.perHour} size="large" />
              <Text as="span" look="caption">
                {words.jetPages.rateNote}
              </Text>
            </p>
            <FlightQuoteForm
              title={words.jetPages.quoteFormTitleOfJet}
              draft={draft}
              departures={departures.map((name) => ({ value: name, label: placeName(name) }))}
              today={today}
              jet={{ slug: jet.slug, title: jetTitle(jet) }}
            />
            <FlightPlaceSuggestions />
          </aside>
          <div className={styles.aboard}>
            <h2>{words.jetPages.aboard}</h2>
            <ul>
              {jet.amenities.map((amenity) => (
                <li key={amenity}>{amenity}</li>
              ))}
            </ul>
          </div>
          <div className={styles.served}>
            <h2>{words.jetPages.citiesServed}</h2>
            <ul>
              <li>
                <Link to={paths.jetCity(city.slug)}>
                  <span>{cityName}</span>
                </Link>
              </li>
              {otherCities.map(({ name, slug }) => (
                <li key={slug}>
                  <Link to={paths.jetModel(slug, type, jet.slug)}>
                    <span>{placeName(name)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.main}>
          <p className={styles.intro}>{jet.description}</p>
          <h2>{words.jetPages.technicalData}</h2>
          <JetFactList jet={jet} />
        </div>
        <RouteList
          className={styles.routes}
          id="routes-title"
          title={say(words, words.jetPages.routesFrom, { city: cityName })}
          routes={routes}
          jet={jet.slug}
          note={words.jetPages.routesFlown}
          look="inColumns"
        />
      </PageGrid>
      <CustomContent html={head.content} />
      {similar.length > 0 && (
        <Section aria-labelledby="similar-title">
          <SectionHeading id="similar-title" size="title" title={words.jetPages.otherOfType[type]} />
          <JetCardList jets={similar} />
        </Section>
      )}
    </>
  );
}

/** Lists the technical data of a jet (product.md#jets). */
function JetFactList({ jet }: { jet: Jet }) {
  const words = useWords("jetPages", "jetFacts", "publishedReviews", "vehicleCard");
  const { facts, upTo, speed, metres: metresText } = words.jetPages;
  const metres = (value: number) =>
    say(words, metresText, { figure: value.toFixed(2).replace(".", words.formats.decimals) });
  const rows = [
    [facts.passengers, say(words, upTo, { passengers: passengersLabel(words, jet.passengers) })],
    [facts.crew, passengersLabel(words, jet.crewSize)],
    [facts.range, kilometresText(words, jet.rangeKm)],
    [facts.cruiseSpeed, say(words, speed, { kilometres: kilometresText(words, jet.cruiseSpeedKmh) })],
    [facts.baggage, kilogramsText(words, jet.maxBaggageKg)],
    [facts.cabinHeight, metres(jet.cabinHeightM)],
    [facts.cabinWidth, metres(jet.cabinWidthM)],
  ];
  return (
    <table className={styles.facts}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders the pictures of a jet as a looping carousel (product.md#jet-pages). */
function JetGallery({ jet }: { jet: Pick<Jet, "slug" | "brand" | "model" | "images"> }) {
  const words = useWords("jetPages", "jetPictures", "gallery", "pictures");
  return (
    <PictureGallery
      pictures={toJetPictures(words, jet)}
      label={say(words, words.jetPages.picturesOf, { jet: jetTitle(jet) })}
      caption={jet.images.some((image) => image.startsWith("/pictures/")) && words.jetPages.illustrationNote}
    />
  );
}
