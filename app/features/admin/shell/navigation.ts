import type { IconName } from "#app/ui/panel/icon.tsx";
import type { Screen } from "#domain/access/screens.ts";

const LOOK: Record<string, { icon: IconName; group: string | null }> = {
  "/admin": { icon: "dashboard", group: null },
  "/admin/bookings": { icon: "booking", group: "Noleggio" },
  "/admin/bookings/calendario": { icon: "timeline", group: "Noleggio" },
  "/admin/requests": { icon: "inbox", group: "Noleggio" },
  "/admin/fleet": { icon: "car", group: "Noleggio" },
  "/admin/seo": { icon: "seo", group: "Catalogo" },
  "/admin/brands": { icon: "brand", group: "Catalogo" },
  "/admin/cities": { icon: "city", group: "Catalogo" },
  "/admin/users": { icon: "user", group: "Casa" },
  "/admin/audit": { icon: "log", group: "Casa" },
};

export interface EntryGroup {
  title: string | null;
  entries: (Screen & { icon: IconName })[];
}

export const screenIcon = (path: string): IconName => LOOK[path]?.icon ?? "right";

/** The sidebar's entries under their headings, in their order. */
export function groupEntries(screens: readonly Screen[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const screen of screens) {
    const title = LOOK[screen.path]?.group ?? null;
    const entry = { ...screen, icon: screenIcon(screen.path) };
    const last = groups.at(-1);
    if (last && last.title === title) last.entries.push(entry);
    else groups.push({ title, entries: [entry] });
  }
  return groups;
}
