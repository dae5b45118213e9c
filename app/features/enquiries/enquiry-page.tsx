import type { ComponentProps } from "react";
import {
  enquiryHeading,
  enquiryLead,
  isUnanswered,
  NEXT_STEP_WORDS,
  REOPENS_HINT,
  replyWithinStep,
} from "#app/features/enquiries/enquiry-words.ts";
import { Conversation } from "#app/features/messages/conversation.tsx";
import { AccentCard } from "#app/ui/cards/accent-card.tsx";
import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import { SentenceFromParts } from "#app/ui/words/sentence-from-parts.tsx";
import type { EnquiryConversation, EnquiryReceipt } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./enquiry-page.module.css";

interface EnquiryPageProps extends Pick<ComponentProps<typeof Conversation>, "messageKey" | "refused"> {
  receipt: EnquiryReceipt;
  conversation: EnquiryConversation | null;
}

/** Renders /richiesta/{token}: the enquiry with its reference, the next steps and the conversation. */
export function EnquiryPage({ receipt, conversation, ...form }: EnquiryPageProps) {
  const { reference, kind, rows } = receipt;
  const site = useSite();
  const isFlight = kind === "jet" && site.offers.jets;
  return (
    <PageGrid className={styles.root} data-short-page="">
      <header>
        <h1>{enquiryHeading(conversation)}</h1>
        <p>
          <SentenceFromParts
            parts={enquiryLead(conversation, receipt, site)}
            elements={{ phone: (text) => <a href={site.phoneHref}>{text}</a> }}
          />
        </p>
      </header>
      <AccentCard className={styles.ticket} aria-label="Riepilogo">
        <Text look="caps">Codice</Text>
        <p className={styles.code}>{reference}</p>
        <DefinitionRows className={styles.rows} rows={rows} />
      </AccentCard>
      {isUnanswered(conversation) && <EnquirySteps receipt={receipt} />}
      {conversation && (
        <Conversation
          messages={conversation.messages}
          quotes={conversation.quotes}
          hint={conversation.status === "closed" ? REOPENS_HINT : undefined}
          hasEmail
          {...form}
        />
      )}
      <p>
        <MoreLink to={isFlight ? paths.jets : paths.explore()}>
          {isFlight ? "Torna ai jet privati" : "Torna alla collezione"}
        </MoreLink>
      </p>
    </PageGrid>
  );
}

/** Lists the next steps while nobody has replied. */
function EnquirySteps({ receipt }: { receipt: EnquiryReceipt }) {
  const site = useSite();
  const nextStep = NEXT_STEP_WORDS[receipt.kind];
  return (
    <ol className={styles.steps}>
      <li>
        <b>{replyWithinStep(receipt, site)}</b>
        <p>Ti chiamiamo, o ti scriviamo se preferisci.</p>
      </li>
      <li>
        <b>{nextStep.title}</b>
        <p>{nextStep.text}</p>
      </li>
      <li>
        <b>La tua conferma</b>
        <p>Fino ad allora non paghi nulla e nulla ti impegna.</p>
      </li>
    </ol>
  );
}
