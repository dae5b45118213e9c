import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CustomerEntries } from "#app/features/admin/customers/customer-entries.tsx";
import { CUSTOMER_WORDS } from "#app/features/admin/customers/customer-words.ts";
import { ItalianMoment } from "#app/features/admin/site-dates.tsx";
import { useSentOnce } from "#app/features/admin/use-sent-once.ts";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomerDetail } from "#domain/api/customers.ts";
import { customerNoteSchema } from "#domain/forms/customer.ts";

/** What staff wrote down about a customer, the newest first. */
export function CustomerNotes({ customer: { id, notes } }: { customer: ApiCustomerDetail }) {
  const toast = useToast();
  const once = useSentOnce();
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
