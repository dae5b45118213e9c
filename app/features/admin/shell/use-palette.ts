import { useEffect, useState } from "react";
import { type FindGroup, findRows, findScreens } from "#app/features/admin/shell/palette-finds.ts";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { Role } from "#domain/access/roles.ts";

/** How long after the last key rows are searched, in ms; and from how many letters. */
const PAUSE = 200;
const SHORTEST = 2;

/** What the palette shows for a text: screens at once, rows when the server has answered. */
export function usePaletteFinds(roles: readonly Role[], text: string): { groups: FindGroup[]; failed: boolean } {
  const wanted = text.trim();
  const [rows, setRows] = useState<{ for: string; groups: FindGroup[]; failed: boolean } | null>(null);
  useEffect(() => {
    if (wanted.length < SHORTEST) return;
    return cancellableRequest(
      (signal) => findRows(roles, wanted, signal),
      (groups) => setRows({ for: wanted, groups, failed: false }),
      () => setRows({ for: wanted, groups: [], failed: true }),
      { delayMs: PAUSE },
    );
  }, [roles, wanted]);
  const found = rows?.for === wanted ? rows : null;
  return { groups: [...findScreens(roles, wanted), ...(found?.groups ?? [])], failed: found?.failed ?? false };
}
