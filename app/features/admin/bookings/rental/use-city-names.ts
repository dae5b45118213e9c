import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";

/** Returns the names of the active cities; empty until they are loaded. */
export function useCityNames(): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(
    () =>
      cancellableRequest(
        (signal) => api.list("/api/cities", { query: { active: true, order: "name" }, signal }),
        ({ rows }) => setNames(rows.map(({ name }) => name)),
        // Without the list, the booked city can still be selected.
        () => undefined,
      ),
    [],
  );
  return names;
}
