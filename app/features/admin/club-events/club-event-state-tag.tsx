import { CLUB_EVENTS_WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import type { CurrentClubEventStatus } from "#domain/club-events/club-event-state.ts";

const MARKS: Readonly<Record<CurrentClubEventStatus, StatusMark>> = {
  planned: "dashed",
  open: "half",
  full: "ring",
  past: "solid",
  cancelled: "struck",
};

/** Shows the current status of an event by fill and word. */
export function ClubEventStateTag({ state }: { state: CurrentClubEventStatus }) {
  return (
    <StatusTag mark={MARKS[state]} tone={state === "past" || state === "cancelled" ? "over" : "state"}>
      {CLUB_EVENTS_WORDS.status(state)}
    </StatusTag>
  );
}
