import { useEffect, useState } from "react";
import { api, onWrite } from "#app/features/admin/api-client.ts";
import { can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import type { ApiReplyAlert } from "#domain/api/reply-alert.ts";
import { panelPaths } from "#domain/panel-paths.ts";

/** How often the counts are asked again. */
const REFRESH_MS = 60_000;

/** Writes that may answer somebody who waits, or see to what does. */
const ANSWERING = /^\/api\/(bookings|enquiries|orders)\b/;

/** How many wait, for what, and how many are late, by the path of the screen that shows them. */
export type WaitingCounts = Readonly<Record<string, { waiting: number; waitsFor: string; overdue: number }>>;

const ANSWER = "in attesa di risposta";

/**
 * Booking requests and enquiries that nobody has answered, orders that nobody has arranged, and what of it is about to be late (`known` when the page came), for roles
 * that see them; asked again at once when one was answered here, and kept fresh while the window is in front.
 */
export function useWaitingCounts(roles: readonly Role[], pathname: string, known: ApiReplyAlert | null) {
  const [counts, setCounts] = useState<WaitingCounts>({});
  const [alert, setAlert] = useState(known);
  const serves = (["bookings.read", "enquiries.read", "orders.read"] as const).every((ability) => can(roles, ability));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on to another screen may have answered one
  useEffect(() => {
    if (!serves) return;
    let abort = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // An answer from before what was just done would count it still.
      abort.abort();
      abort = new AbortController();
      const { signal } = abort;
      try {
        const [bookings, overdue, enquiries, orders, replies] = await Promise.all([
          api.list("/api/bookings", { query: { status: "requested", limit: 1 }, signal }),
          api.list("/api/bookings", { query: { overdue: "true", limit: 1 }, signal }),
          api.list("/api/enquiries", { query: { status: "new", limit: 1 }, signal }),
          api.list("/api/orders", { query: { status: "open", limit: 1 }, signal }),
          api.get("/api/reply_alert", { signal }),
        ]);
        setCounts({
          [panelPaths.adminBookings]: { waiting: bookings.total, waitsFor: ANSWER, overdue: overdue.total },
          [panelPaths.adminRequests]: { waiting: enquiries.total, waitsFor: ANSWER, overdue: 0 },
          [panelPaths.adminOrders]: { waiting: orders.total, waitsFor: "da organizzare", overdue: 0 },
        });
        setAlert(replies);
      } catch {
        // The counts are an extra: what they were stays until they can be asked again.
      }
    };
    void ask();
    const timer = setInterval(ask, REFRESH_MS);
    const stop = onWrite((path) => ANSWERING.test(path) && void ask());
    return () => {
      stop();
      clearInterval(timer);
      abort.abort();
    };
  }, [serves, pathname]);
  return { counts, alert };
}
