import { CONVERSATION_WORDS } from "#app/features/enquiries/enquiry-words.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/fields/field.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { type ConversationQuote, MAX_MESSAGE_CHARACTERS } from "#domain/enquiries/conversation.ts";
import type { EnquiryConversation } from "#domain/pages/content-pages.ts";
import { formatItalianLong, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import styles from "./conversation.module.css";

export interface RefusedMessage {
  problem: string;
  /** The submitted text, to show it again. */
  body: string;
}

interface ConversationProps {
  conversation: EnquiryConversation;
  /** The message's idempotency key, submitted with the form. */
  messageKey: string;
  refused: RefusedMessage | undefined;
}

/** Renders the messages of an enquiry and the form for the next message, which is a plain POST. */
export function Conversation({ conversation, messageKey, refused }: ConversationProps) {
  const { messages, quotes } = conversation;
  const site = useSite();
  return (
    <section className={styles.root} id="conversazione" aria-labelledby="conversation-title">
      <h2 id="conversation-title">{CONVERSATION_WORDS.title}</h2>
      {messages.length + quotes.length === 0 && <p className={styles.none}>{CONVERSATION_WORDS.noMessages}</p>}
      <ol className={styles.messages}>
        {[...messages, ...quotes]
          .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
          .map((entry) => (
            <li key={entry.id} data-side={"path" in entry ? "staff" : entry.side}>
              <p className={styles.by}>
                <b>{entry.author ?? CONVERSATION_WORDS.formerStaffAuthor(site.name)}</b>{" "}
                <MessageTime at={entry.createdAt} />
              </p>
              {"path" in entry ? <QuoteEntry quote={entry} /> : <p className={styles.body}>{entry.body}</p>}
            </li>
          ))}
      </ol>
      {/* After sending, the message is listed above and the form is empty. */}
      <MessageForm key={messages.length} {...{ conversation, messageKey, refused }} />
    </section>
  );
}

function QuoteEntry({ quote }: { quote: ConversationQuote }) {
  return (
    <>
      <p className={styles.body}>{CONVERSATION_WORDS.quote(quote)}</p>
      <p className={styles.body}>
        <MoreLink to={quote.path}>{CONVERSATION_WORDS.openQuote}</MoreLink>
      </p>
    </>
  );
}

function MessageTime({ at }: { at: Date }) {
  const { date, time } = toCivilMoment(at, useSite().timeZone);
  return <time dateTime={at.toISOString()}>{CONVERSATION_WORDS.moment({ day: formatItalianLong(date), time })}</time>;
}

function MessageForm({ conversation, messageKey, refused }: ConversationProps) {
  const site = useSite();
  return (
    <form
      method="post"
      className={styles.form}
      aria-label={CONVERSATION_WORDS.form}
      data-submit-without-navigation="conversazione"
    >
      <input type="hidden" name="key" value={messageKey} />
      <TextArea
        name="body"
        label={CONVERSATION_WORDS.field}
        required
        maxLength={MAX_MESSAGE_CHARACTERS}
        rows={6}
        defaultValue={refused?.body ?? ""}
        error={refused?.problem}
        hint={conversation.status === "closed" ? CONVERSATION_WORDS.reopens : undefined}
      />
      <div className={styles.foot}>
        <Button type="submit" pendingLabel={CONVERSATION_WORDS.sending}>
          {CONVERSATION_WORDS.send}
        </Button>
        <Text look="caption">{CONVERSATION_WORDS.promise(site)}</Text>
      </div>
    </form>
  );
}
