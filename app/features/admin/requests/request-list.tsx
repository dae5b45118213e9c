import { useLocation, useSearchParams } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { BulkActions } from "#app/features/admin/lists/bulk-actions.tsx";
import { ListTools } from "#app/features/admin/lists/list-tools.tsx";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { bulkRequestActions, chosenRequests } from "#app/features/admin/requests/bulk-requests.ts";
import { requestColumns, requestPath } from "#app/features/admin/requests/request-columns.tsx";
import { foundInOtherInboxes, type Inbox, inboxTabs } from "#app/features/admin/requests/request-inboxes.ts";
import { requestQuery } from "#app/features/admin/requests/request-query.ts";
import { assigneeName, personName } from "#app/features/admin/requests/request-rows.ts";
import { RequestClock, RequestState, UnreadMark } from "#app/features/admin/requests/request-state.tsx";
import { REQUEST_WORDS } from "#app/features/admin/requests/request-words.ts";
import { useFresh } from "#app/features/admin/use-fresh.ts";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { DataTable, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-state.tsx";
import { FoundElsewhere, type FoundPlace } from "#app/ui/panel/lists/found-elsewhere.tsx";
import { useListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { useRowSelection } from "#app/ui/panel/lists/row-selection.ts";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiEnquiry, ApiStaffMember } from "#domain/api/enquiries.ts";
import { ENQUIRY_KINDS, ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { promisedWords } from "#domain/enquiries/reply-promise.ts";
import { siteMoment } from "#domain/enquiries/site-moment.ts";
import { formatNumber } from "#domain/numbers.ts";
import styles from "./request-list.module.css";

export const REQUESTS_PER_PAGE = 50;

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

/** The inbox of requests: those that wait stand first, the most urgent on top (product.md#enquiries). */
export function RequestList({ rows, total, people, inbox, counts, loadedAt }: RequestListProps) {
  const site = useSite();
  useFresh();
  const { search } = useLocation();
  const [parameters] = useSearchParams();
  const columns = useListColumns("requests", requestColumns({ people, loadedAt, inbox, site }, search));
  const read = (window: { limit: number; offset: number }) =>
    api.list("/api/enquiries", { query: { ...requestQuery(parameters, new Date(), site.timeZone), ...window } });
  const selection = { ...useRowSelection(rows, ({ id }) => id), name: ({ name }: ApiEnquiry) => name };
  const waiting = `${formatNumber(counts.new)} in attesa`;
  return (
    <>
      <PageHeader title="Richieste" meta={promisedWords(site)} tabs={inboxTabs(search, inbox, counts)} />
      <PageBody>
        <Toolbar crowded end={<ListTools list="requests" columns={columns} read={read} total={total} />}>
          <ListSearchField label="Cerca codice, nome, contatto o testo" placeholder="Cerca codice, nome, testo" />
          <FilterSelect label="Tipo di richiesta" parameter="kind" all="Tutti i tipi" options={KINDS} />
          <FilterSelect label="Assegnata a" parameter="assigned_to" all="Di tutti" options={assignees(people)} />
          <PeriodFilter label="Ricevute" />
        </Toolbar>
        <p className={textStyles.hidden} role="status">
          {waiting}
        </p>
        <BulkActions selection={selection} actions={bulkRequestActions(people)} said={chosenRequests} />
        <DataTable
          label="Richieste"
          rows={rows}
          rowKey={({ id }) => id}
          selection={selection}
          columns={columns.shown}
          card={(row) => <RequestCard row={row} people={people} loadedAt={loadedAt} search={search} />}
          empty={
            <NoRequests
              inbox={inbox}
              filtered={/[?&](q|kind|assigned_to|period|from|to)=/.test(search)}
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

interface CardProps {
  row: ApiEnquiry;
  people: readonly ApiStaffMember[];
  loadedAt: number;
  search: string;
}

function RequestCard({ row, people, loadedAt, search }: CardProps) {
  const { timeZone } = useSite();
  return (
    <div className={styles.card}>
      <CardHead>
        <RowLink to={requestPath(row.id, search)}>{row.name}</RowLink>
        <UnreadMark unread={row.unread} />
        <RequestState status={row.status} />
      </CardHead>
      <p className={textStyles.soft}>
        {REQUEST_WORDS.card({
          kind: ENQUIRY_NAMES[row.kind],
          at: siteMoment(new Date(row.created_at), new Date(loadedAt), timeZone),
          assignee: row.assigned_to ? assigneeName(row.assigned_to, people) : null,
        })}
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
      <EmptyList title="Nessuna richiesta trovata in questa scheda" action={<FoundElsewhere places={elsewhere} />} />
    );
  if (filtered) return <EmptyList title="Nessuna richiesta trovata" hint={LIST_WORDS.nothingFoundHint} />;
  if (inbox === "new")
    return <EmptyList title="Nessuno aspetta una risposta" hint="Le nuove richieste compaiono qui da sole." />;
  return <EmptyList title="Nessuna richiesta" hint="Qui stanno le richieste da jet, esperienze, contatti e club." />;
}
