import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { EVENT_STATUS_OPTIONS, CLUB_EVENTS_WORDS as WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import { eventColumns, WaitingRequests } from "#app/features/admin/club-events/event-columns.tsx";
import { EventForm } from "#app/features/admin/club-events/event-form.tsx";
import { eventQuery } from "#app/features/admin/club-events/event-query.ts";
import { EventState } from "#app/features/admin/club-events/event-state.tsx";
import { DAY_PARAMETERS } from "#app/features/admin/lists/list-days.ts";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { useRowRemoval } from "#app/features/admin/row-removal.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiClubEvent } from "#domain/api/content/club-events.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";

export const EVENTS_PER_PAGE = 50;

/** The club's events: a searchable table, its dialog, removal (product.md#club). */
export function EventList({ rows, total }: { rows: ApiClubEvent[]; total: number }) {
  const [parameters] = useSearchParams();
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
  const columns = useListColumns("club-events", eventColumns({ onEdit: setEdited, actions }));
  const { timeZone } = useSite();
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/club_events", { query: { ...eventQuery(parameters, new Date(), timeZone), ...window } });
  return (
    <>
      <PageHeader title={WORDS.title} actions={add} />
      <PageBody>
        <Toolbar
          crowded
          end={<ListTools list="club-events" columns={columns} read={read} total={total} count={WORDS.count(total)} />}
        >
          <ListSearchField label={WORDS.search} />
          <FilterSelect label="Stato" parameter="status" all="Tutti gli stati" options={EVENT_STATUS_OPTIONS} />
          <PeriodFilter label={WORDS.day} coming />
        </Toolbar>
        <DataTable
          label={WORDS.title}
          rows={rows}
          rowKey={({ id }) => id}
          faded={({ state }) => state === "past" || state === "cancelled"}
          columns={columns.shown}
          card={(event) => <EventCard event={event} onEdit={setEdited} actions={actions(event)} />}
          empty={
            ["q", "status", ...DAY_PARAMETERS].some((name) => parameters.get(name)) ? (
              <EmptyList title="Nessun evento trovato" hint={LIST_WORDS.nothingFoundHint} />
            ) : (
              <EmptyList title="Nessun evento" hint="Ogni evento appare nella pagina del club." action={add} />
            )
          }
        />
        <Pagination total={total} size={EVENTS_PER_PAGE} label="eventi" />
      </PageBody>
      <EventForm event={edited} onClose={() => setEdited(undefined)} />
      {removal.dialog}
    </>
  );
}

interface EventCardProps {
  event: ApiClubEvent;
  onEdit: (event: ApiClubEvent) => void;
  actions: ReactNode;
}

function EventCard({ event, onEdit, actions }: EventCardProps) {
  return (
    <CardHead>
      <div>
        <RowButton onPress={() => onEdit(event)}>{event.title}</RowButton>
        <p className={textStyles.meta}>
          {formatItalianLong(event.held_on)} · {event.place}
        </p>
        <p className={textStyles.meta}>{WORDS.placesGiven(event.places_given, event.places)}</p>
        <WaitingRequests event={event} />
        <EventState state={event.state} />
      </div>
      {actions}
    </CardHead>
  );
}
