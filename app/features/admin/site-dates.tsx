import { italianDayText, italianMomentText } from "#app/features/admin/italian-instant-texts.ts";
import { useSite } from "#app/ui/site.tsx";
import { formatSiteMoment } from "#domain/enquiries/format-site-moment.ts";

/** Renders "21/11/2026", in the site's time zone. */
export function ItalianDay({ at }: { at: string }) {
  return italianDayText(at, useSite().timeZone);
}

/** Renders "21/11/2026, 10:05", in the site's time zone. */
export function ItalianMoment({ at }: { at: string }) {
  return italianMomentText(at, useSite().timeZone);
}

/** Renders "oggi 10:12", in the site's time zone and relative to `now`. */
export function SiteMoment({ at, now }: { at: string; now: Date }) {
  return formatSiteMoment(new Date(at), now, useSite().timeZone);
}
