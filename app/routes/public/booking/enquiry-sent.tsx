import { EnquirySentPage } from "#app/features/enquiries/enquiry-sent-page.tsx";
import { signedTitle } from "#app/features/shell/root-site.ts";
import { PRIVATE_HEADERS } from "#app/routes/private-headers.ts";
import { callService } from "#app/routes/service-call.ts";
import { findEnquiry } from "#server/services/enquiries/find-enquiry.ts";
import type { Route } from "./+types/enquiry-sent";

export async function loader({ context, params }: Route.LoaderArgs) {
  return callService(context, findEnquiry, params.id);
}

export const headers = () => PRIVATE_HEADERS;

/** One person's own page: a title, and nothing for search engines. */
export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: signedTitle("Richiesta ricevuta", " | ", matches) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function EnquirySent({ loaderData }: Route.ComponentProps) {
  return <EnquirySentPage {...loaderData} />;
}
