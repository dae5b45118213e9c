import { italianDay, italianMoment } from "#app/features/admin/italian-day.ts";
import { useSite } from "#app/ui/site.tsx";
import { siteMoment } from "#domain/enquiries/site-moment.ts";

/** "21/11/2026", by the site's clock. */
export function ItalianDay({ at }: { at: string }) {
  return italianDay(at, useSite().timeZone);
}

/** "21/11/2026, 10:05", by the site's clock. */
export function ItalianMoment({ at }: { at: string }) {
  return italianMoment(at, useSite().timeZone);
}

/** "oggi 10:12", by the site's clock, as seen at `now`. */
export function SiteMoment({ at, now }: { at: string; now: Date }) {
  return siteMoment(new Date(at), now, useSite().timeZone);
}
