import type { ComponentType } from "react";
import type { BanRequestsProps } from "#app/features/admin/ban-decisions/ban-requests.tsx";
import type { SetupChecklistProps } from "#app/features/admin/setup/setup-checklist.tsx";

/** Parts of the dashboard that most companies don't see on most days; null without content. */
export interface RareParts {
  SetupChecklist: ComponentType<SetupChecklistProps> | null;
  BanRequests: ComponentType<BanRequestsProps> | null;
}

/**
 * Loads the scripts of the parts that have content. Loaders await it: a part that appeared after the screen would push the others down. This module is
 * loaded apart from the first screen, because the first screen's scripts would list every file that it imports.
 */
export async function loadRareParts(has: Record<keyof RareParts, boolean>): Promise<RareParts> {
  const [setup, banRequests] = await Promise.all([
    has.SetupChecklist ? import("#app/features/admin/setup/setup-checklist.tsx") : null,
    has.BanRequests ? import("#app/features/admin/ban-decisions/ban-requests.tsx") : null,
  ]);
  return { SetupChecklist: setup?.SetupChecklist ?? null, BanRequests: banRequests?.BanRequests ?? null };
}
