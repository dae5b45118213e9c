import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/fields/field.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import {
  CONVERSATION_ID,
  type ConversationMessage,
  type ConversationQuote,
  MAX_MESSAGE_CHARACTERS,
} from "#domain/messages/conversation.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { formatDateAndTime } from "#domain/rental-period/format-moment.ts";
import { say } from "#domain/words/say.ts";
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
  const words = useWords("conversation");
  const texts = words.conversation;
  return (
    <section className={styles.root} id={CONVERSATION_ID} aria-labelledby="conversation-title">
      <h2 id="conversation-title">{texts.title}</h2>
      {messages.length + quotes.length === 0 && <p className={styles.none}>{texts.noMessages}</p>}
      <ol className={styles.messages}>
        {[...messages, ...quotes]
          .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
          .map((entry) => (
            <li key={entry.id} data-side={"token" in entry ? "staff" : entry.side}>
              <p className={styles.by}>
                <b>{entry.author ?? say(words, texts.formerStaff, { company: site.name })}</b>{" "}
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
  const words = useWords("conversation");
  const { reference, title, token } = quote;
  return (
    <>
      <p className={styles.body}>{say(words, words.conversation.quote, { reference, title })}</p>
      <p className={styles.body}>
        <MoreLink to={usePaths().quote(token)}>{words.conversation.openQuote}</MoreLink>
      </p>
    </>
  );
}

function MessageTime({ at }: { at: Date }) {
  const moment = toCivilMoment(at, useSite().timeZone);
  return <time dateTime={at.toISOString()}>{formatDateAndTime(useWords("moments"), moment)}</time>;
}

function MessageForm({ intent, hint, hasEmail, messageKey, refused }: MessageFormProps) {
  const site = useSite();
  const words = useWords("conversation", "replyPromise");
  const texts = words.conversation;
  const promise = hasEmail ? texts.promiseByMail : texts.promise;
  return (
    <form
      method="post"
      className={styles.form}
      aria-label={texts.form}
      data-submit-without-navigation={CONVERSATION_ID}
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="key" value={messageKey} />
      <TextArea
        name="body"
        label={texts.field}
        required
        maxLength={MAX_MESSAGE_CHARACTERS}
        rows={6}
        defaultValue={refused?.body ?? ""}
        error={refused?.problem}
        hint={hint}
      />
      <div className={styles.foot}>
        <Button type="submit" pendingLabel={texts.sending}>
          {texts.send}
        </Button>
        <Text look="caption">{say(words, promise, { hours: promisedHours(words, site) })}</Text>
      </div>
    </form>
  );
}
