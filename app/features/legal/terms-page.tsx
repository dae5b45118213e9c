import { DataController } from "#app/features/legal/data-controller.tsx";
import { FactRows } from "#app/features/legal/fact-rows.tsx";
import { type Chapter, LegalDocument } from "#app/features/legal/legal-document.tsx";
import {
  bookingText,
  daysText,
  legalParagraphs,
  listServices,
  plainText,
  quoteText,
  rentalTotalText,
} from "#app/features/legal/legal-texts-of-page.ts";
import { ReplaceableParagraph } from "#app/features/legal/replaceable-paragraph.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { WithItalian } from "#app/ui/words/with-italian.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { type LegalPageTexts, type LegalParagraph, languageOfPart, legalPart } from "#domain/legal/legal-texts.ts";
import type { Paths } from "#domain/paths.ts";
import {
  cancellationSentences,
  deliveryCostSentence,
  depositReturnSentence,
  depositSentence,
  driversSentences,
  excessSentence,
  kaskoSentences,
  paymentSentences,
} from "#domain/prices/rental-facts.ts";
import type { TermsRow } from "#domain/prices/terms.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type TermsWords = Words<
  "company" | "legal" | "prices" | "privacy" | "rentalFacts" | "replyPromise" | "requestHolds" | "terms"
>;

interface TermsPageProps {
  /** The rental terms of the fleet; empty without vehicles. */
  rows: TermsRow[];
  texts: LegalPageTexts;
  /** The price of a further driver in words; undefined if it costs nothing. */
  furtherDriverPrice?: string | undefined;
  /** Whether the cancellation of some rentals costs something. */
  hasCancellationFees?: boolean;
  crumbs: Crumb[];
}

/** Renders /termini: the rental terms, from the same source as the price box (product.md#deposit-and-terms), and how a booking works. */
export function TermsPage({ rows, texts, furtherDriverPrice, hasCancellationFees = false, crumbs }: TermsPageProps) {
  const site = useSite();
  const words = useWords(
    "company",
    "legal",
    "prices",
    "privacy",
    "rentalFacts",
    "replyPromise",
    "requestHolds",
    "terms",
  );
  return (
    <LegalDocument
      page="terms"
      summary={plainText(legalParagraphs(words, site).terms.summary)}
      chapters={buildTermsChapters(words, usePaths(), { rows, site, texts, furtherDriverPrice, hasCancellationFees })}
      texts={texts}
      crumbs={crumbs}
    />
  );
}

function buildTermsChapters(
  words: TermsWords,
  paths: Paths,
  {
    rows,
    site,
    texts,
    furtherDriverPrice,
    hasCancellationFees,
  }: Pick<TermsPageProps, "rows" | "texts" | "furtherDriverPrice" | "hasCancellationFees"> & {
    site: SiteConfiguration;
  },
): Chapter[] {
  const { terms } = words;
  const { titles } = terms;
  const { rentalRules } = site;
  const paragraphs = legalParagraphs(words, site).terms;
  const paragraph = (name: LegalParagraph<"terms">) => (
    <ReplaceableParagraph
      text={paragraphs[name]}
      ownText={texts.paragraphs[name]}
      ownTextLanguage={languageOfPart(texts, legalPart("paragraphs", name))}
    />
  );
  const termsValue = (key: TermsRow["key"]) =>
    lowercaseFirst(rows.find((row) => row.key === key)?.value ?? terms.byVehicle);
  return [
    { id: "chi-siamo", title: titles.company, body: <DataController /> },
    {
      id: "prenotazione",
      title: titles.booking,
      body: (
        <>
          <p>{bookingText(words, site)}</p>
          {paragraph("open_requests")}
          <p>
            <WithItalian text={say(words, terms.payment, { payment: paymentSentences(words, rentalRules) })} />
          </p>
        </>
      ),
    },
    { id: "modello", title: words.company.modelPromise, body: paragraph("model") },
    {
      id: "prezzo",
      title: titles.price,
      body: (
        <>
          <p>{daysText(words, site)}</p>
          <p>
            <WithItalian text={rentalTotalText(words, site)} />
          </p>
        </>
      ),
    },
    {
      id: "condizioni",
      title: titles.fleet,
      body: (
        <>
          <FactRows rows={rows} />
          {paragraph("vehicle_figures")}
        </>
      ),
    },
    {
      id: "guida",
      title: titles.drivers,
      body: (
        <p>
          <WithItalian
            text={say(words, terms.drivers, {
              age: termsValue("age"),
              licence: termsValue("licence"),
              drivers: driversSentences(words, rentalRules, furtherDriverPrice),
            })}
          />
        </p>
      ),
    },
    {
      id: "deposito",
      title: titles.deposit,
      body: (
        <p>
          <WithItalian text={depositSentence(words, termsValue("deposit"), rentalRules)} />{" "}
          {depositReturnSentence(words, rentalRules)} {excessSentence(words, termsValue("excess"))}{" "}
          <WithItalian text={kaskoSentences(words, rentalRules)} />
        </p>
      ),
    },
    {
      id: "chilometri",
      title: titles.kilometres,
      body: (
        <p>
          {say(words, terms.kilometres, {
            included: termsValue("kilometres"),
            extra: termsValue("extraKilometre"),
          })}
        </p>
      ),
    },
    {
      id: "consegna",
      title: titles.delivery,
      body: (
        <p>
          <Sentence
            text={terms.delivery}
            parameters={{ cost: deliveryCostSentence(words, site.delivery) }}
            elements={{ cities: (text) => <Link to={paths.whereWeOperate}>{text}</Link> }}
          />
        </p>
      ),
    },
    {
      id: "annullamento",
      title: titles.cancellation,
      body: (
        <>
          <p>
            <Sentence
              text={terms.cancellation}
              parameters={{
                cancellation: cancellationSentences(words, hasCancellationFees ? "varies" : undefined),
                phone: site.phone,
              }}
              elements={{ phone: (text) => <a href={site.phoneHref}>{text}</a> }}
            />
          </p>
          <p>{terms.linkHolder}</p>
        </>
      ),
    },
    ...buildOtherServicesChapter(words, paths, site),
    { id: "illustrazioni", title: titles.pictures, body: paragraph("pictures") },
    { id: "legge", title: titles.law, body: paragraph("law") },
  ];
}

const capitaliseFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns "Da € 3.000 a € 10.000" inside a sentence. */
function lowercaseFirst(value: string): string {
  return value.charAt(0).toLowerCase() + value.slice(1);
}

/** The chapter about what the company offers beside cars; none if it offers only cars (product.md#offers). */
function buildOtherServicesChapter(words: TermsWords, paths: Paths, site: SiteConfiguration): Chapter[] {
  const title = capitaliseFirst(listServices(words, site.offers, { club: "club" }));
  if (title === "") return [];
  const quote = quoteText(words, site);
  const body = (
    <p>
      {quote}
      {quote !== null && site.offers.club && " "}
      {site.offers.club && (
        <Sentence text={words.terms.club} elements={{ club: (text) => <Link to={paths.club}>{text}</Link> }} />
      )}
    </p>
  );
  return [{ id: "altri-servizi", title, body }];
}
