import { ContactsPage } from "#app/features/contacts/contacts-page.tsx";
import { contactsHead } from "#domain/seo/heads/content-heads.ts";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readPlainPage } from "#server/services/content/content-pages.ts";
import { takeEnquiryForm } from "../enquiry-form";
import { callService } from "../service-call";
import type { Route } from "./+types/contacts";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readPlainPage, contactsHead);
}

export async function action(arrived: Route.ActionArgs) {
  return takeEnquiryForm(arrived, {
    ownFields: ["subject"],
    toRequest: ({ subject, ...sender }) => ({ ...sender, kind: "contact", ...(subject && { details: { subject } }) }),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  return <ContactsPage crumbs={loaderData.head.crumbs ?? []} />;
}
