import { type ReactNode, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CLUB_EVENTS_WORDS as WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import { EventForm } from "#app/features/admin/club-events/event-form.tsx";
import { EventState } from "#app/features/admin/club-events/event-state.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyState } from "#app/ui/panel/lists/empty-state.tsx";
import { RowControls } from "#app/ui/panel/lists/row-controls.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiClubEvent } from "#domain/api/content/club-events.ts";
import { paths } from "#domain/paths.ts";
import { formatItalianLong } from "#domain/rental-period/civil-time.ts";

/** The club's events: a table, its dialog, removal (product.md#club). */
export function EventList({ rows }: { rows: ApiClubEvent[] }) {
  const [edited, setEdited] = useState<ApiClubEvent | null>();
  const [doomed, setDoomed] = useState<ApiClubEvent>();
  const remove = useRemoval();
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
          { label: "Elimina", icon: "minus", destructive: true, onSelect: () => setDoomed(event) },
        ]}
      />
    </RowControls>
  );
  return (
    <>
      <PageHeader title={WORDS.title} actions={add} />
      <PageBody>
        <DataTable
          label={WORDS.title}
          rows={rows}
          rowKey={({ id }) => id}
          faded={({ state }) => state === "past" || state === "cancelled"}
          columns={columns(setEdited, actions)}
          card={(event) => <EventCard event={event} onEdit={setEdited} actions={actions(event)} />}
          empty={<EmptyState title="Nessun evento" hint="Ogni evento appare nella pagina del club." action={add} />}
        />
      </PageBody>
      <EventForm event={edited} onClose={() => setEdited(undefined)} />
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={WORDS.deleteQuestion(doomed?.title ?? "")}
        confirm="Elimina"
        destructive
        failure={WORDS.deleteFailed}
        onConfirm={async () => doomed && remove(doomed)}
      >
        Si elimina solo un evento che nessuna richiesta nomina; gli altri si annullano.
      </ConfirmDialog>
    </>
  );
}

function useRemoval() {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return async ({ id }: ApiClubEvent) => {
    await api.delete("/api/club_events/:id", { parameters: { id } });
    toast.success(WORDS.deleted);
    await revalidate();
  };
}

type OnEdit = (event: ApiClubEvent) => void;

const columns = (onEdit: OnEdit, actions: (event: ApiClubEvent) => ReactNode): Column<ApiClubEvent>[] => [
  {
    id: "title",
    header: "Titolo",
    cell: (event) => <RowButton onPress={() => onEdit(event)}>{event.title}</RowButton>,
  },
  { id: "day", header: "Giorno", cell: ({ held_on }) => formatItalianLong(held_on) },
  { id: "place", header: "Luogo", cell: ({ place }) => <span className={textStyles.soft}>{place}</span> },
  { id: "state", header: "Stato", cell: ({ state }) => <EventState state={state} /> },
  {
    id: "places",
    header: "Posti assegnati",
    align: "end",
    cell: ({ places_given, places }) => WORDS.given(places_given, places),
  },
  { id: "waiting", header: "Richieste", cell: (event) => <Waiting event={event} /> },
  { id: "actions", header: "Azioni", headerHidden: true, align: "end", cell: actions },
];

/** Leads to the club's requests while some wait for a decision. */
function Waiting({ event: { waiting } }: { event: ApiClubEvent }) {
  if (waiting === 0) return null;
  return (
    <Link className={textStyles.link} to={`${paths.adminRequests}?status=all&kind=club`}>
      {WORDS.waiting(waiting)}
    </Link>
  );
}

interface EventCardProps {
  event: ApiClubEvent;
  onEdit: OnEdit;
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
        <p className={textStyles.meta}>Posti assegnati: {WORDS.given(event.places_given, event.places)}</p>
        <Waiting event={event} />
        <EventState state={event.state} />
      </div>
      {actions}
    </CardHead>
  );
}
