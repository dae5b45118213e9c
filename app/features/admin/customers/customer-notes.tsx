import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { customerWords } from "#app/features/admin/customers/customer-words.ts";
import { ItalianMoment } from "#app/features/admin/site-dates.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomerDetail } from "#domain/api/customers.ts";
import { customerNoteSchema } from "#domain/forms/customer.ts";
import styles from "./customer-entries.module.css";

/** What staff wrote down about a customer, the newest first. */
export function CustomerNotes({ customer: { id, notes } }: { customer: ApiCustomerDetail }) {
  const [adding, setAdding] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <Section>
      <SectionHead>
        <h2>Note</h2>
        <Button small icon="plus" onClick={() => setAdding(true)}>
          Aggiungi una nota
        </Button>
      </SectionHead>
      {notes.length === 0 && <p className={textStyles.meta}>Nessuna nota.</p>}
      <ul className={styles.entries}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={textStyles.written}>{note.body}</p>
            <p className={textStyles.meta}>
              {note.author_name ?? "Staff"}, <ItalianMoment at={note.created_at} />
            </p>
          </li>
        ))}
      </ul>
      <FormDialog
        open={adding}
        onClose={() => setAdding(false)}
        size="narrow"
        title="Nota interna"
        schema={customerNoteSchema}
        values={{ body: "" }}
        failure={customerWords.noteFailed}
        save={async (body) => {
          await api.post("/api/customers/:id/notes", { parameters: { id }, body });
          toast.success(customerWords.noted);
          await revalidate();
        }}
      >
        <TextareaField name="body" label="Nota" required span={12} rows={4} hint="Il cliente non la vede." />
      </FormDialog>
    </Section>
  );
}
