import { useEffect, useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiReplacement } from "#domain/api/bookings/replacements.ts";
import { REPLACEMENT_DIALOG_WORDS } from "./replacement-dialog-words.ts";

export interface Replacements {
  /** The cars that are free; null until they are loaded. */
  rows: readonly ApiReplacement[] | null;
  /** Why they could not be loaded. */
  problem: string | null;
}

/** Loads the cars that can replace the renter's at a place. Loads them again whenever `reloads` changes. */
export function useReplacements(id: string, place: string | undefined, reloads: number): Replacements {
  const [state, setState] = useState<Replacements>({ rows: null, problem: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of reloads is only a trigger
  useEffect(
    () =>
      cancellableRequest(
        (signal) =>
          api.get("/api/bookings/:id/replacements", { parameters: { id }, query: place ? { place } : {}, signal }),
        (rows) => setState({ rows, problem: null }),
        (thrown) => setState({ rows: null, problem: problemMessage(thrown, REPLACEMENT_DIALOG_WORDS.listFailed) }),
      ),
    [id, place, reloads],
  );
  return state;
}
