import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BOOKING_MESSAGE_WORDS } from "#app/features/admin/bookings/messages/booking-message-words.ts";
import { BookingTemplates } from "#app/features/admin/bookings/messages/booking-templates.tsx";
import { useNewMessages } from "#app/features/admin/messages/use-new-messages.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import { DraftNotice } from "#app/ui/panel/drafts/draft-notice.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { italianResolver } from "#app/ui/panel/forms/form-values.ts";
import { isProblem } from "#app/ui/panel/forms/problem.ts";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import type { ApiBookingMessage } from "#domain/api/messages/messages.ts";
import { bookingMessageSchema } from "#domain/forms/messages/staff-message.ts";
import { whatsappUrl } from "#domain/messages/whatsapp-url.ts";
import styles from "./booking-messages.module.css";

interface BookingMessageFormProps {
  booking: ApiBookingDetail;
  /** Oldest first. */
  messages: readonly ApiBookingMessage[];
}

const formSchema = bookingMessageSchema.pick({ body: true });

/** Writes to the renter: freely or from a template, by mail and on the renter's page, or with the same text in WhatsApp. */
export function BookingMessageForm({ booking, messages }: BookingMessageFormProps) {
  const { id, email, phone } = booking;
  const form = useForm({ resolver: italianResolver(formSchema), defaultValues: { body: "" } });
  const draft = useDraft(form, { form: "message", subject: id });
  const actionFocus = useFocusRetention<HTMLFormElement>();
  const { send, stale, author } = useSendMessage(booking, messages);
  const newMessages = useNewMessages({ messages, customer: booking.name, me: author });
  const notice = stale ?? newMessages.notice;
  const submit = form.handleSubmit(async ({ body }) => {
    if (!(await send(body))) return;
    draft.clear();
    form.reset();
    newMessages.dismiss();
  });
  const chat = whatsappUrl(phone, form.watch("body"));
  return (
    <FormProvider {...form}>
      <form {...actionFocus} className={styles.form} onSubmit={submit} noValidate>
        <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
        <BookingTemplates booking={booking} />
        <TextareaField name="body" label={BOOKING_MESSAGE_WORDS.field} span={12} rows={4} />
        {notice && (
          <NoticeBox tone="critical" role="alert">
            {BOOKING_MESSAGE_WORDS.changedMeanwhile(notice)}
          </NoticeBox>
        )}
        <p className={textStyles.meta}>{BOOKING_MESSAGE_WORDS.goesTo(email)}</p>
        <div className={styles.actions}>
          <Button type="submit" small pending={form.formState.isSubmitting}>
            {notice ? BOOKING_MESSAGE_WORDS.sendAnyway : BOOKING_MESSAGE_WORDS.send}
          </Button>
          {chat && (
            <ButtonLink small to={chat} target="_blank" rel="noopener">
              {BOOKING_MESSAGE_WORDS.whatsapp}
            </ButtonLink>
          )}
        </div>
        {chat && <p className={textStyles.meta}>{BOOKING_MESSAGE_WORDS.whatsappHint}</p>}
      </form>
    </FormProvider>
  );
}

/** Sends a message once, however often the button is pressed. */
function useSendMessage({ id, email }: ApiBookingDetail, messages: readonly ApiBookingMessage[]) {
  const toast = useToast();
  const callOnce = useIdempotentCall();
  const { revalidate } = useRevalidator();
  /** The server's message that somebody wrote meanwhile; null if nobody did. */
  const [stale, setStale] = useState<string | null>(null);
  /** The user's id, known once they have sent a message. */
  const [author, setAuthor] = useState<string | null>(null);
  const send = async (body: string): Promise<boolean> => {
    setStale(null);
    const last_message = messages.at(-1)?.id ?? null;
    try {
      // The idempotency key depends only on the text: sending the same text again, with newer messages seen, is the same message.
      const sent = await callOnce(body, (idempotencyKey) =>
        api.post("/api/bookings/:id/messages", { parameters: { id }, body: { body, last_message }, idempotencyKey }),
      );
      setAuthor(sent.author);
      toast.success(BOOKING_MESSAGE_WORDS.sent(email));
      await revalidate();
      return true;
    } catch (thrown) {
      if (isProblem(thrown) && thrown.errors.some(({ path }) => path === "last_message")) setStale(thrown.detail);
      else toast.failure(thrown, BOOKING_MESSAGE_WORDS.failed);
      await revalidate();
      return false;
    }
  };
  return { send, stale, author };
}
