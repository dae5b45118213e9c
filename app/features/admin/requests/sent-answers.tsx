import type { ApiEnquiryDetail } from "#domain/api/enquiries.ts";
import { houseMoment } from "#domain/enquiries/house-moment.ts";

/** What was answered so far, the first on top. */
export function SentAnswers({ request, toldAt }: { request: ApiEnquiryDetail; toldAt: number }) {
  const { answers } = request;
  if (answers.length === 0) return null;
  return (
    <section className="panel-section">
      <h2 className="request-title">{answers.length === 1 ? "Risposta inviata" : "Risposte inviate"}</h2>
      <ol className="request-answers">
        {answers.map(({ id, author_name, author_email, body, created_at }) => (
          <li key={id}>
            <p className="panel-meta">
              {author_name || author_email || "Non più in servizio"},{" "}
              {houseMoment(new Date(created_at), new Date(toldAt))}
            </p>
            <p className="request-body">{body}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
