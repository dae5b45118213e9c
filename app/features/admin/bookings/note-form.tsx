import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { useSentOnce } from "#app/features/admin/use-sent-once.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DraftLine } from "#app/ui/panel/drafts/draft-line.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { useActionPlace } from "#app/ui/panel/focus/action-place.ts";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { bookingNoteSchema } from "#domain/forms/bookings/booking-change.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./note-form.module.css";

/** An internal note for the colleagues: the renter never sees it. */
export function NoteForm({ booking }: { booking: ApiBookingDetail }) {
  const toast = useToast();
  const once = useSentOnce();
  const place = useActionPlace<HTMLFormElement>();
  const { revalidate } = useRevalidator();
  const form = useForm({ resolver: zodResolver(bookingNoteSchema), defaultValues: { note: "" } });
  const draft = useDraft(form, { form: "note", subject: booking.id });
  const send = form.handleSubmit(async (body) => {
    const parameters = { id: booking.id };
    try {
      await once({ parameters, body }, (idempotencyKey) =>
        api.post("/api/bookings/:id/notes", { parameters, body, idempotencyKey }),
      );
      draft.settle();
      form.reset();
      toast.success(panelMessages.bookings.noted);
      await revalidate();
    } catch (thrown) {
      toast.failure(thrown, panelMessages.bookings.noteFailed);
    }
  });
  return (
    <FormProvider {...form}>
      <form {...place} className={styles.note} onSubmit={send} noValidate>
        <DraftLine resumed={draft.resumed} onDiscard={draft.discard} />
        <TextareaField name="note" label="Nota interna" span={12} rows={2} />
        <Button type="submit" small pending={form.formState.isSubmitting}>
          Aggiungi la nota
        </Button>
      </form>
    </FormProvider>
  );
}
