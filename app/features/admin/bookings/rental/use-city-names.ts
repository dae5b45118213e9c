import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";

/** The names of the active cities; none until they have come. */
export function useCityNames(): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    api
      .list("/api/cities", { query: { active: true, order: "name" }, signal: asking.signal })
      .then(({ rows }) => setNames(rows.map(({ name }) => name)))
      // Without the list, what is booked can still be chosen.
      .catch(() => {});
    return () => asking.abort();
  }, []);
  return names;
}
