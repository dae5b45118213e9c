import { Link } from "react-router";
import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { JetList } from "#app/features/jets/jet-card.tsx";
import { JetFacts } from "#app/features/jets/jet-facts.tsx";
import { JetGallery } from "#app/features/jets/jet-gallery.tsx";
import { KnownPlaces } from "#app/features/jets/place-field.tsx";
import { QuoteForm } from "#app/features/jets/quote-form.tsx";
import { RouteList } from "#app/features/jets/route-list.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Price } from "#app/ui/price.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { jetTypeSlug } from "#domain/catalogue/jet.ts";
import { jetTitle } from "#domain/jets/fleet.ts";
import { emptyDraft } from "#domain/jets/quote-draft.ts";
import { messages } from "#domain/messages.it.ts";
import type { JetModelPageData } from "#domain/pages/jet-pages.ts";
import { paths } from "#domain/paths.ts";
import "./jets.css";
import "./jet-model.css";
import "./quote.css";

/** /private-jet-charter/{city}/{jetType}/{model} (B 2.4): gallery, hourly rate, technical data, amenities, cities served, routes, up to three like it. */
export function JetModelPage(props: JetModelPageData) {
  const { jet, city, otherCities, routes, similar, departures, today, head } = props;
  const type = jetTypeSlug(jet.type);
  return (
    <>
      <Breadcrumbs crumbs={head.crumbs} />
      <header className="grid-page jet-head">
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
            {jet.type}, {jet.airport ?? city.name}
          </span>
          {jet.reviews > 0 && (
            <span className="numerals">
              {jet.rating.toFixed(1).replace(".", ",")} su 5, {jet.reviews} giudizi
            </span>
          )}
          {!jet.available && <Badge variant="muted">{messages.rental.unavailable}</Badge>}
        </p>
      </header>
      <div className="grid-page jet-body">
        <div className="jet-pictures">
          <JetGallery jet={jet} />
        </div>
        <aside className="jet-quote" aria-label="Prezzo e preventivo">
          <p className="jet-quote-rate">
            <Price amount={jet.hourlyRate} unit={messages.jets.perHour} size="large" />
            <span className="caption">Equipaggio e carburante compresi, almeno un'ora per tratta.</span>
          </p>
          <QuoteForm
            key={`${city.slug} ${jet.slug}`}
            title="Quanto costa il tuo volo"
            draft={emptyDraft(city.name, jet.slug)}
            departures={departures}
            today={today}
            jet={{ slug: jet.slug, title: jetTitle(jet) }}
          />
          <KnownPlaces />
        </aside>
        <div className="jet-main">
          <p className="jet-intro">{jet.description}</p>
          <h2>Scheda tecnica</h2>
          <JetFacts jet={jet} />
          <h2>A bordo</h2>
          <ul className="jet-amenities">
            {jet.amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
          <h2>Città servite</h2>
          <p className="jet-served">
            <Link to={paths.jetCity(city.slug)}>{city.name}</Link>
            {otherCities.map(({ name, slug }) => (
              <Link key={slug} to={paths.jetModel(slug, type, jet.slug)}>
                {name}
              </Link>
            ))}
          </p>
          <RouteList
            id="routes-title"
            title={`Da ${city.name}, le tratte più richieste`}
            routes={routes}
            jet={jet.slug}
          />
        </div>
      </div>
      <CustomContent html={head.content} />
      {similar.length > 0 && (
        <section className="section" aria-labelledby="similar-title">
          <SectionHeading id="similar-title" title={`Altri ${jet.type}`} />
          <JetList jets={similar} />
        </section>
      )}
    </>
  );
}
