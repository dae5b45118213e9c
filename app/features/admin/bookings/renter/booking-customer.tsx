import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BOOKING_DETAIL_WORDS } from "#app/features/admin/bookings/booking-words.ts";
import { BanNotice } from "#app/features/admin/customers/ban-notice.tsx";
import { CUSTOMER_WORDS, SUGGESTION_TEXTS, suggestionValues } from "#app/features/admin/customers/customer-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { Sentence } from "#app/ui/words/sentence.tsx";
import type { ApiRequestCustomer } from "#domain/api/customers/customers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./booking-customer.module.css";

/** Shows a request's customer: rental ban, link to the record, and differing data that staff can copy into the record. */
export function BookingCustomer({ customer }: { customer: ApiRequestCustomer }) {
  return (
    <div className={styles.customer}>
      {customer.banned && <BanNotice />}
      <p>
        <Link className={textStyles.link} to={panelPaths.adminCustomer(customer.id)}>
          {BOOKING_DETAIL_WORDS.customerRecord(customer)}
        </Link>
      </p>
      {customer.suggestions.length > 0 && <CustomerSuggestions customer={customer} />}
    </div>
  );
}

function CustomerSuggestions({ customer }: { customer: ApiRequestCustomer }) {
  const { id, suggestions } = customer;
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const applySuggestions = async () => {
    setPending(true);
    try {
      const body = Object.fromEntries(suggestions.map(({ field, typed }) => [field, typed]));
      await api.patch("/api/customers/:id", { parameters: { id }, body });
      toast.success(CUSTOMER_WORDS.suggestionsApplied);
      await revalidate();
    } catch (thrown) {
      toast.failure(thrown, CUSTOMER_WORDS.updateFailed);
    }
    setPending(false);
  };
  return (
    <details>
      <summary className={textStyles.meta}>{CUSTOMER_WORDS.suggestionTitle}</summary>
      <ul className={styles.suggestions}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.field}>
            <Sentence
              text={suggestion.current ? SUGGESTION_TEXTS.changed : SUGGESTION_TEXTS.added}
              parameters={suggestionValues(suggestion)}
              elements={{
                typed: (text) => <span className={textStyles.strong}>{text}</span>,
                recorded: (text) => <span className={textStyles.meta}>{text}</span>,
              }}
            />
          </li>
        ))}
      </ul>
      <Button small pending={pending} onClick={applySuggestions}>
        Aggiorna la scheda
      </Button>
    </details>
  );
}
