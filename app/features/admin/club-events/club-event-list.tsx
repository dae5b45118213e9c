import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ClubEventForm } from "#app/features/admin/club-events/club-event-form.tsx";
import { ClubEventStateTag } from "#app/features/admin/club-events/club-event-state-tag.tsx";
import {
  CLUB_EVENT_STATUS_OPTIONS,
  CLUB_EVENTS_WORDS as WORDS,
} from "#app/features/admin/club-events/club-events-words.ts";
import { clubTabs } from "#app/features/admin/club-events/club-tabs.ts";
import { actionsColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListScreen } from "#app/features/admin/lists/list-screen.tsx";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiClubEvent } from "#domain/api/club-events/club-events.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";

export const CLUB_EVENT_LIST = createListResource({
  name: "club-events",
  filters: ["q", "status"],
  days: "held",
  order: "-held_on",
  read: (call) => api.list("/api/club_events", call),
});

/** Lists the club events with their form dialog and deletion (product.md#club). */
export function ClubEventList({ rows, total }: { rows: ApiClubEvent[]; total: number }) {
  const [edited, setEdited] = useState<ApiClubEvent | null>();
  const removal = useRowRemoval<ApiClubEvent>("/api/club_events/:id", WORDS, ({ title }) =>
    WORDS.deleteQuestion(title),
  );
  const add = (
    <Button look="primary" icon="plus" onClick={() => setEdited(null)}>
      {WORDS.add}
    </Button>
  );
  const actions = (event: ApiClubEvent) => (
    <RowControls>
      <ActionMenu
        label={WORDS.actionsOf(event.title)}
        actions={[
          { label: "Modifica", icon: "edit", onSelect: () => setEdited(event) },
          { label: "Vedi sul sito", icon: "external", to: paths.club },
          { label: "Elimina", icon: "minus", destructive: true, onSelect: () => removal.remove(event) },
        ]}
      />
    </RowControls>
  );
  return (
    <ListScreen
      resource={CLUB_EVENT_LIST}
      header={{ title: WORDS.title, tabs: clubTabs(panelPaths.adminClubEvents), actions: add }}
      rows={rows}
      total={total}
      count={WORDS.count(total)}
      filters={
        <>
          <ListSearchField label={WORDS.search} />
          <FilterSelect label="Stato" parameter="status" all="Tutti gli stati" options={CLUB_EVENT_STATUS_OPTIONS} />
          <PeriodFilter label={WORDS.day} hasUpcoming />
        </>
      }
      isFaded={({ state }) => state === "past" || state === "cancelled"}
      columns={eventColumns({ onEdit: setEdited, actions })}
      card={(event) => <EventCard event={event} onEdit={setEdited} actions={actions(event)} />}
      nothingFound="Nessun evento trovato"
      empty={{ title: "Nessun evento", hint: "Ogni evento appare nella pagina del club.", action: add }}
      pages="eventi"
    >
      <ClubEventForm event={edited} onClose={() => setEdited(undefined)} />
      {removal.dialog}
    </ListScreen>
  );
}

interface ClubEventRowHandlers {
  onEdit: (event: ApiClubEvent) => void;
  actions: (event: ApiClubEvent) => ReactNode;
}

/** The columns of the list; the last columns are optional. */
const eventColumns = ({ onEdit, actions }: ClubEventRowHandlers): Column<ApiClubEvent>[] => [
  {
    id: "title",
    isFixed: true,
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
    cell: ({ state }) => <ClubEventStateTag state={state} />,
  },
  textColumn("places", "Posti assegnati", ({ places_given, places }) => WORDS.assignedOfTotal(places_given, places), {
    align: "end",
    order: "places_given",
  }),
  {
    id: "waiting",
    header: "Richieste",
    text: ({ waiting }) => String(waiting),
    cell: (event) => <PendingPlaceRequests event={event} />,
  },
  textColumn("description", "Descrizione", ({ description }) => description, { soft: true, isHidden: true }),
  actionsColumn(actions),
];

/** Links to the event's requests while some of them await a decision. */
function PendingPlaceRequests({ event: { waiting } }: { event: ApiClubEvent }) {
  if (waiting === 0) return null;
  return (
    <Link className={textStyles.link} to={panelPaths.adminRequestsWhere("status=all&kind=club")}>
      {WORDS.waiting(waiting)}
    </Link>
  );
}

interface EventCardProps {
  event: ApiClubEvent;
  onEdit: (event: ApiClubEvent) => void;
  actions: ReactNode;
}

function EventCard({ event, onEdit, actions }: EventCardProps) {
  return (
    <RowCardHeader>
      <div>
        <RowButton onPress={() => onEdit(event)}>{event.title}</RowButton>
        <p className={textStyles.meta}>
          {formatItalianLong(event.held_on)} · {event.place}
        </p>
        <p className={textStyles.meta}>{WORDS.placesGiven(event.places_given, event.places)}</p>
        <PendingPlaceRequests event={event} />
        <ClubEventStateTag state={event.state} />
      </div>
      {actions}
    </RowCardHeader>
  );
}
