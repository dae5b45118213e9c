import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import { paths } from "#domain/paths.ts";

/** How often the counts are asked again. */
const REFRESH_MS = 60_000;

/** How many wait for an answer, by the path of the screen that shows them. */
export type WaitingCounts = Readonly<Record<string, number>>;

/** Booking requests and enquiries that nobody has answered, for roles that see them; kept fresh while the window is in front. */
export function useWaitingCounts(roles: readonly Role[], pathname: string): WaitingCounts {
  const [counts, setCounts] = useState<WaitingCounts>({});
  const serves = can(roles, "bookings.read") && can(roles, "enquiries.read");
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on to another screen may have answered one
  useEffect(() => {
    if (!serves) return;
    const abort = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const { signal } = abort;
      try {
        const [bookings, enquiries] = await Promise.all([
          api.list("/api/bookings", { query: { status: "requested", limit: 1 }, signal }),
          api.list("/api/enquiries", { query: { status: "new", limit: 1 }, signal }),
        ]);
        setCounts({ [paths.adminBookings]: bookings.total, [paths.adminRequests]: enquiries.total });
      } catch {
        // The counts are an extra: what they were stays until they can be asked again.
      }
    };
    void ask();
    const timer = setInterval(ask, REFRESH_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [serves, pathname]);
  return counts;
}
