import { alreadyMadeSentence } from "#app/features/admin/already-made-words.ts";
import { useSite } from "#app/ui/site.tsx";
import type { AlreadyMade } from "#domain/api/row-shapes.ts";
import { spokenSiteMoment } from "#domain/enquiries/site-moment.ts";

/** Says who had made a transition before it was asked for, by the site's clock. */
export function useAlreadyMade(): (already: AlreadyMade, done: string) => string {
  const { timeZone } = useSite();
  return (already, done) => {
    const moment = already.at && spokenSiteMoment(new Date(already.at), new Date(), timeZone);
    return alreadyMadeSentence(already, { done, moment: moment || null });
  };
}
