import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiCustomer } from "#domain/api/customers.ts";

/** How long after the last key customers are searched; from how many letters, and how many are shown. */
const PAUSE_MS = 250;
const SHORTEST = 3;
const MOST = 6;
const NOBODY: ApiCustomer[] = [];

/** The customers that a typed name, number or address may be of; none while it is short, or when the search does not answer: the form goes on without. */
export function useKnownCallers(typed: string): ApiCustomer[] {
  const wanted = typed.trim();
  const [found, setFound] = useState<{ for: string; rows: ApiCustomer[] } | null>(null);
  useEffect(() => {
    if (wanted.length < SHORTEST) return;
    return cancellableRequest(
      (signal) => api.list("/api/customers", { query: { q: wanted, limit: MOST }, signal }),
      ({ rows }) => setFound({ for: wanted, rows }),
      () => undefined,
      { delayMs: PAUSE_MS },
    );
  }, [wanted]);
  return found?.for === wanted ? found.rows : NOBODY;
}
