import { useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CustomerConsents } from "#app/features/admin/customers/customer-consents.tsx";
import { CustomerEntries } from "#app/features/admin/customers/customer-entries.tsx";
import { CustomerFacts } from "#app/features/admin/customers/customer-facts.tsx";
import { CustomerForm } from "#app/features/admin/customers/customer-form.tsx";
import { CustomerHistory } from "#app/features/admin/customers/customer-history.tsx";
import { CUSTOMER_WORDS } from "#app/features/admin/customers/customer-words.ts";
import { DuplicateCustomers } from "#app/features/admin/customers/duplicate-customers.tsx";
import { EraseDialog } from "#app/features/admin/customers/erase-dialog.tsx";
import { RentalBanSection } from "#app/features/admin/customers/rental-ban-section.tsx";
import { QuoteHistory, type QuoteHistoryProps } from "#app/features/admin/quotes/quote-history.tsx";
import { saveFile } from "#app/features/admin/save-file.ts";
import { ItalianMoment } from "#app/features/admin/site-dates.tsx";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageHeader } from "#app/ui/panel/page-header.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import type { ApiCustomerDetail } from "#domain/api/customers/customers.ts";
import { customerNoteSchema } from "#domain/forms/customers/customer.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./customer-page.module.css";

export interface CustomerPageProps {
  customer: ApiCustomerDetail;
  /** The customer's quotes and the orders made from them. */
  quoteHistory: QuoteHistoryProps;
  /** The roles of the signed-in user. */
  roles: readonly Role[];
}

/** Shows everything about a customer: facts, history, quotes, notes, consents, possible duplicates and privacy. */
export function CustomerPage({ customer, quoteHistory, roles }: CustomerPageProps) {
  const [editing, setEditing] = useState(false);
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title={customer.name}
        record={customer.id}
        meta={customer.company_name}
        back={{ to: panelPaths.adminCustomers + search, label: "Torna ai clienti" }}
        actions={
          <Button icon="edit" onClick={() => setEditing(true)}>
            Modifica
          </Button>
        }
      />
      <div className={styles.customer}>
        <div className={styles.facts}>
          <RentalBanSection customer={customer} canBan={can(roles, "customers.ban")} />
          <DuplicateCustomers customer={customer} />
          <CustomerFacts customer={customer} />
          <CustomerPrivacy customer={customer} canErase={can(roles, "customers.erase")} />
        </div>
        <div className={styles.history}>
          <CustomerHistory customer={customer} />
          <QuoteHistory {...quoteHistory} newQuotePath={panelPaths.adminNewQuote(`customer=${customer.id}`)} />
          <CustomerNotes customer={customer} />
          <CustomerConsents customer={customer} />
        </div>
      </div>
      <CustomerForm customer={editing ? customer : undefined} onClose={() => setEditing(false)} />
    </>
  );
}

/** Lists the staff's notes about a customer, newest first. */
function CustomerNotes({ customer: { id, notes } }: { customer: ApiCustomerDetail }) {
  const toast = useToast();
  const once = useIdempotentCall();
  const { revalidate } = useRevalidator();
  return (
    <CustomerEntries
      title="Note"
      add="Aggiungi una nota"
      none="Nessuna nota."
      entries={notes}
      entry={(note) => (
        <>
          <p className={textStyles.written}>{note.body}</p>
          <p className={textStyles.meta}>
            {note.author_name ?? "Staff"}, <ItalianMoment at={note.created_at} />
          </p>
        </>
      )}
      form={(state) => (
        <FormDialog
          {...state}
          size="narrow"
          title="Nota interna"
          schema={customerNoteSchema}
          values={{ body: "" }}
          draft={{ form: "customer-note", subject: id }}
          failure={CUSTOMER_WORDS.noteFailed}
          save={async (body) => {
            await once({ id, body }, (idempotencyKey) =>
              api.post("/api/customers/:id/notes", { parameters: { id }, body, idempotencyKey }),
            );
            toast.success(CUSTOMER_WORDS.noted);
            await revalidate();
          }}
        >
          <TextareaField name="body" label="Nota" required span={12} rows={4} hint="Il cliente non la vede." />
        </FormDialog>
      )}
    />
  );
}

/** The customer's privacy rights: export of all data, and erasure. */
function CustomerPrivacy({ customer, canErase }: { customer: ApiCustomerDetail; canErase: boolean }) {
  const [erasing, setErasing] = useState(false);
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const save = async (format: "html" | "json") => {
    setPending(true);
    try {
      const { file_name, html, data } = await api.post("/api/customers/:id/export", {
        parameters: { id: customer.id },
      });
      if (format === "html") saveFile(file_name, html, "text/html");
      else saveFile(file_name.replace(/html$/, "json"), JSON.stringify(data, null, 2), "application/json");
      toast.success(CUSTOMER_WORDS.exported);
    } catch (thrown) {
      toast.failure(thrown, CUSTOMER_WORDS.exportFailed);
    }
    setPending(false);
  };
  return (
    <Section className={styles.part}>
      <SectionTitle>I suoi dati</SectionTitle>
      <p className={textStyles.meta}>Tutto ciò che conserviamo di questa persona, in un solo file.</p>
      <Actions>
        <Button small icon="download" pending={pending} onClick={() => save("html")}>
          Esporta da leggere
        </Button>
        <Button small icon="download" pending={pending} onClick={() => save("json")}>
          Esporta in JSON
        </Button>
        {canErase && (
          <Button small icon="trash" critical onClick={() => setErasing(true)}>
            Cancella la persona…
          </Button>
        )}
      </Actions>
      {canErase && <EraseDialog customer={customer} open={erasing} onClose={() => setErasing(false)} />}
    </Section>
  );
}
