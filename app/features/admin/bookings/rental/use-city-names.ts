import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";

/** The names of the active cities; none until they have come. */
export function useCityNames(): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(
    () =>
      cancellableRequest(
        (signal) => api.list("/api/cities", { query: { active: true, order: "name" }, signal }),
        ({ rows }) => setNames(rows.map(({ name }) => name)),
        // Without the list, what is booked can still be chosen.
        () => undefined,
      ),
    [],
  );
  return names;
}
