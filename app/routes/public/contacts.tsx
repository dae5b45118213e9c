import { ContactsPage } from "#app/features/contacts/contacts-page.tsx";
import { toHeadTags } from "#domain/seo/heads/page-head.ts";
import { readContactsPage } from "#server/services/catalogue/read-content-pages.ts";
import { callService } from "../call-service";
import { handleEnquiryForm } from "../handle-enquiry-form";
import type { Route } from "./+types/contacts";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readContactsPage, undefined);
}

export async function action(arrived: Route.ActionArgs) {
  return handleEnquiryForm(arrived, {
    extraFields: ["subject"],
    toRequest: ({ subject, ...sender }) => ({ ...sender, kind: "contact", ...(subject && { details: { subject } }) }),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? toHeadTags(loaderData.head) : [];
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  return <ContactsPage {...loaderData} crumbs={loaderData.head.crumbs ?? []} />;
}
