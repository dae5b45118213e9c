import { useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import noticeStyles from "#app/features/admin/bookings/alerts/alerts.module.css";
import { BookingMessageForm } from "#app/features/admin/bookings/messages/booking-message-form.tsx";
import { BOOKING_MESSAGE_WORDS } from "#app/features/admin/bookings/messages/booking-message-words.ts";
import { MessageList } from "#app/features/admin/messages/message-list.tsx";
import { useMarkRead } from "#app/features/admin/messages/use-mark-read.ts";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { DetailPaneSection } from "#app/ui/panel/overlays/split-view.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import type { ApiBookingMessage } from "#domain/api/messages/messages.ts";
import { isBookingLinkExpired } from "#domain/bookings/private-link.ts";
import styles from "./booking-messages.module.css";

interface BookingConversationProps {
  booking: ApiBookingDetail;
  /** Oldest first. */
  messages: readonly ApiBookingMessage[];
  /** When the messages were loaded, by the browser's clock. */
  loadedAt: number;
}

/** Shows the messages between staff and renter, and the form for the next one (product.md#conversation). */
export function BookingConversation({ booking, messages, loadedAt }: BookingConversationProps) {
  return (
    <DetailPaneSection aria-labelledby="booking-conversation">
      <h3 id="booking-conversation" className={styles.title}>
        {BOOKING_MESSAGE_WORDS.title}
      </h3>
      {messages.length === 0 ? (
        <p className={textStyles.meta}>{BOOKING_MESSAGE_WORDS.none}</p>
      ) : (
        <MessageList messages={messages} customer={booking.name} loadedAt={loadedAt} />
      )}
      {isLinkExpired(booking, loadedAt) ? (
        <p className={textStyles.meta}>{BOOKING_MESSAGE_WORDS.expired}</p>
      ) : (
        <BookingMessageForm booking={booking} messages={messages} />
      )}
    </DetailPaneSection>
  );
}

const isLinkExpired = ({ status, return_at, returned_at }: ApiBookingDetail, now: number): boolean =>
  isBookingLinkExpired(
    {
      status,
      holdExpiresAt: null,
      return: { at: new Date(return_at) },
      returnedAt: returned_at ? new Date(returned_at) : null,
    },
    new Date(now),
  );

/**
 * Says at the top of the details that the renter wrote, if staff had not read it when the booking was opened, with the last message. Marks the
 * conversation as read. The notice stays until staff answer or close the details.
 */
export function UnreadNotice({ booking, messages, loadedAt }: BookingConversationProps) {
  const { id, unread } = booking;
  const [wasUnread, setWasUnread] = useState(unread);
  if (unread && !wasUnread) setWasUnread(true);
  useMarkRead({
    unread,
    last: messages.at(-1)?.id,
    mark: (upTo) => api.post("/api/bookings/:id/messages/read", { parameters: { id }, body: { up_to: upTo } }),
  });
  const lastAnswer = messages.findLastIndex(({ side }) => side === "staff");
  const unanswered = messages.slice(lastAnswer + 1);
  const latest = unanswered.at(-1);
  if (!wasUnread || !latest) return null;
  return (
    <NoticeBox as="div" className={noticeStyles.notice}>
      <p className={textStyles.strong}>{BOOKING_MESSAGE_WORDS.unreadTitle(unanswered.length)}</p>
      <p className={`${textStyles.written} ${styles.latest}`}>{latest.body}</p>
      <p className={textStyles.meta}>
        <SiteMoment at={latest.created_at} now={new Date(loadedAt)} />. {BOOKING_MESSAGE_WORDS.answerBelow}
      </p>
    </NoticeBox>
  );
}
