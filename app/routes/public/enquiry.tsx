import { randomUUID } from "node:crypto";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { titleWithCompany } from "#app/features/shell/page-title.ts";
import { callService } from "#app/routes/call-service.ts";
import { handleMessageForm } from "#app/routes/handle-message-form.ts";
import { PRIVATE_HEADERS } from "#app/routes/private-headers.ts";
import { readForm } from "#app/routes/read-form.ts";
import { pathsIn } from "#domain/paths.ts";
import { say } from "#domain/words/say.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { languageContext } from "#server/context.ts";
import { findSenderEnquiry } from "#server/services/enquiries/find-sender-enquiry.ts";
import { writeMessage } from "#server/services/enquiries/write-message.ts";
import type { Route } from "./+types/enquiry";

export async function loader({ context, params }: Route.LoaderArgs) {
  const enquiry = await callService(context, findSenderEnquiry, params.token);
  const words = wordsOf(context.get(languageContext));
  const title = say(words, words.enquiryPage.privateTitle, { reference: enquiry.receipt.reference });
  return { page: { ...enquiry, messageKey: randomUUID() }, title };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const path = pathsIn(context.get(languageContext)).enquiry(params.token);
  return handleMessageForm(writeMessage, { context, token: params.token, path, form });
}

export const headers = () => PRIVATE_HEADERS;

/** A private page: only a title. */
export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titleWithCompany(loaderData?.title ?? "", " | ", matches) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function EnquiryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData.page} refused={actionData?.refusedMessage} />;
}
