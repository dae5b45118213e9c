import { useLocation } from "react-router";
import { assigneeName, personName } from "#app/features/admin/requests/request-rows.ts";
import { RequestClock, RequestState } from "#app/features/admin/requests/request-state.tsx";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { useFresh } from "#app/features/admin/use-fresh.ts";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, DataTable, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyState } from "#app/ui/panel/lists/empty-state.tsx";
import { FoundElsewhere, type FoundPlace } from "#app/ui/panel/lists/found-elsewhere.tsx";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiEnquiry, ApiStaffMember } from "#domain/api/enquiries.ts";
import { ENQUIRY_KINDS, ENQUIRY_NAMES, type EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { paths } from "#domain/paths.ts";
import styles from "./request-list.module.css";

export const REQUESTS_PER_PAGE = 50;
const FRESH_MS = 60_000;

export type Inbox = EnquiryStatus | "all";

export interface RequestListProps {
  rows: ApiEnquiry[];
  total: number;
  people: ApiStaffMember[];
  inbox: Inbox;
  /** Of each inbox, by the filters in force. */
  counts: Record<Inbox, number>;
  /** When the rows came, by the browser's clock. */
  loadedAt: number;
}

const INBOXES: readonly { inbox: Inbox; label: string }[] = [
  { inbox: "new", label: "In attesa" },
  { inbox: "answered", label: "Risposte" },
  { inbox: "closed", label: "Chiuse" },
  { inbox: "all", label: "Tutte" },
];

/** The inbox of requests: those that wait stand first, the most urgent on top (product.md#enquiries). */
export function RequestList({ rows, total, people, inbox, counts, loadedAt }: RequestListProps) {
  const site = useSite();
  useFresh(FRESH_MS);
  const { search } = useLocation();
  const waiting = counts.new === 1 ? "1 in attesa" : `${counts.new} in attesa`;
  return (
    <>
      <PageHeader title="Richieste" tabs={tabs(search, inbox, counts)} />
      <PageBody>
        <Toolbar
          end={<span className={textStyles.meta}>{`Risposta promessa entro ${site.replyWithinHours} ore`}</span>}
        >
          <ListSearchField label="Cerca codice, nome, contatto o testo" placeholder="Cerca codice, nome, testo" />
          <FilterSelect label="Tipo di richiesta" parameter="kind" all="Tutti i tipi" options={KINDS} />
          <FilterSelect label="Assegnata a" parameter="assigned_to" all="Di tutti" options={assignees(people)} />
        </Toolbar>
        <p className={textStyles.hidden} role="status">
          {waiting}
        </p>
        <DataTable
          label="Richieste"
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns({ people, loadedAt, inbox }, search)}
          card={(row) => <RequestCard row={row} people={people} loadedAt={loadedAt} search={search} />}
          empty={
            <NoRequests
              inbox={inbox}
              filtered={/[?&](q|kind|assigned_to)=/.test(search)}
              elsewhere={foundInOtherInboxes(search, inbox, counts)}
            />
          }
        />
        <Pagination total={total} size={REQUESTS_PER_PAGE} label="richieste" />
      </PageBody>
    </>
  );
}

const KINDS = ENQUIRY_KINDS.map((kind) => ({ value: kind, label: ENQUIRY_NAMES[kind] }));

const assignees = (people: readonly ApiStaffMember[]) => [
  { value: "me", label: "Mie" },
  { value: "none", label: "Di nessuno" },
  ...people.filter(({ me }) => !me).map((person) => ({ value: person.id, label: personName(person) })),
];

function tabs(search: string, current: Inbox, counts: Record<Inbox, number>) {
  return INBOXES.map(({ inbox, label }) => ({
    to: inboxAddress(inbox, search),
    label,
    count: counts[inbox],
    current: inbox === current,
  }));
}

/** The other inboxes in which the filters find something; "Tutte" has nothing that no other has. */
const foundInOtherInboxes = (search: string, current: Inbox, counts: Record<Inbox, number>): FoundPlace[] =>
  INBOXES.filter(({ inbox }) => inbox !== current && inbox !== "all" && counts[inbox] > 0).map(({ inbox, label }) => ({
    to: inboxAddress(inbox, search),
    label,
    count: counts[inbox],
  }));

function inboxAddress(inbox: Inbox, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["page", "status"]) parameters.delete(name);
  if (inbox !== "new") parameters.set("status", inbox);
  return `?${parameters}`;
}

/** The address of a request that leads back to the list as it is filtered. */
const requestPath = (id: string, search: string) => paths.adminRequest(id) + search;

function columns(
  { people, loadedAt, inbox }: Pick<RequestListProps, "people" | "loadedAt" | "inbox">,
  search: string,
): Column<ApiEnquiry>[] {
  const now = new Date(loadedAt);
  const status: Column<ApiEnquiry> = {
    id: "status",
    header: "Stato",
    cell: (row) => <RequestState status={row.status} />,
  };
  return [
    { id: "clock", header: "Risposta", cell: (row) => <RequestClock row={row} loadedAt={loadedAt} /> },
    {
      id: "name",
      header: "Chi scrive",
      order: "name",
      cell: (row) => <RowLink to={requestPath(row.id, search)}>{row.name}</RowLink>,
    },
    { id: "kind", header: "Tipo", order: "kind", cell: ({ kind }) => ENQUIRY_NAMES[kind] },
    { id: "message", header: "Messaggio", cell: ({ message }) => <Message text={message} /> },
    // In an inbox of one state all have it.
    ...(inbox === "all" ? [status] : []),
    {
      id: "assigned",
      header: "Assegnata a",
      cell: ({ assigned_to }) => (
        <span className={assigned_to ? undefined : textStyles.meta}>{assigneeName(assigned_to, people)}</span>
      ),
    },
    {
      id: "created",
      header: "Ricevuta",
      order: "created_at",
      align: "end",
      cell: ({ created_at }) => (
        <span className={textStyles.soft}>
          <SiteMoment at={created_at} now={now} />
        </span>
      ),
    },
    { id: "reference", header: "Codice", align: "end", cell: ({ reference }) => reference },
  ];
}

const Message = ({ text }: { text: string | null }) => (
  <span className={`${styles.message} ${textStyles.soft}`}>{text ?? "–"}</span>
);

interface CardProps {
  row: ApiEnquiry;
  people: readonly ApiStaffMember[];
  loadedAt: number;
  search: string;
}

function RequestCard({ row, people, loadedAt, search }: CardProps) {
  return (
    <div className={styles.card}>
      <CardHead>
        <RowLink to={requestPath(row.id, search)}>{row.name}</RowLink>
        <RequestState status={row.status} />
      </CardHead>
      <p className={textStyles.soft}>
        {ENQUIRY_NAMES[row.kind]} · <SiteMoment at={row.created_at} now={new Date(loadedAt)} /> ·{" "}
        {row.assigned_to ? assigneeName(row.assigned_to, people) : "di nessuno"}
      </p>
      {row.message && <p className={styles.cardMessage}>{row.message}</p>}
      <RequestClock row={row} loadedAt={loadedAt} />
    </div>
  );
}

interface NoRequestsProps {
  inbox: Inbox;
  filtered: boolean;
  elsewhere: readonly FoundPlace[];
}

function NoRequests({ inbox, filtered, elsewhere }: NoRequestsProps) {
  if (filtered && elsewhere.length > 0)
    return (
      <EmptyState title="Nessuna richiesta trovata in questa scheda" action={<FoundElsewhere places={elsewhere} />} />
    );
  if (filtered)
    return <EmptyState title="Nessuna richiesta trovata" hint="Prova a togliere un filtro o a cercare altro." />;
  if (inbox === "new")
    return <EmptyState title="Nessuno aspetta una risposta" hint="Le nuove richieste compaiono qui da sole." />;
  return <EmptyState title="Nessuna richiesta" hint="Qui stanno le richieste da jet, esperienze, contatti e club." />;
}
