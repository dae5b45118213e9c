import { ratingLabel } from "#app/features/catalogue/catalogue-words.ts";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { FlightPlaceSuggestions } from "#app/features/jets/flight-place-field.tsx";
import { JetCardList } from "#app/features/jets/jet-card.tsx";
import { JET_PAGE_WORDS } from "#app/features/jets/jet-words.ts";
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
import { type Jet, passengersLabel, toJetTypeSlug } from "#domain/jets/jet.ts";
import { formatKilograms, formatKilometres, jetTitle } from "#domain/jets/jet-fleet.ts";
import { messages } from "#domain/messages.it.ts";
import type { JetModelPageData } from "#domain/pages/jet-pages.ts";
import { paths } from "#domain/paths.ts";
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
          <span>{JET_PAGE_WORDS.typeAndPlace({ type: jet.type, place: jet.airport ?? city.name })}</span>
          {showsTypedRatings && jet.reviews > 0 && (
            <Text as="span" numerals>
              {ratingLabel(jet)}
            </Text>
          )}
          {!jet.available && <Badge variant="muted">{messages.rental.unavailable}</Badge>}
        </p>
      </PageGrid>
      <PageGrid className={styles.body}>
        <div className={styles.pictures}>
          <JetGallery jet={jet} />
        </div>
        <div className={styles.side}>
          <aside aria-label="Prezzo e preventivo">
            <p className={styles.rate}>
              <Price amount={jet.hourlyRate} unit={messages.jets.perHour} size="large" />
              <Text as="span" look="caption">
                Equipaggio e carburante compresi, almeno un'ora per tratta.
              </Text>
            </p>
            <FlightQuoteForm
              title="Quanto costa il tuo volo"
              draft={draft}
              departures={departures}
              today={today}
              jet={{ slug: jet.slug, title: jetTitle(jet) }}
            />
            <FlightPlaceSuggestions />
          </aside>
          <div className={styles.aboard}>
            <h2>A bordo</h2>
            <ul>
              {jet.amenities.map((amenity) => (
                <li key={amenity}>{amenity}</li>
              ))}
            </ul>
          </div>
          <div className={styles.served}>
            <h2>Città servite</h2>
            <ul>
              <li>
                <Link to={paths.jetCity(city.slug)}>
                  <span>{city.name}</span>
                </Link>
              </li>
              {otherCities.map(({ name, slug }) => (
                <li key={slug}>
                  <Link to={paths.jetModel(slug, type, jet.slug)}>
                    <span>{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.main}>
          <p className={styles.intro}>{jet.description}</p>
          <h2>Scheda tecnica</h2>
          <JetFactList jet={jet} />
        </div>
        <RouteList
          className={styles.routes}
          id="routes-title"
          title={JET_PAGE_WORDS.routesFrom(city.name)}
          routes={routes}
          jet={jet.slug}
          note={JET_PAGE_WORDS.routesFlown}
          look="inColumns"
        />
      </PageGrid>
      <CustomContent html={head.content} />
      {similar.length > 0 && (
        <Section aria-labelledby="similar-title">
          <SectionHeading id="similar-title" size="title" title={JET_PAGE_WORDS.otherJetsOfType({ type: jet.type })} />
          <JetCardList jets={similar} />
        </Section>
      )}
    </>
  );
}

/** Lists the technical data of a jet (product.md#jets). */
function JetFactList({ jet }: { jet: Jet }) {
  const metres = (value: number) => JET_PAGE_WORDS.metres({ figure: value.toFixed(2).replace(".", ",") });
  const rows = [
    ["Passeggeri", JET_PAGE_WORDS.upTo({ passengers: passengersLabel(jet.passengers) })],
    ["Equipaggio", passengersLabel(jet.crewSize)],
    ["Autonomia", formatKilometres(jet.rangeKm)],
    ["Velocità di crociera", JET_PAGE_WORDS.speed({ kilometres: formatKilometres(jet.cruiseSpeedKmh) })],
    ["Bagaglio", formatKilograms(jet.maxBaggageKg)],
    ["Altezza cabina", metres(jet.cabinHeightM)],
    ["Larghezza cabina", metres(jet.cabinWidthM)],
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
  return (
    <PictureGallery
      pictures={toJetPictures(jet)}
      label={JET_PAGE_WORDS.picturesOf({ jet: jetTitle(jet) })}
      caption={
        jet.images.some((image) => image.startsWith("/pictures/")) &&
        "Illustrazione nostra. Modello e prestazioni sono quelli indicati; livrea e interni dell'esemplare te li confermiamo con il preventivo."
      }
    />
  );
}
