import { FormProvider, useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { z } from "zod";
import { api } from "#app/features/admin/api-client.ts";
import { LanguageField } from "#app/features/admin/languages/language-fields.tsx";
import { ORDER_WORDS } from "#app/features/admin/orders/order-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DraftNotice } from "#app/ui/panel/drafts/draft-notice.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { FieldGrid } from "#app/ui/panel/forms/field-parts.tsx";
import { useFormSaving } from "#app/ui/panel/forms/form-saving.ts";
import { italianResolver } from "#app/ui/panel/forms/form-values.ts";
import { StaleNotice } from "#app/ui/panel/forms/stale-notice.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiOrder } from "#domain/api/orders/orders.ts";
import { orderNotesSchema } from "#domain/forms/orders/order.ts";
import styles from "./order-notes.module.css";

type Values = z.input<typeof orderNotesSchema>;

/** Edits the order's date, the staff notes, which the customer never reads, and the customer's language. */
export function OrderNotes({ order }: { order: ApiOrder }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const parameters = { id: order.id };
  const form = useForm<Values, unknown, z.output<typeof orderNotesSchema>>({
    resolver: italianResolver(orderNotesSchema),
    defaultValues: valuesOf(order),
  });
  const draft = useDraft(form, { form: "order-notes", subject: order.id });
  const { submit, stale } = useFormSaving(
    form,
    {
      version: order.version,
      failure: ORDER_WORDS.noteFailed,
      save: async (body, version, settle) => {
        await api.patch("/api/orders/:id", { parameters, body: { ...body, version } });
        settle();
        toast.success(ORDER_WORDS.noted);
        await revalidate();
      },
      reload: async () => {
        const now = await api.get("/api/orders/:id", { parameters });
        return { values: valuesOf(now), version: now.version };
      },
    },
    draft.clear,
  );
  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form className={styles.notes} noValidate onSubmit={form.handleSubmit(submit)}>
        <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
        {stale && <StaleNotice {...stale} pending={isSubmitting} />}
        {errors.root?.message && (
          <NoticeBox tone="critical" role="alert">
            {errors.root.message}
          </NoticeBox>
        )}
        <FieldGrid>
          <TextField name="service_on" label="Giorno del servizio" type="date" span={12} />
          <LanguageField span={12} />
          <TextareaField name="notes" label="Note interne" span={12} rows={3} />
        </FieldGrid>
        <Button type="submit" small pending={isSubmitting}>
          Salva giorno e note
        </Button>
      </form>
    </FormProvider>
  );
}

const valuesOf = ({ service_on, notes, language }: ApiOrder): Values => ({
  service_on: service_on ?? "",
  notes: notes ?? "",
  language,
});
