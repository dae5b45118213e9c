import { ContactsPage } from "#app/features/contacts/contacts-page.tsx";
import { readContactsPage } from "#server/services/catalogue/read-content-pages.ts";
import { callService } from "../call-service";
import { handleEnquiryForm } from "../handle-enquiry-form";
import { publicMeta } from "../public-meta";
import type { Route } from "./+types/contacts";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readContactsPage, null);
}

export async function action(arrived: Route.ActionArgs) {
  return handleEnquiryForm(arrived, {
    extraFields: ["subject"],
    toRequest: ({ subject, ...sender }) => ({ ...sender, kind: "contact", ...(subject && { details: { subject } }) }),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  return <ContactsPage nextAnswer={loaderData.nextAnswer} crumbs={loaderData.head.crumbs ?? []} />;
}
