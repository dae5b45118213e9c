import { ClubPage } from "#app/features/club/club-page.tsx";
import { readClubPage } from "#server/services/club-events/read-club-page.ts";
import { callService } from "../call-service";
import { handleEnquiryForm } from "../handle-enquiry-form";
import { publicMeta } from "../public-meta";
import type { Route } from "./+types/club";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await callService(context, readClubPage, undefined);
  return { ...page, requestedEvent: url.searchParams.get("event") };
}

export async function action(arrived: Route.ActionArgs) {
  return handleEnquiryForm(arrived, {
    extraFields: ["event", "guest"],
    toRequest: ({ event, guest, ...sender }) => ({
      ...sender,
      kind: "club",
      ...(event && { details: { event, places: guest ? 2 : 1 } }),
    }),
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return publicMeta(loaderData?.head, matches);
}

export default function Club({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return <ClubPage {...page} crumbs={head.crumbs ?? []} />;
}
