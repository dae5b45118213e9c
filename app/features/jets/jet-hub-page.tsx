import { CustomContent } from "#app/features/catalogue/custom-content.tsx";
import { FaqList } from "#app/features/catalogue/faq-list.tsx";
import { ThemedPicture } from "#app/features/catalogue/themed-picture.tsx";
import { DepartureCities } from "#app/features/jets/departure-cities.tsx";
import { EstimatePanel } from "#app/features/jets/estimate-panel.tsx";
import { FlightPlaceSuggestions } from "#app/features/jets/flight-place-field.tsx";
import { JetTypeRows } from "#app/features/jets/jet-type-rows.tsx";
import { JET_PAGE_WORDS } from "#app/features/jets/jet-words.ts";
import FlightQuoteForm from "#app/features/jets/quote-form.tsx";
import { QuoteRequestSection, type RefusedQuoteRequest } from "#app/features/jets/quote-request-section.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { buildJetFaqs } from "#domain/faqs/jet-faqs.ts";
import { jetBenefits } from "#domain/jets/jet-texts.ts";
import type { JetHubPageData } from "#domain/pages/jet-pages.ts";
import { paths } from "#domain/paths.ts";
import { PAGES_IT } from "#domain/words/shell/pages.it.ts";
import styles from "./jet-hub-page.module.css";

interface JetHubPageProps extends JetHubPageData {
  /** The submitted request that the server refused. */
  refusedRequest: RefusedQuoteRequest | null;
}

/** Renders /private-jet-charter (product.md#jet-pages): quote form with estimate, destinations, four types, four benefits, questions. */
export function JetHubPage(props: JetHubPageProps) {
  const site = useSite();
  const words = useWords("jetFaqs", "openingHours", "replyPromise");
  const { quote, departures, cities, types, jets, rates, head, refusedRequest } = props;
  return (
    <>
      <section className={styles.hero} data-under-header="night" aria-labelledby="jets-title">
        <div data-ground="night" className={styles.words}>
          <Breadcrumbs crumbs={head.crumbs} />
          <PageGrid>
            <h1 id="jets-title">{head.h1}</h1>
            <p className={styles.intro}>
              {rates && <span>{JET_PAGE_WORDS.fleetSummary(jets.length, rates)} </span>}
              <span>{JET_PAGE_WORDS.replyPromise(site)}</span>
            </p>
          </PageGrid>
        </div>
        {/* The picture comes after the text in the HTML, because its position depends on the text's height: if it were painted earlier, it would
            shift. */}
        <ThemedPicture
          src="/pictures/jets/gulfstream-g650er/profile-1600.webp"
          alt="Jet privato in pista"
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
              title="Richiedi un preventivo"
              draft={quote.draft}
              problems={quote.problems}
              departures={departures}
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
          title={JET_PAGE_WORDS.noJets}
          hint={JET_PAGE_WORDS.noJetsHint}
          actions={
            <ButtonLink to={paths.contacts} variant="outline">
              {PAGES_IT.contacts}
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

/** Renders the four benefits of the hub (product.md#jet-pages) beside a picture of a cabin. */
function JetBenefitsSection() {
  const site = useSite();
  return (
    <PageGrid as="section" className={styles.benefits} aria-label="Perché volare con noi">
      <Picture
        src="/pictures/jets/dassault-falcon-900lx/cabin-800.webp"
        alt=""
        sizes="(min-width: 52rem) min(43vw, 762px), (min-width: 40rem) 92vw, 94vw"
      />
      <ul>
        {jetBenefits(site).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageGrid>
  );
}
