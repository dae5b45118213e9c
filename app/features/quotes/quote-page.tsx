import receiptStyles from "#app/features/booking/receipt.module.css";
import { Conditions, ReceiptPaper } from "#app/features/booking/receipt.tsx";
import { PrivateHead, PrivatePage } from "#app/features/shell/private-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { useSite } from "#app/ui/site.tsx";
import { formatEuro } from "#domain/money.ts";
import type { CustomerQuote } from "#domain/pages/private-pages.ts";
import { paths } from "#domain/paths.ts";
import { quoteRows } from "#domain/quotes/quote-rows.ts";
import { AcceptForm, DeclineForm, type QuoteAnswer } from "./answer-forms.tsx";
import styles from "./quote-page.module.css";
import { quoteHeadline, quoteLead, quoteState } from "./quote-words.ts";

/** /preventivo/{token}: what the company offers, until when, and the two answers to it. */
export function PrivateQuotePage({ quote, answer }: { quote: CustomerQuote; answer: QuoteAnswer | undefined }) {
  const { phone } = useSite();
  const open = quote.closed === null;
  return (
    <PrivatePage>
      <PrivateHead
        reference={quote.reference}
        state={quoteState(quote)}
        title={quoteHeadline(quote)}
        lead={quoteLead(quote, phone)}
        className={styles.words}
      >
        {quote.bookingToken && (
          <ButtonLink to={paths.booking(quote.bookingToken)} variant="outline" className={styles.onward}>
            Vedi la prenotazione
          </ButtonLink>
        )}
      </PrivateHead>
      <div className={styles.receipt}>
        <Offer quote={quote} />
      </div>
      {open && (
        <div className={styles.answers}>
          <AcceptForm quote={quote} answer={answer} />
          <DeclineForm />
        </div>
      )}
    </PrivatePage>
  );
}

/** What is offered, on the same paper as a receipt. */
function Offer({ quote }: { quote: CustomerQuote }) {
  return (
    <ReceiptPaper title={quote.title} aside={quote.reference}>
      <DefinitionRows
        className={receiptStyles.rows}
        rows={[
          // Two lines may be alike.
          ...quoteRows(quote).map(({ label, value }, at) => ({ key: at, label, value })),
          { key: "total", label: "Totale", value: formatEuro(quote.total), className: receiptStyles.total },
        ]}
      />
      {quote.terms && <p className={styles.terms}>{quote.terms}</p>}
      {quote.hire && (quote.closed === null || quote.status === "accepted") && <Conditions {...quote.hire} />}
    </ReceiptPaper>
  );
}
