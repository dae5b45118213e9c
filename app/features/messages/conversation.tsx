import { CONVERSATION_WORDS } from "#app/features/messages/message-words.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/fields/field.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths } from "#app/ui/words/words-context.tsx";
import {
  CONVERSATION_ID,
  type ConversationMessage,
  type ConversationQuote,
  MAX_MESSAGE_CHARACTERS,
} from "#domain/messages/conversation.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";
import styles from "./conversation.module.css";

export interface RefusedMessage {
  problem: string;
  /** The submitted text, to show it again. */
  body: string;
}

interface ConversationProps extends MessageFormProps {
  /** Oldest first. */
  messages: readonly ConversationMessage[];
  /** Quotes sent about the enquiry, shown among the messages. */
  quotes?: readonly ConversationQuote[];
}

interface MessageFormProps {
  /** The form's `intent` field, on a page with several forms. */
  intent?: string;
  /** Hint of the field. */
  hint?: string | undefined;
  /** Whether an answer also arrives by e-mail. */
  hasEmail: boolean;
  /** The message's idempotency key, submitted with the form. */
  messageKey: string;
  refused: RefusedMessage | undefined;
}

/** Renders the messages of an enquiry or a booking and the form for the next message, which is a plain POST. */
export function Conversation({ messages, quotes = [], ...form }: ConversationProps) {
  const site = useSite();
  return (
    <section className={styles.root} id={CONVERSATION_ID} aria-labelledby="conversation-title">
      <h2 id="conversation-title">{CONVERSATION_WORDS.title}</h2>
      {messages.length + quotes.length === 0 && <p className={styles.none}>{CONVERSATION_WORDS.noMessages}</p>}
      <ol className={styles.messages}>
        {[...messages, ...quotes]
          .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
          .map((entry) => (
            <li key={entry.id} data-side={"token" in entry ? "staff" : entry.side}>
              <p className={styles.by}>
                <b>{entry.author ?? CONVERSATION_WORDS.formerStaffAuthor(site.name)}</b>{" "}
                <MessageTime at={entry.createdAt} />
              </p>
              {"token" in entry ? <QuoteEntry quote={entry} /> : <p className={styles.body}>{entry.body}</p>}
            </li>
          ))}
      </ol>
      {/* After sending, the message is listed above and the form is empty. */}
      <MessageForm key={messages.length} {...form} />
    </section>
  );
}

function QuoteEntry({ quote }: { quote: ConversationQuote }) {
  return (
    <>
      <p className={styles.body}>{CONVERSATION_WORDS.quote(quote)}</p>
      <p className={styles.body}>
        <MoreLink to={usePaths().quote(quote.token)}>{CONVERSATION_WORDS.openQuote}</MoreLink>
      </p>
    </>
  );
}

function MessageTime({ at }: { at: Date }) {
  const { date, time } = toCivilMoment(at, useSite().timeZone);
  return <time dateTime={at.toISOString()}>{CONVERSATION_WORDS.moment({ day: formatItalianLong(date), time })}</time>;
}

function MessageForm({ intent, hint, hasEmail, messageKey, refused }: MessageFormProps) {
  const site = useSite();
  return (
    <form
      method="post"
      className={styles.form}
      aria-label={CONVERSATION_WORDS.form}
      data-submit-without-navigation={CONVERSATION_ID}
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="key" value={messageKey} />
      <TextArea
        name="body"
        label={CONVERSATION_WORDS.field}
        required
        maxLength={MAX_MESSAGE_CHARACTERS}
        rows={6}
        defaultValue={refused?.body ?? ""}
        error={refused?.problem}
        hint={hint}
      />
      <div className={styles.foot}>
        <Button type="submit" pendingLabel={CONVERSATION_WORDS.sending}>
          {CONVERSATION_WORDS.send}
        </Button>
        <Text look="caption">{CONVERSATION_WORDS.promise(site, hasEmail)}</Text>
      </div>
    </form>
  );
}
