import { useId, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { QuotedPriceRows } from "#app/features/admin/bookings/price-rows.tsx";
import { LanguageSelect } from "#app/features/admin/languages/language-fields.tsx";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { QUOTE_WORDS } from "#app/features/admin/quotes/quote-words.ts";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiQuoteDetail } from "#domain/api/quotes/quotes.ts";
import type { Language } from "#domain/languages.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { toQuoteRows } from "#domain/quotes/quote-rows.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import { RECEIPT_IT } from "#domain/words/bookings/receipt.it.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { DELIVERY_IT } from "#domain/words/prices/delivery.it.ts";
import { MOMENTS_IT } from "#domain/words/requests/moments.it.ts";
import styles from "./quotes.module.css";

const QUOTE_ROW_WORDS = { ...ITALIAN_FORMATS, receipt: RECEIPT_IT, moments: MOMENTS_IT, delivery: DELIVERY_IT };

/** Shows a sent quote: content, recipient and outcome. */
export function QuoteFacts({ quote }: { quote: ApiQuoteDetail }) {
  const lines = quote.lines.map((line) => ({ ...line, amount: Math.round(line.amount * 100) }));
  return (
    <div className={styles.facts}>
      <Section>
        <SectionTitle>{quote.title}</SectionTitle>
        <QuotedPriceRows
          rows={toQuoteRows(QUOTE_ROW_WORDS, { lines, rental: quote.rental })}
          total={quote.total}
          terms={quote.terms}
        />
      </Section>
      <Section>
        <SectionTitle>A che punto è</SectionTitle>
        <DescriptionList>
          <dt>Cliente</dt>
          <dd>
            {quote.name}, {[quote.email, quote.phone].filter(Boolean).join(", ")}
          </dd>
          <QuoteLanguage quote={quote} />
          <dt>Vale fino a</dt>
          <dd>{formatItalianLong(quote.valid_until)}</dd>
          <Fact label="Scritto da" value={quote.author_name} />
          <Fact label="Parole del cliente" value={quote.decline_reason} />
          {quote.order && (
            <>
              <dt>Ordine</dt>
              <dd>
                <Link className={textStyles.link} to={panelPaths.adminOrder(quote.order)}>
                  {quote.order}
                </Link>
              </dd>
            </>
          )}
          {quote.booking && (
            <>
              <dt>Prenotazione</dt>
              <dd>
                <Link className={textStyles.link} to={panelPaths.adminBooking(quote.booking)}>
                  {quote.booking}
                </Link>
              </dd>
            </>
          )}
          {quote.enquiry_id && (
            <>
              <dt>Richiesta</dt>
              <dd>
                <Link className={textStyles.link} to={panelPaths.adminRequest(quote.enquiry_id)}>
                  Apri la richiesta
                </Link>
              </dd>
            </>
          )}
          {quote.private_url && (
            <>
              <dt>Pagina del cliente</dt>
              <dd>
                <a className={textStyles.link} href={quote.private_url} target="_blank" rel="noreferrer">
                  Apri il preventivo
                </a>
              </dd>
            </>
          )}
        </DescriptionList>
      </Section>
    </div>
  );
}

/** Changes the language of the customer's mails and private page, which a sent quote allows too. */
function QuoteLanguage({ quote: { id, version, language } }: { quote: ApiQuoteDetail }) {
  const fieldId = useId();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const change = async (chosen: Language) => {
    setPending(true);
    try {
      await api.put("/api/quotes/:id/language", { parameters: { id }, body: { language: chosen, version } });
      toast.success(QUOTE_WORDS.languageSet(languageLabel(chosen)));
    } catch (thrown) {
      toast.failure(thrown, QUOTE_WORDS.languageFailed);
    }
    try {
      await revalidate();
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <dt>
        <label htmlFor={fieldId}>Lingua</label>
      </dt>
      <dd>
        <LanguageSelect id={fieldId} value={language} disabled={pending} onSelect={change} />
      </dd>
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: string | null }) =>
  value && (
    <>
      <dt>{label}</dt>
      <dd className={textStyles.written}>{value}</dd>
    </>
  );
