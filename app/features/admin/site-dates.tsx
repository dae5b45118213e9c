import { italianDayText, italianMomentText } from "#app/features/admin/italian-instant-texts.ts";
import { useSite } from "#app/ui/site.tsx";
import { formatSiteMoment } from "#domain/enquiries/format-site-moment.ts";

/** "21/11/2026", by the site's clock. */
export function ItalianDay({ at }: { at: string }) {
  return italianDayText(at, useSite().timeZone);
}

/** "21/11/2026, 10:05", by the site's clock. */
export function ItalianMoment({ at }: { at: string }) {
  return italianMomentText(at, useSite().timeZone);
}

/** "oggi 10:12", by the site's clock, as seen at `now`. */
export function SiteMoment({ at, now }: { at: string; now: Date }) {
  return formatSiteMoment(new Date(at), now, useSite().timeZone);
}
