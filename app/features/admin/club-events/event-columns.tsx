import type { ReactNode } from "react";
import { Link } from "react-router";
import { CLUB_EVENTS_WORDS as WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import { EventState } from "#app/features/admin/club-events/event-state.tsx";
import { actionsColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiClubEvent } from "#domain/api/content/club-events.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";

interface EventHandling {
  onEdit: (event: ApiClubEvent) => void;
  actions: (event: ApiClubEvent) => ReactNode;
}

/** The columns of the club's events; the last ones are shown to who chooses them. */
export const eventColumns = ({ onEdit, actions }: EventHandling): Column<ApiClubEvent>[] => [
  {
    id: "title",
    fixed: true,
    header: "Titolo",
    order: "title",
    text: ({ title }) => title,
    cell: (event) => <RowButton onPress={() => onEdit(event)}>{event.title}</RowButton>,
  },
  {
    id: "day",
    header: "Giorno",
    order: "held_on",
    text: ({ held_on }) => held_on,
    cell: ({ held_on }) => formatItalianLong(held_on),
  },
  textColumn("place", "Luogo", ({ place }) => place, { soft: true, order: "place" }),
  {
    id: "state",
    header: "Stato",
    text: ({ state }) => WORDS.status(state),
    cell: ({ state }) => <EventState state={state} />,
  },
  textColumn("places", "Posti assegnati", ({ places_given, places }) => WORDS.given(places_given, places), {
    align: "end",
    order: "places_given",
  }),
  {
    id: "waiting",
    header: "Richieste",
    text: ({ waiting }) => String(waiting),
    cell: (event) => <WaitingRequests event={event} />,
  },
  textColumn("description", "Descrizione", ({ description }) => description, { soft: true, hidden: true }),
  actionsColumn(actions),
];

/** Leads to the club's requests while some wait for a decision. */
export function WaitingRequests({ event: { waiting } }: { event: ApiClubEvent }) {
  if (waiting === 0) return null;
  return (
    <Link className={textStyles.link} to={panelPaths.adminRequestsWhere("status=all&kind=club")}>
      {WORDS.waiting(waiting)}
    </Link>
  );
}
