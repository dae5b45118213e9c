import { useEffect, useState } from "react";
import { api, onWrite } from "#app/features/admin/api-client.ts";
import { AUTO_REVALIDATE_MS } from "#app/features/admin/use-auto-revalidate.ts";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiWaitingWork } from "#domain/api/dashboard/waiting-work.ts";
import type { WaitingWork } from "#domain/enquiries/waiting-work.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** Writes that may change the counts. */
const WRITES_CHANGING_WAITING_WORK = /^\/api\/(bookings|enquiries|orders)\b/;

/** Waiting and overdue items, by the path of the screen that lists them. */
export type WaitingCounts = Readonly<Record<string, { waiting: number; waitsFor: string; overdue: number }>>;

const AWAITING_REPLY = "in attesa di risposta";

/**
 * Counts unanswered booking requests and enquiries, unarranged orders, and overdue items. The counts come with every screen (`loaded`; null for roles
 * that do not see them). They are reloaded after a write that may change them, when the browser window gets the focus, and regularly while it is
 * visible.
 */
export function useWaitingWork(loaded: WaitingWork | null) {
  const [work, setWork] = useState(loaded);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  // The counts that came with the new screen are newer than the counts fetched on the previous screen.
  if (lastLoaded !== loaded) {
    setLastLoaded(loaded);
    setWork(loaded);
  }
  const isEnabled = loaded !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer requested before the screen loaded would be outdated
  useEffect(() => {
    if (!isEnabled) return;
    // Ignores responses to calls sent before the last write, because they would be outdated.
    const latestRequest = new LatestRequest();
    const refresh = () => {
      if (document.visibilityState !== "visible") return;
      latestRequest.send(
        (signal) => api.get("/api/waiting_work", { signal }),
        (answer) => setWork(toWaitingWork(answer)),
        // Ignore failures: the last counts stay until the next attempt succeeds.
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
    /** The number of those who await a reply. */
    unanswered: work ? work.bookingRequests + work.bookingMessages + work.enquiries : 0,
  };
}

const toWaitingWork = ({ enquiries, orders, overdue, reply_alert, ...work }: ApiWaitingWork): WaitingWork => ({
  bookingRequests: work.booking_requests,
  bookingMessages: work.booking_messages,
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

const countsOf = ({ bookingRequests, bookingMessages, enquiries, orders, overdue }: WaitingWork): WaitingCounts => ({
  [panelPaths.adminBookings]: { waiting: bookingRequests + bookingMessages, waitsFor: AWAITING_REPLY, overdue },
  [panelPaths.adminRequests]: { waiting: enquiries, waitsFor: AWAITING_REPLY, overdue: 0 },
  [panelPaths.adminOrders]: { waiting: orders, waitsFor: "da organizzare", overdue: 0 },
});
