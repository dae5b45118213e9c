import { randomUUID } from "node:crypto";
import { EnquiryPage } from "#app/features/enquiries/enquiry-page.tsx";
import { titleWithCompany } from "#app/features/shell/page-title.ts";
import { callService } from "#app/routes/call-service.ts";
import { handleMessageForm } from "#app/routes/handle-message-form.ts";
import { PRIVATE_HEADERS } from "#app/routes/private-headers.ts";
import { readForm } from "#app/routes/read-form.ts";
import { paths } from "#domain/paths.ts";
import { readConversation } from "#server/services/enquiries/read-conversation.ts";
import { writeMessage } from "#server/services/enquiries/write-message.ts";
import type { Route } from "./+types/enquiry";

export async function loader({ context, params }: Route.LoaderArgs) {
  return { ...(await callService(context, readConversation, params.token)), messageKey: randomUUID() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return handleMessageForm(writeMessage, { context, token: params.token, path: paths.enquiry(params.token), form });
}

export const headers = () => PRIVATE_HEADERS;

/** A private page: only a title. */
export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titleWithCompany(loaderData ? `Richiesta ${loaderData.receipt.reference}` : "", " | ", matches) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function EnquiryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage {...loaderData} refused={actionData?.refusedMessage} />;
}
