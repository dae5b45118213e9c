import { data, redirect } from "react-router";
import { PrivateQuotePage } from "#app/features/quotes/quote-page.tsx";
import { titleWithCompany } from "#app/features/shell/page-title.ts";
import { callService, refusalOf } from "#app/routes/call-service.ts";
import { PRIVATE_HEADERS } from "#app/routes/private-headers.ts";
import { pickFormFields, readForm } from "#app/routes/read-form.ts";
import { quoteDriverSchema } from "#domain/forms/quotes/quote.ts";
import { pathsIn } from "#domain/paths.ts";
import { say } from "#domain/words/say.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { languageContext } from "#server/context.ts";
import { ServiceError, STATUS_BY_KIND } from "#server/errors.ts";
import { acceptQuote, declineQuote } from "#server/services/quotes/accept-quote.ts";
import { findQuote } from "#server/services/quotes/find-quote.ts";
import type { Route } from "./+types/quote";

export async function loader({ context, params }: Route.LoaderArgs) {
  const quote = await callService(context, findQuote, { token: params.token });
  const words = wordsOf(context.get(languageContext));
  return { quote, title: say(words, words.quotePage.privateTitle, { reference: quote.reference }) };
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const { intent, ...form } = await readForm(request);
  if (intent !== "accept" && intent !== "decline") throw data("unknown intent", { status: 422 });
  try {
    await callService(context, intent === "accept" ? acceptQuote : declineQuote, { token, form });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const typed = pickFormFields(form, quoteDriverSchema.keyof().options);
    const { message, fields } = refusalOf(context, error);
    const answer = { refusal: message, problems: fields, typed };
    return data(answer, { status: STATUS_BY_KIND[error.kind] });
  }
  return redirect(pathsIn(context.get(languageContext)).quote(token), 303);
}

export const headers = () => PRIVATE_HEADERS;

/** A private page: no canonical link, no sharing tags. */
export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titleWithCompany(loaderData?.title ?? "", " | ", matches) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  return <PrivateQuotePage quote={loaderData.quote} answer={actionData} />;
}
