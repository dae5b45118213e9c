import receiptStyles from "#app/features/bookings/receipt.module.css";
import { ReceiptCard, RentalTermsRows } from "#app/features/bookings/receipt.tsx";
import { PrivatePage, PrivatePageHeader } from "#app/features/shell/private-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { formatEuro } from "#domain/money.ts";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { paths } from "#domain/paths.ts";
import { toQuoteRows } from "#domain/quotes/quote-rows.ts";
import { AcceptForm, DeclineForm, type RefusedQuoteAnswer } from "./answer-forms.tsx";
import styles from "./quote-page.module.css";
import { quoteHeadline, quoteLead, quoteStateLabel } from "./quote-words.ts";

/** Renders /preventivo/{token}: the quote, until when it is valid, and the forms to accept or decline it. */
export function PrivateQuotePage({ quote, answer }: { quote: CustomerQuote; answer: RefusedQuoteAnswer | undefined }) {
  const site = useSite();
  const isOpen = quote.closed === null;
  return (
    <PrivatePage>
      <PrivatePageHeader
        reference={quote.reference}
        state={quoteStateLabel(quote)}
        title={quoteHeadline(quote)}
        lead={quoteLead(quote, site)}
        className={styles.words}
      >
        {quote.bookingToken && (
          <ButtonLink to={paths.booking(quote.bookingToken)} variant="outline" className={styles.onward}>
            Vedi la prenotazione
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
  return (
    <ReceiptCard title={quote.title} aside={quote.reference}>
      <DefinitionRows
        className={receiptStyles.rows}
        rows={[
          // Two lines may be equal.
          ...toQuoteRows(quote).map(({ label, value }, index) => ({ key: index, label, value })),
          { key: "total", label: "Totale", value: formatEuro(quote.total), className: receiptStyles.total },
        ]}
      />
      {quote.graceSentence && <Text look="caption">{quote.graceSentence}</Text>}
      {quote.terms && <p className={styles.terms}>{quote.terms}</p>}
      {quote.hire && (quote.closed === null || quote.status === "accepted") && <RentalTermsRows {...quote.hire} />}
    </ReceiptCard>
  );
}
