import { data, redirect } from "react-router";
import { JetHubPage } from "#app/features/jets/jet-hub-page.tsx";
import type { QuoteRefusal } from "#app/features/jets/quote-request.tsx";
import { SENDER_FIELDS } from "#app/routes/enquiry-form.ts";
import { readForm, typedFields } from "#app/routes/read-form.ts";
import { callService } from "#app/routes/service-call.ts";
import { parseQuote } from "#domain/jets/quote-draft.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { withWholePhone } from "#server/services/customers/whole-phone.ts";
import { readJetHub } from "#server/services/jets/read-jet-hub.ts";
import { requestJetQuote } from "#server/services/jets/request-jet-quote.ts";
import type { Route } from "./+types/jet-hub";

export async function loader({ context, url }: Route.LoaderArgs) {
  return callService(context, readJetHub, parseQuote(url.searchParams));
}

/** Sends the request; the trip is the one of the page's address. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = typedFields(form, [...SENDER_FIELDS, "car"]);
  try {
    const sent = await callService(context, requestJetQuote, {
      asked: parseQuote(url.searchParams),
      form: withWholePhone(form),
    });
    if ("refusal" in sent) {
      const { refusal, formStamp } = sent;
      const sentBack = { message: refusal.message, problems: {}, values, formStamp };
      return data<QuoteRefusal>(sentBack, { status: STATUS_BY_KIND[refusal.kind] });
    }
    return redirect(sent.page, 303);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // Name, e-mail and telephone are called the same in form and request; the car is a part of the details.
    const problems = error.fields.map(({ path, message }) => [path.startsWith("details.car") ? "car" : path, message]);
    return data<QuoteRefusal>(
      { message: error.message, problems: Object.fromEntries(problems), values },
      { status: 422 },
    );
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function JetHub({ loaderData, actionData }: Route.ComponentProps) {
  return <JetHubPage {...loaderData} refusal={actionData ?? null} />;
}
