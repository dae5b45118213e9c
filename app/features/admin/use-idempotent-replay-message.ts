import { idempotentReplaySentence } from "#app/features/admin/idempotent-replay-words.ts";
import { useSite } from "#app/ui/site.tsx";
import type { IdempotentReplay } from "#domain/api/shared-schemas.ts";
import { formatSiteMomentInSentence } from "#domain/enquiries/format-site-moment.ts";

/** Returns a function that says who made a transition first, in the site's time zone. */
export function useIdempotentReplayMessage(): (replay: IdempotentReplay, done: string) => string {
  const { timeZone } = useSite();
  return (replay, done) => {
    const moment = replay.at && formatSiteMomentInSentence(new Date(replay.at), new Date(), timeZone);
    return idempotentReplaySentence(replay, { done, moment: moment || null });
  };
}
