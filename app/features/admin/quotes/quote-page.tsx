import { useState } from "react";
import { useFormState } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BanNotice } from "#app/features/admin/customers/ban-notice.tsx";
import { QuoteState } from "#app/features/admin/quotes/quote-state.tsx";
import { QUOTE_WORDS } from "#app/features/admin/quotes/quote-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiQuoteDetail } from "#domain/api/quotes/quotes.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { QUOTE_KIND_NAMES } from "#domain/quotes/quote.ts";
import { QuoteFacts } from "./quote-facts.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { quoteFormValues } from "./quote-values.ts";

/** Shows one quote: the form of a draft, or a sent quote with its outcome. */
export function QuotePage({ quote }: { quote: ApiQuoteDetail }) {
  const { act, pending } = useQuoteAction(quote);
  const withdraw = (
    <Button look="ghost" critical pending={pending} onClick={() => act("withdraw")}>
      Ritira il preventivo
    </Button>
  );
  return (
    <>
      <PageHeader
        title={quote.reference}
        record={quote.id}
        meta={
          <>
            {QUOTE_KIND_NAMES[quote.kind]}, {quote.name} <QuoteState status={quote.status} />
          </>
        }
        back={{ to: panelPaths.adminQuotes, label: "Torna ai preventivi" }}
        actions={quote.status === "sent" ? withdraw : undefined}
      />
      <PageBody>
        {quote.customer_banned && <BanNotice />}
        {quote.status === "draft" ? (
          <QuoteDraftForm quote={quote} pending={pending} onSend={() => act("send")} />
        ) : (
          <QuoteFacts quote={quote} />
        )}
      </PageBody>
    </>
  );
}

interface QuoteDraftFormProps {
  quote: ApiQuoteDetail;
  pending: boolean;
  onSend: () => void;
}

function QuoteDraftForm({ quote, pending, onSend }: QuoteDraftFormProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const parameters = { id: quote.id };
  return (
    <div {...useFocusRetention<HTMLDivElement>()}>
      <QuoteForm
        // Resets the form to the stored values after saving.
        key={quote.version}
        values={quoteFormValues(quote)}
        subject={quote.id}
        submitLabel="Salva la bozza"
        version={quote.version}
        failure={panelMessages.quotes.saveFailed}
        save={async (body, version, settle) => {
          await api.patch("/api/quotes/:id", { parameters, body: { ...body, version } });
          settle();
          toast.success(panelMessages.quotes.saved(quote.reference));
          await revalidate();
        }}
        reload={async () => {
          const now = await api.get("/api/quotes/:id", { parameters });
          return { values: quoteFormValues(now), version: now.version };
        }}
        actions={<SendButton email={quote.email} pending={pending} onSend={onSend} />}
      />
    </div>
  );
}

/** Sends the stored draft. Disabled while the form has unsaved changes. */
function SendButton({ email, pending, onSend }: { email: string; pending: boolean; onSend: () => void }) {
  const { isDirty } = useFormState();
  return (
    <>
      {isDirty && <span className={textStyles.meta}>Salva la bozza prima di inviarla.</span>}
      <Button look="primary" pending={pending} disabled={isDirty} onClick={onSend}>
        {QUOTE_WORDS.sendTo(email)}
      </Button>
    </>
  );
}

/** Sends or withdraws the stored quote. */
function useQuoteAction({ id, version }: ApiQuoteDetail) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const act = async (action: "send" | "withdraw") => {
    setPending(true);
    const call = { parameters: { id }, body: { version } };
    try {
      if (action === "send") await api.post("/api/quotes/:id/send", call);
      else await api.post("/api/quotes/:id/withdraw", call);
      toast.success(panelMessages.quotes[action === "send" ? "sent" : "withdrawn"]);
      await revalidate();
    } catch (thrown) {
      toast.failure(thrown, panelMessages.quotes[action === "send" ? "sendFailed" : "withdrawFailed"]);
    } finally {
      setPending(false);
    }
  };
  return { act, pending };
}
