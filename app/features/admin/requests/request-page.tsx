import { useLocation } from "react-router";
import { AnswerForm } from "#app/features/admin/requests/answer-form.tsx";
import { RequestFacts } from "#app/features/admin/requests/request-facts.tsx";
import { SentAnswers } from "#app/features/admin/requests/sent-answers.tsx";
import { useFresh } from "#app/features/admin/use-fresh.ts";
import { PageHeader } from "#app/ui/panel/page-header.tsx";
import { Section } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiEnquiryDetail, ApiStaffMember } from "#domain/api/enquiries.ts";
import { ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { houseMoment } from "#domain/enquiries/house-moment.ts";
import { mayAnswer } from "#domain/enquiries/states.ts";
import { paths } from "#domain/paths.ts";
import styles from "./request-page.module.css";

const FRESH_MS = 60_000;

export interface RequestPageProps {
  request: ApiEnquiryDetail;
  people: ApiStaffMember[];
  /** When it was read, by the browser's clock. */
  toldAt: number;
}

/** One request: who asks for what, who looks after it, what was answered, and the answer to write. */
export function RequestPage({ request, people, toldAt }: RequestPageProps) {
  useFresh(FRESH_MS);
  const { search } = useLocation();
  const received = houseMoment(new Date(request.created_at), new Date(toldAt));
  return (
    <>
      <PageHeader
        title={request.reference}
        meta={`${ENQUIRY_NAMES[request.kind]}, ricevuta ${received}`}
        back={{ to: paths.adminRequests + search, label: "Torna alle richieste" }}
      />
      <div className={styles.request}>
        <RequestFacts {...{ request, people, toldAt }} />
        <div className={styles.reply}>
          <SentAnswers request={request} toldAt={toldAt} />
          {mayAnswer(request.status) ? (
            <AnswerForm request={request} me={people.find(({ me }) => me) ?? null} />
          ) : (
            <Section className={textStyles.soft}>La richiesta è chiusa: riaprila per scrivere ancora.</Section>
          )}
        </div>
      </div>
    </>
  );
}
