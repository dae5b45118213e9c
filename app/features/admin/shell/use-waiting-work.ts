import { useEffect, useState } from "react";
import { api, onWrite } from "#app/features/admin/api-client.ts";
import { FRESH_MS } from "#app/features/admin/use-fresh.ts";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiWaitingWork } from "#domain/api/waiting-work.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** Writes that may answer somebody who waits, or see to what does. */
const ANSWERING = /^\/api\/(bookings|enquiries|orders)\b/;

/** How many wait, for what, and how many are late, by the path of the screen that shows them. */
export type WaitingCounts = Readonly<Record<string, { waiting: number; waitsFor: string; overdue: number }>>;

const ANSWER = "in attesa di risposta";

/**
 * Booking requests and enquiries that nobody has answered, orders that nobody has arranged, and what of it is about to be late. It comes with every screen (`known`;
 * null for roles that do not see it), is asked again at once when one was answered here or the window comes to the front, and kept
 * fresh while it is there.
 */
export function useWaitingWork(known: WaitingWork | null) {
  const [work, setWork] = useState(known);
  const [shown, setShown] = useState(known);
  // What has come with the screen is newer than what was asked on the one before.
  if (shown !== known) {
    setShown(known);
    setWork(known);
  }
  const serves = known !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer from before the screen came would count what has been done since
  useEffect(() => {
    if (!serves) return;
    // An answer from before what was just done would count it still.
    const asking = new LatestRequest();
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      asking.send(
        (signal) => api.get("/api/waiting_work", { signal }),
        (answer) => setWork(toWaitingWork(answer)),
        // The counts are an extra: what they were stays until they can be asked again.
        () => undefined,
      );
    };
    const timer = setInterval(ask, FRESH_MS);
    document.addEventListener("visibilitychange", ask);
    const stop = onWrite((path) => ANSWERING.test(path) && ask());
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      asking.cancel();
    };
  }, [serves, known]);
  return {
    counts: work ? countsOf(work) : {},
    alert: work?.replyAlert ?? null,
    /** Who waits for an answer at all. */
    unanswered: work ? work.bookingRequests + work.enquiries : 0,
  };
}

const toWaitingWork = ({ booking_requests, enquiries, orders, overdue, reply_alert }: ApiWaitingWork): WaitingWork => ({
  bookingRequests: booking_requests,
  enquiries,
  orders,
  overdue,
  replyAlert: {
    ...reply_alert,
    longest: reply_alert.longest.map(({ due_in_seconds, ...request }) => ({
      ...request,
      dueInSeconds: due_in_seconds,
    })),
  },
});

const countsOf = ({ bookingRequests, enquiries, orders, overdue }: WaitingWork): WaitingCounts => ({
  [panelPaths.adminBookings]: { waiting: bookingRequests, waitsFor: ANSWER, overdue },
  [panelPaths.adminRequests]: { waiting: enquiries, waitsFor: ANSWER, overdue: 0 },
  [panelPaths.adminOrders]: { waiting: orders, waitsFor: "da organizzare", overdue: 0 },
});
