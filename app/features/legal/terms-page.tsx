import { DataController } from "#app/features/legal/data-controller.tsx";
import { FactRows } from "#app/features/legal/fact-rows.tsx";
import { type Chapter, LegalDocument } from "#app/features/legal/legal-document.tsx";
import { LEGAL_OFFER_WORDS } from "#app/features/legal/legal-offer-words.ts";
import { legalParagraphWords, plainWords, TERMS_PAGE_WORDS } from "#app/features/legal/legal-words.ts";
import { ReplaceableParagraph } from "#app/features/legal/replaceable-paragraph.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { SentenceFromParts } from "#app/ui/words/sentence-from-parts.tsx";
import { LEGAL_PAGE_TITLES, type LegalPageTexts, type LegalParagraph } from "#domain/legal/legal-texts.ts";
import { paths } from "#domain/paths.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import { depositReturnSentence, depositSentence, excessSentence, kaskoSentences } from "#domain/prices/rental-facts.ts";
import type { TermsRow } from "#domain/prices/terms.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { COMPANY_IT } from "#domain/words/company/company.it.ts";

interface TermsPageProps {
  /** The rental terms of the fleet; empty without vehicles. */
  rows: TermsRow[];
  texts: LegalPageTexts;
  crumbs: Crumb[];
}

/** Renders /termini: the rental terms, from the same source as the price box (product.md#deposit-and-terms), and how a booking works. */
export function TermsPage({ rows, texts, crumbs }: TermsPageProps) {
  const site = useSite();
  return (
    <LegalDocument
      title={LEGAL_PAGE_TITLES.terms}
      summary={plainWords(legalParagraphWords(site).terms.summary)}
      chapters={buildTermsChapters(rows, site, texts)}
      texts={texts}
      crumbs={crumbs}
    />
  );
}

function buildTermsChapters(rows: TermsRow[], site: SiteConfiguration, { paragraphs }: LegalPageTexts): Chapter[] {
  const paragraph = (name: LegalParagraph<"terms">) => (
    <ReplaceableParagraph words={legalParagraphWords(site).terms[name]} ownText={paragraphs[name]} />
  );
  const termsValue = (key: TermsRow["key"]) => rows.find((row) => row.key === key)?.value ?? "secondo la vettura";
  return [
    {
      id: "chi-siamo",
      title: "Con chi concludi il contratto",
      body: <DataController />,
    },
    {
      id: "prenotazione",
      title: "Come si prenota",
      body: (
        <>
          <p>{TERMS_PAGE_WORDS.booking(site)}</p>
          {paragraph("open_requests")}
          <p>{TERMS_PAGE_WORDS.payment(site)}</p>
        </>
      ),
    },
    {
      id: "modello",
      title: COMPANY_IT.modelPromise,
      body: paragraph("model"),
    },
    {
      id: "prezzo",
      title: "Il prezzo",
      body: (
        <>
          <p>{TERMS_PAGE_WORDS.days(site)}</p>
          <p>{TERMS_PAGE_WORDS.total(site)}</p>
        </>
      ),
    },
    {
      id: "condizioni",
      title: "Le condizioni della flotta",
      body: (
        <>
          <FactRows rows={rows} />
          {paragraph("vehicle_figures")}
        </>
      ),
    },
    {
      id: "guida",
      title: "Chi può guidare",
      body: (
        <p>
          {TERMS_PAGE_WORDS.drivers({
            age: lowercaseFirst(termsValue("age")),
            licence: lowercaseFirst(termsValue("licence")),
            site,
          })}
        </p>
      ),
    },
    {
      id: "deposito",
      title: "Deposito e franchigia",
      body: (
        <p>
          {depositSentence(ITALIAN_PRICES, lowercaseFirst(termsValue("deposit")), site.rentalRules)}{" "}
          {depositReturnSentence(ITALIAN_PRICES, site.rentalRules)}{" "}
          {excessSentence(ITALIAN_PRICES, lowercaseFirst(termsValue("excess")))}{" "}
          {kaskoSentences(ITALIAN_PRICES, site.rentalRules)}
        </p>
      ),
    },
    {
      id: "chilometri",
      title: "Chilometri",
      body: (
        <p>
          {TERMS_PAGE_WORDS.kilometres({
            included: lowercaseFirst(termsValue("kilometres")),
            extra: lowercaseFirst(termsValue("extraKilometre")),
          })}
        </p>
      ),
    },
    {
      id: "consegna",
      title: "Consegna e riconsegna",
      body: (
        <p>
          <SentenceFromParts
            parts={TERMS_PAGE_WORDS.delivery(site)}
            elements={{ cities: (text) => <Link to={paths.whereWeOperate}>{text}</Link> }}
          />
        </p>
      ),
    },
    {
      id: "annullamento",
      title: "Annullamento",
      body: (
        <>
          <p>
            <SentenceFromParts
              parts={TERMS_PAGE_WORDS.cancellation(site)}
              elements={{ phone: (text) => <a href={site.phoneHref}>{text}</a> }}
            />
          </p>
          <p>Chi possiede il collegamento privato può annullare: custodiscilo.</p>
        </>
      ),
    },
    ...buildOtherServicesChapter(site),
    {
      id: "illustrazioni",
      title: "Illustrazioni e fotografie",
      body: paragraph("pictures"),
    },
    {
      id: "legge",
      title: "Legge e reclami",
      body: paragraph("law"),
    },
  ];
}

/** Returns "Da € 3.000 a € 10.000" inside a sentence. */
function lowercaseFirst(value: string): string {
  return value.charAt(0).toLowerCase() + value.slice(1);
}

/** The chapter about what the company offers beside cars; none if it offers only cars (product.md#offers). */
function buildOtherServicesChapter(site: SiteConfiguration): Chapter[] {
  const title = LEGAL_OFFER_WORDS.services(site);
  if (title === null) return [];
  const body = (
    <p>
      <SentenceFromParts
        parts={LEGAL_OFFER_WORDS.otherServices(site)}
        elements={{ club: (text) => <Link to={paths.club}>{text}</Link> }}
      />
    </p>
  );
  return [{ id: "altri-servizi", title, body }];
}
