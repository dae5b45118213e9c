import { api } from "#app/features/admin/api-client.ts";
import { EnquiryDetailPage } from "#app/features/admin/enquiries/enquiry-page.tsx";
import { loadQuoteHistory } from "#app/features/admin/quotes/load-quote-history.ts";
import { panelMeta } from "#app/features/admin/shell/panel-meta.ts";
import { loadAnswerWords } from "#domain/words/mail-texts/answer-words.ts";
import type { Route } from "./+types/enquiry";

export const meta: Route.MetaFunction = ({ matches }) => panelMeta("Richiesta", matches);

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const [enquiry, people, templates, quoteHistory] = await Promise.all([
    api.get("/api/enquiries/:id", { parameters: { id: params.id }, signal: request.signal }),
    api.list("/api/staff", { signal: request.signal }),
    api.list("/api/answer_templates", { signal: request.signal }),
    loadQuoteHistory({ enquiry_id: params.id }, request.signal),
  ]);
  const words = await loadAnswerWords(enquiry.reply.language);
  return { enquiry, words, people: people.rows, templates: templates.rows, quoteHistory, loadedAt: Date.now() };
}

export default function EnquiryScreen({ loaderData }: Route.ComponentProps) {
  // Keyed by id, so that another enquiry starts with a fresh form.
  return <EnquiryDetailPage key={loaderData.enquiry.id} {...loaderData} />;
}
