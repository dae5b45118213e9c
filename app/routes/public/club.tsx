import { ClubPage } from "#app/features/club/club-page.tsx";
import { headTags } from "#domain/seo/heads/page-head.ts";
import { readClubPage } from "#server/services/content/read-club-page.ts";
import { takeEnquiryForm } from "../enquiry-form";
import { callService } from "../service-call";
import type { Route } from "./+types/club";

export async function loader({ context }: Route.LoaderArgs) {
  return callService(context, readClubPage, undefined);
}

export async function action(arrived: Route.ActionArgs) {
  return takeEnquiryForm(arrived, ({ event, guest, ...sender }) => ({
    ...sender,
    kind: "club",
    ...(event && { details: { event, places: guest ? 2 : 1 } }),
  }));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Club({ loaderData: { head, ...seasons } }: Route.ComponentProps) {
  return <ClubPage {...seasons} crumbs={head.crumbs ?? []} />;
}
