import { data } from "react-router";
import { titleWithCompany } from "#app/features/shell/page-title.ts";
import { WaitingEntryPage } from "#app/features/waiting-list/waiting-entry-page.tsx";
import { WAITING_FORM_WORDS } from "#app/features/waiting-list/waiting-list-words.ts";
import { callService } from "#app/routes/call-service.ts";
import { PRIVATE_HEADERS } from "#app/routes/private-headers.ts";
import { findRenterWaitingEntry, leaveWaitingList } from "#server/services/waiting-list/read-waiting-list-pages.ts";
import type { Route } from "./+types/waiting-entry";

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return callService(context, findRenterWaitingEntry, { token });
}

/**
 * Leaves the waiting list: the page's button, or the one click of a mail program (RFC 8058). A mail program follows no redirect, so the answer is the
 * page itself.
 */
export async function action({ context, params: { token } }: Route.ActionArgs) {
  await callService(context, leaveWaitingList, { token });
  return data(null);
}

export const headers = () => PRIVATE_HEADERS;

/** A private page: only a title. */
export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titleWithCompany(WAITING_FORM_WORDS.kicker, " | ", matches) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function WaitingEntry({ loaderData }: Route.ComponentProps) {
  return <WaitingEntryPage entry={loaderData} />;
}
