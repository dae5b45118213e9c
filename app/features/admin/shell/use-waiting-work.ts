import { useEffect, useState } from "react";
import { api, onWrite } from "#app/features/admin/api-client.ts";
import { AUTO_REVALIDATE_MS } from "#app/features/admin/use-auto-revalidate.ts";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiWaitingWork } from "#domain/api/dashboard/waiting-work.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** Writes that may answer somebody who waits, or see to what does. */
const WRITES_CHANGING_WAITING_WORK = /^\/api\/(bookings|enquiries|orders)\b/;

/** How many wait, for what, and how many are late, by the path of the screen that shows them. */
export type WaitingCounts = Readonly<Record<string, { waiting: number; waitsFor: string; overdue: number }>>;

const AWAITING_REPLY = "in attesa di risposta";

/**
 * Booking requests and enquiries that nobody has answered, orders that nobody has arranged, and what of it is about to be late. It comes with every screen (`known`;
 * null for roles that do not see it), is asked again at once when one was answered here or the window comes to the front, and kept
 * fresh while it is there.
 */
export function useWaitingWork(loaded: WaitingWork | null) {
  const [work, setWork] = useState(loaded);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  // What has come with the screen is newer than what was asked on the one before.
  if (lastLoaded !== loaded) {
    setLastLoaded(loaded);
    setWork(loaded);
  }
  const isEnabled = loaded !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer from before the screen came would count what has been done since
  useEffect(() => {
    if (!isEnabled) return;
    // An answer from before what was just done would count it still.
    const latestRequest = new LatestRequest();
    const refresh = () => {
      if (document.visibilityState !== "visible") return;
      latestRequest.send(
        (signal) => api.get("/api/waiting_work", { signal }),
        (answer) => setWork(toWaitingWork(answer)),
        // The counts are an extra: what they were stays until they can be asked again.
        () => undefined,
      );
    };
    const timer = setInterval(refresh, AUTO_REVALIDATE_MS);
    document.addEventListener("visibilitychange", refresh);
    const unsubscribe = onWrite((path) => WRITES_CHANGING_WAITING_WORK.test(path) && refresh());
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      latestRequest.cancel();
    };
  }, [isEnabled, loaded]);
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
  [panelPaths.adminBookings]: { waiting: bookingRequests, waitsFor: AWAITING_REPLY, overdue },
  [panelPaths.adminRequests]: { waiting: enquiries, waitsFor: AWAITING_REPLY, overdue: 0 },
  [panelPaths.adminOrders]: { waiting: orders, waitsFor: "da organizzare", overdue: 0 },
});
