import type { ComponentProps } from "react";
import { replyWithinStep } from "#app/features/bookings/booking-texts.ts";
import { enquiryHeading, enquiryLead, isUnanswered } from "#app/features/enquiries/enquiry-texts.ts";
import { Conversation } from "#app/features/messages/conversation.tsx";
import { AccentCard } from "#app/ui/cards/accent-card.tsx";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { usePaths, useWords } from "#app/ui/words/words-context.tsx";
import { replyDeadline } from "#domain/enquiries/reply-deadline.ts";
import type { EnquiryConversation, EnquiryReceipt } from "#domain/pages/content-pages.ts";
import styles from "./enquiry-page.module.css";

interface EnquiryPageProps extends Pick<ComponentProps<typeof Conversation>, "messageKey" | "refused"> {
  receipt: EnquiryReceipt;
  conversation: EnquiryConversation | null;
}

/** Renders /richiesta/{token}: the enquiry with its reference, the next steps and the conversation. */
export function EnquiryPage({ receipt, conversation, ...form }: EnquiryPageProps) {
  const { reference, kind, rows } = receipt;
  const site = useSite();
  const words = useWords("enquiryPage", "moments");
  const paths = usePaths();
  const { enquiryPage: texts } = words;
  const deadline = replyDeadline(words, receipt.waitingSince, site);
  const isFlight = kind === "jet" && site.offers.jets;
  return (
    <PageGrid className={styles.root} data-short-page="">
      <header>
        <h1>{enquiryHeading(words, conversation)}</h1>
        <p>
          <Sentence
            text={enquiryLead(words, conversation)}
            parameters={{ deadline, phone: site.phone }}
            elements={{ phone: (text) => <a href={site.phoneHref}>{text}</a> }}
          />
        </p>
      </header>
      <AccentCard className={styles.ticket} aria-label={texts.summary}>
        <Text look="caps">{texts.code}</Text>
        <p className={styles.code}>{reference}</p>
        <DefinitionRows className={styles.rows} rows={rows} />
      </AccentCard>
      {isUnanswered(conversation) && <EnquirySteps receipt={receipt} />}
      {conversation && (
        <Conversation
          messages={conversation.messages}
          quotes={conversation.quotes}
          hint={conversation.status === "closed" ? texts.reopens : undefined}
          hasEmail
          {...form}
        />
      )}
      <p>
        <MoreLink to={isFlight ? paths.jets : paths.explore()}>
          {isFlight ? texts.backToJets : texts.backToCollection}
        </MoreLink>
      </p>
    </PageGrid>
  );
}

/** Lists the next steps while nobody has replied. */
function EnquirySteps({ receipt }: { receipt: EnquiryReceipt }) {
  const site = useSite();
  const words = useWords("enquiryPage", "moments");
  const { steps } = words.enquiryPage;
  const nextStep = steps.next[receipt.kind];
  return (
    <ol className={styles.steps}>
      <li>
        <b>{replyWithinStep(words, receipt.waitingSince, site)}</b>
        <p>{steps.contact}</p>
      </li>
      <li>
        <b>{nextStep.title}</b>
        <p>{nextStep.text}</p>
      </li>
      <li>
        <b>{steps.confirmation}</b>
        <p>{steps.nothingBinding}</p>
      </li>
    </ol>
  );
}
