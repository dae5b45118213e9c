import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { DepartureCities } from "#app/features/jets/departure-cities.tsx";
import { EstimatePanel } from "#app/features/jets/estimate-panel.tsx";
import { FlightPlaceSuggestions } from "#app/features/jets/flight-place-suggestions.tsx";
import { JetTypeRows } from "#app/features/jets/jet-type-rows.tsx";
import FlightQuoteForm from "#app/features/jets/quote-form.tsx";
import { QuoteRequestSection, type RefusedQuoteRequest } from "#app/features/jets/quote-request-section.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { usePlaceName } from "#app/ui/words/use-place-name.ts";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { buildJetFaqs } from "#domain/faqs/jet-faqs.ts";
import type { HourlyRates } from "#domain/jets/jet-fleet.ts";
import type { JetHubPageData } from "#domain/pages/jet-pages.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./jet-hub-page.module.css";

interface JetHubPageProps extends JetHubPageData {
  /** The submitted request that the server refused. */
  refusedRequest: RefusedQuoteRequest | null;
}

/** Renders /private-jet-charter (product.md#jet-pages): quote form with estimate, destinations, four types, four benefits, questions. */
export function JetHubPage(props: JetHubPageProps) {
  const site = useSite();
  const words = useWords("jetPages", "pages", "jetFaqs", "openingHours", "replyPromise");
  const paths = usePaths();
  const placeName = usePlaceName();
  const { quote, departures, cities, types, jets, rates, head, refusedRequest } = props;
  return (
    <>
      <section className={styles.hero} data-under-header="night" aria-labelledby="jets-title">
        <div data-ground="night" className={styles.words}>
          <Breadcrumbs crumbs={head.crumbs} />
          <PageGrid>
            <h1 id="jets-title">{head.h1}</h1>
            <p className={styles.intro}>
              {rates && <span>{fleetSummary(words, jets.length, rates)} </span>}
              <span>
                {say(words, words.jetPages.replyPromise, { hours: promisedHours(words, site, "in-sentence") })}
              </span>
            </p>
          </PageGrid>
        </div>
        {/* The picture comes after the text in the HTML, because its position depends on the text's height: if it were painted earlier, it would
            shift. */}
        <ThemedPicture
          src="/pictures/jets/gulfstream-g650er/profile-1600.webp"
          alt={words.jetPages.heroPicture}
          sizes="(min-width: 52rem) max(100vw, 1209px), (min-width: 40rem) 100vw, 110vw"
          priority
        />
      </section>
      {jets.length > 0 ? (
        <>
          <PageGrid className={styles.quote}>
            <FlightQuoteForm
              isWide
              className={styles.form}
              title={words.jetPages.quoteFormTitle}
              draft={quote.draft}
              problems={quote.problems}
              departures={departures.map((name) => ({ value: name, label: placeName(name) }))}
              today={quote.today}
              jet={quote.jet}
            />
            <EstimatePanel quote={quote} className={styles.estimate} />
          </PageGrid>
          <FlightPlaceSuggestions />
          {quote.trip && <QuoteRequestSection quote={quote} refusal={refusedRequest} />}
        </>
      ) : (
        <EmptyState
          title={words.jetPages.noJets}
          hint={words.jetPages.noJetsHint}
          actions={
            <ButtonLink to={paths.contacts} variant="outline">
              {words.pages.contacts}
            </ButtonLink>
          }
        />
      )}
      {cities.length > 0 && <DepartureCities cities={cities} />}
      {jets.length > 0 && <JetTypeRows types={types} jets={jets} cities={cities} />}
      <JetBenefitsSection />
      <CustomContent html={head.content} />
      <FaqList faqs={buildJetFaqs(words, site, rates)} />
    </>
  );
}

/** The hub's first sentence: how many jets, and the hourly rates. */
function fleetSummary(words: Words<"jetPages">, count: number, { lowest, highest }: HourlyRates): string {
  if (lowest.rate === highest.rate)
    return say(words, words.jetPages.fleetAtRate, { count, rate: formatMoney(words, lowest.rate) });
  return say(words, words.jetPages.fleetFromRate, {
    count,
    lowest: formatMoney(words, lowest.rate),
    highest: formatMoney(words, highest.rate),
  });
}

/** Renders the four benefits of the hub (product.md#jet-pages) beside a picture of a cabin. */
function JetBenefitsSection() {
  const words = useWords("jetPages", "replyPromise");
  const { minutes, reply, pilots, car } = words.jetPages.benefits;
  const hours = promisedHours(words, useSite(), "in-words");
  const benefits = [minutes, { ...reply, title: say(words, reply.title, { hours }) }, pilots, car];
  return (
    <PageGrid as="section" className={styles.benefits} aria-label={words.jetPages.benefitsLabel}>
      <Picture
        src="/pictures/jets/dassault-falcon-900lx/cabin-800.webp"
        alt=""
        sizes="(min-width: 52rem) min(43vw, 762px), (min-width: 40rem) 92vw, 94vw"
      />
      <ul>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageGrid>
  );
}
