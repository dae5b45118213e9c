import { ClubPage } from "#app/features/club/club-page.tsx";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readClubPage } from "#server/services/content/content-pages.ts";
import { takeEnquiryForm } from "../enquiry-form";
import { callService } from "../service-call";
import type { Route } from "./+types/club";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await callService(context, readClubPage, undefined);
  return { ...page, askedEvent: url.searchParams.get("event") };
}

export async function action(arrived: Route.ActionArgs) {
  return takeEnquiryForm(arrived, {
    ownFields: ["event", "guest"],
    toRequest: ({ event, guest, ...sender }) => ({
      ...sender,
      kind: "club",
      ...(event && { details: { event, places: guest ? 2 : 1 } }),
    }),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Club({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <ClubPage {...page} crumbs={head.crumbs ?? []} />;
}
