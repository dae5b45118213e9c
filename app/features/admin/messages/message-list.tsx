import { FORMER_STAFF_LABEL } from "#app/features/admin/enquiries/enquiry-texts.ts";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiMessage } from "#domain/api/messages/messages.ts";
import styles from "./message-list.module.css";

interface MessageListProps {
  /** Oldest first. */
  messages: readonly ApiMessage[];
  /** The customer's name. */
  customer: string;
  /** When the messages were loaded, by the browser's clock. */
  loadedAt: number;
}

/** Lists the messages of both sides of a conversation, oldest first. */
export function MessageList({ messages, customer, loadedAt }: MessageListProps) {
  return (
    <ol className={styles.messages}>
      {messages.map((message) => (
        <li key={message.id} data-side={message.side}>
          <p className={textStyles.meta}>
            {messageAuthor(message, customer)} <SiteMoment at={message.created_at} now={new Date(loadedAt)} />
          </p>
          <p className={styles.body}>{message.body}</p>
        </li>
      ))}
    </ol>
  );
}

function messageAuthor({ side, author_name, author_email }: ApiMessage, customer: string): string {
  return side === "customer" ? `${customer} (cliente)` : author_name || author_email || FORMER_STAFF_LABEL;
}
