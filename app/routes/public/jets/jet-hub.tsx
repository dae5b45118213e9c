import { data, redirect } from "react-router";
import { JetHubPage } from "#app/features/jets/jet-hub-page.tsx";
import type { RefusedQuoteRequest } from "#app/features/jets/quote-request-section.tsx";
import { callService, refusalOf } from "#app/routes/call-service.ts";
import { SENDER_FIELDS } from "#app/routes/handle-enquiry-form.ts";
import { pickFormFields, readForm } from "#app/routes/read-form.ts";
import { parseJetQuoteForm } from "#domain/jets/jet-quote-draft.ts";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { languageContext } from "#server/context.ts";
import { ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { joinPhoneFields } from "#server/services/customers/phone-number.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { requestJetQuote } from "#server/services/jets/request-jet-quote.ts";
import type { Route } from "./+types/jet-hub";

export async function loader({ context, url }: Route.LoaderArgs) {
  return callService(context, readJetHub, parseJetQuoteForm(url.searchParams));
}

/** Sends the request; its trip comes from the page's URL. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = pickFormFields(form, [...SENDER_FIELDS, "car"]);
  try {
    const sent = await callService(context, requestJetQuote, {
      quoteQuery: parseJetQuoteForm(url.searchParams),
      form: joinPhoneFields(form),
      language: context.get(languageContext),
    });
    if ("refusal" in sent) {
      const { refusal, formStamp } = sent;
      const sentBack = { message: refusalOf(context, refusal).message, problems: {}, values, formStamp };
      return data<RefusedQuoteRequest>(sentBack, { status: STATUS_BY_KIND[refusal.kind] });
    }
    return redirect(sent.page, 303);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // Name, e-mail and telephone have the same names in form and request; the car is nested in the details.
    const { message, fields } = refusalOf(context, error);
    const problems = fields.map(({ path, message: problem }) => [
      path.startsWith("details.car") ? "car" : path,
      problem,
    ]);
    return data<RefusedQuoteRequest>({ message, problems: Object.fromEntries(problems), values }, { status: 422 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function JetHub({ loaderData, actionData }: Route.ComponentProps) {
  return <JetHubPage {...loaderData} refusedRequest={actionData ?? null} />;
}
