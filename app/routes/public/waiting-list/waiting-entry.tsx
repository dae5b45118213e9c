import { data } from "react-router";
import { titleWithCompany } from "#app/features/shell/page-title.ts";
import { WaitingEntryPage } from "#app/features/waiting-list/waiting-entry-page.tsx";
import { callService } from "#app/routes/call-service.ts";
import { PRIVATE_HEADERS } from "#app/routes/private-headers.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { languageContext } from "#server/context.ts";
import { findRenterWaitingEntry, leaveWaitingList } from "#server/services/waiting-list/read-waiting-list-pages.ts";
import type { Route } from "./+types/waiting-entry";

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { title } = wordsOf(context.get(languageContext)).waitingList;
  return { entry: await callService(context, findRenterWaitingEntry, { token }), title };
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
export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titleWithCompany(loaderData?.title ?? "", " | ", matches) },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function WaitingEntry({ loaderData }: Route.ComponentProps) {
  return <WaitingEntryPage entry={loaderData.entry} />;
}
