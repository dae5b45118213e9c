import receiptStyles from "#app/features/bookings/receipt.module.css";
import { ReceiptCard, RentalTermsRows } from "#app/features/bookings/receipt.tsx";
import { PrivatePage, PrivatePageHeader } from "#app/features/shell/private-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { toQuoteRows } from "#domain/quotes/quote-rows.ts";
import { formatMoney } from "#domain/words/formats/format-number.ts";
import { AcceptForm, DeclineForm, type RefusedQuoteAnswer } from "./answer-forms.tsx";
import styles from "./quote-page.module.css";
import { quoteHeadline, quoteLead, quoteStateLabel } from "./quote-texts.ts";

/** Renders /preventivo/{token}: the quote, until when it is valid, and the forms to accept or decline it. */
export function PrivateQuotePage({ quote, answer }: { quote: CustomerQuote; answer: RefusedQuoteAnswer | undefined }) {
  const site = useSite();
  const words = useWords("quotePage", "bookingPage", "moments", "openingHours");
  const paths = usePaths();
  const isOpen = quote.closed === null;
  return (
    <PrivatePage>
      <PrivatePageHeader
        reference={quote.reference}
        state={quoteStateLabel(words, quote)}
        title={quoteHeadline(words, quote)}
        lead={quoteLead(words, quote, site)}
        className={styles.words}
      >
        {quote.bookingToken && (
          <ButtonLink to={paths.booking(quote.bookingToken)} variant="outline" className={styles.onward}>
            {words.quotePage.seeBooking}
          </ButtonLink>
        )}
      </PrivatePageHeader>
      <div className={styles.receipt}>
        <OfferedQuote quote={quote} />
      </div>
      {isOpen && (
        <div className={styles.answers}>
          <AcceptForm quote={quote} answer={answer} />
          <DeclineForm />
        </div>
      )}
    </PrivatePage>
  );
}

/** Renders the contents of the quote like a receipt. */
function OfferedQuote({ quote }: { quote: CustomerQuote }) {
  const words = useWords("receipt", "moments", "prices", "delivery");
  const nameOf = (slugOrCity: string) => quote.placeNames[slugOrCity] ?? slugOrCity;
  return (
    <ReceiptCard title={quote.title} aside={quote.reference}>
      <DefinitionRows
        className={receiptStyles.rows}
        rows={[
          // Two lines may be equal.
          ...toQuoteRows(words, { ...quote, nameOf }).map(({ label, value }, index) => ({ key: index, label, value })),
          {
            key: "total",
            label: words.prices.lines.total,
            value: formatMoney(words, quote.total),
            className: receiptStyles.total,
          },
          ...quote.vat.map(({ label, value }) => ({ key: label, label, value })),
        ]}
      />
      {quote.graceSentence && <Text look="caption">{quote.graceSentence}</Text>}
      {quote.terms && <p className={styles.terms}>{quote.terms}</p>}
      {quote.hire && (quote.closed === null || quote.status === "accepted") && <RentalTermsRows {...quote.hire} />}
    </ReceiptCard>
  );
}
