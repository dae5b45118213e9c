import { useMarkRead } from "#app/features/admin/requests/use-mark-read.ts";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiEnquiryDetail, ApiEnquiryMessage } from "#domain/api/enquiries.ts";
import styles from "./message-list.module.css";

/** What both sides wrote since the request came in, the first on top; seen here, it is read. */
export function MessageList({ request, loadedAt }: { request: ApiEnquiryDetail; loadedAt: number }) {
  const { messages } = request;
  useMarkRead(request);
  if (messages.length === 0) return null;
  return (
    <Section>
      <SectionTitle>Conversazione</SectionTitle>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id} data-side={message.side}>
            <p className={textStyles.meta}>
              {writerOf(message, request.name)} <SiteMoment at={message.created_at} now={new Date(loadedAt)} />
            </p>
            <p className={styles.body}>{message.body}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function writerOf({ side, author_name, author_email }: ApiEnquiryMessage, customer: string): string {
  return side === "customer" ? `${customer} (cliente)` : author_name || author_email || "Non più in servizio";
}
