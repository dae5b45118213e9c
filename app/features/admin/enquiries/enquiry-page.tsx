import { useLocation } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { AnswerForm } from "#app/features/admin/enquiries/answer-form.tsx";
import { EnquiryFactsColumn } from "#app/features/admin/enquiries/enquiry-facts-column.tsx";
import { MessageList } from "#app/features/admin/messages/message-list.tsx";
import { useMarkRead } from "#app/features/admin/messages/use-mark-read.ts";
import { QuoteHistory, type QuoteHistoryProps } from "#app/features/admin/quotes/quote-history.tsx";
import { useAutoRevalidate } from "#app/features/admin/use-auto-revalidate.ts";
import { ButtonLink } from "#app/ui/panel/button.tsx";
import { PageHeader } from "#app/ui/panel/page-header.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiAnswerTemplate } from "#domain/api/answer-templates/answer-templates.ts";
import type { ApiEnquiryDetail, ApiStaffMember } from "#domain/api/enquiries/enquiries.ts";
import { ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { canAnswerEnquiry } from "#domain/enquiries/enquiry-statuses.ts";
import { formatSiteMoment } from "#domain/enquiries/format-site-moment.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { AnswerWords } from "#domain/words/mail-texts/answer-words.ts";
import styles from "./enquiries.module.css";

export interface EnquiryDetailPageProps {
  enquiry: ApiEnquiryDetail;
  /** The words of a reply's mail, in its language. */
  words: AnswerWords;
  people: ApiStaffMember[];
  templates: ApiAnswerTemplate[];
  /** The quotes written for the enquiry and the orders made from them. */
  quoteHistory: QuoteHistoryProps;
  /** When the enquiry was loaded, by the browser's clock. */
  loadedAt: number;
}

/** Shows one enquiry: facts, assignee, conversation, quotes, and the reply form. */
export function EnquiryDetailPage(props: EnquiryDetailPageProps) {
  const { enquiry, words, people, templates, quoteHistory, loadedAt } = props;
  useAutoRevalidate();
  const { search } = useLocation();
  const received = formatSiteMoment(new Date(enquiry.created_at), new Date(loadedAt), useSite().timeZone);
  return (
    <>
      <PageHeader
        title={enquiry.reference}
        record={enquiry.id}
        meta={`${ENQUIRY_NAMES[enquiry.kind]}, ricevuta ${received}`}
        back={{ to: panelPaths.adminRequests + search, label: "Torna alle richieste" }}
        actions={
          enquiry.kind !== "club" && (
            <ButtonLink to={panelPaths.adminNewQuote(`enquiry=${enquiry.id}`)}>Scrivi un preventivo</ButtonLink>
          )
        }
      />
      <div className={styles.request}>
        <EnquiryFactsColumn {...{ enquiry, people, loadedAt }} />
        <div className={styles.reply}>
          <QuoteHistory {...quoteHistory} />
          <EnquiryMessages enquiry={enquiry} loadedAt={loadedAt} />
          {canAnswerEnquiry(enquiry.status) ? (
            <AnswerForm {...{ enquiry, words, templates }} me={people.find(({ me }) => me) ?? null} />
          ) : (
            <Section className={textStyles.soft}>La richiesta è chiusa: riaprila per scrivere ancora.</Section>
          )}
        </div>
      </div>
    </>
  );
}

/** Lists the messages of both sides, oldest first, and marks them as read. */
function EnquiryMessages({ enquiry, loadedAt }: { enquiry: ApiEnquiryDetail; loadedAt: number }) {
  const { id, name, unread, messages } = enquiry;
  useMarkRead({
    unread,
    last: messages.at(-1)?.id,
    mark: (upTo) => api.post("/api/enquiries/:id/read", { parameters: { id }, body: { up_to: upTo } }),
  });
  if (messages.length === 0) return null;
  return (
    <Section>
      <SectionTitle>Conversazione</SectionTitle>
      <MessageList messages={messages} customer={name} loadedAt={loadedAt} />
    </Section>
  );
}
