import { type FormEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldLabel, PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Textarea } from "#app/ui/panel/forms/input.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiBookingDetail } from "#domain/api/bookings.ts";
import { bookingNoteSchema } from "#domain/forms/booking-change.ts";
import { messages } from "#domain/messages.it.ts";
import styles from "./note-form.module.css";

/** An internal note for the colleagues: the renter never sees it. */
export function NoteForm({ booking }: { booking: ApiBookingDetail }) {
  const id = useId();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = bookingNoteSchema.safeParse({ note });
    setProblem(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (!parsed.success) return;
    setPending(true);
    try {
      await api.post("/api/bookings/:id/notes", { parameters: { id: booking.id }, body: parsed.data });
      setNote("");
      toast.success(messages.panel.bookings.noted);
      await revalidate();
    } catch (thrown) {
      toast.failure(thrown, messages.panel.bookings.noteFailed);
    }
    setPending(false);
  };
  return (
    <form className={styles.note} onSubmit={send} noValidate>
      <FieldLabel htmlFor={id}>Nota interna</FieldLabel>
      <Textarea
        id={id}
        rows={2}
        value={note}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-error`}
        onChange={({ target }) => setNote(target.value)}
      />
      {problem && <PanelFieldError id={`${id}-error`}>{problem}</PanelFieldError>}
      <Button type="submit" small pending={pending}>
        Aggiungi la nota
      </Button>
    </form>
  );
}
