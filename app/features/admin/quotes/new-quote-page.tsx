import { useLocation, useNavigate } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BanNotice } from "#app/features/admin/customers/ban-notice.tsx";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import type { ApiQuoteProposal } from "#domain/api/quotes/quotes.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { QuoteForm } from "./quote-form.tsx";
import { quoteFormValues } from "./quote-values.ts";

/** The form of a new quote, filled with the data of its enquiry or customer. */
export function NewQuotePage({ proposal }: { proposal: ApiQuoteProposal }) {
  const toast = useToast();
  const once = useIdempotentCall();
  const navigate = useNavigate();
  const { search } = useLocation();
  const back = proposal.enquiry_id
    ? { to: panelPaths.adminRequest(proposal.enquiry_id), label: "Torna alla richiesta" }
    : { to: panelPaths.adminQuotes, label: "Torna ai preventivi" };
  return (
    <>
      <PageHeader title="Nuovo preventivo" meta={proposal.name} back={back} />
      <PageBody>
        {proposal.customer_banned && <BanNotice />}
        <QuoteForm
          values={quoteFormValues(proposal)}
          subject={`new${search}`}
          submitLabel="Salva la bozza"
          failure={panelMessages.quotes.saveFailed}
          save={async (body, _version, settle) => {
            const { id, reference } = await once(body, (idempotencyKey) =>
              api.post("/api/quotes", { body, idempotencyKey }),
            );
            toast.success(panelMessages.quotes.saved(reference));
            settle();
            await navigate(panelPaths.adminQuote(id));
          }}
        />
      </PageBody>
    </>
  );
}
