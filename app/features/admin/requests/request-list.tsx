import { useLocation } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { listResource } from "#app/features/admin/lists/list-resource.ts";
import { ListBody } from "#app/features/admin/lists/list-screen.tsx";
import type { BulkAction } from "#app/features/admin/lists/run-bulk.ts";
import { requestColumns, requestPath } from "#app/features/admin/requests/request-columns.tsx";
import { foundInOtherInboxes, type Inbox, inboxOf, inboxTabs } from "#app/features/admin/requests/request-inboxes.ts";
import { assigneeName, personName } from "#app/features/admin/requests/request-rows.ts";
import { RequestClock, RequestState, UnreadMark } from "#app/features/admin/requests/request-state.tsx";
import { REQUEST_WORDS } from "#app/features/admin/requests/request-words.ts";
import { useFresh } from "#app/features/admin/use-fresh.ts";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiEnquiry, ApiStaffMember } from "#domain/api/enquiries.ts";
import { ENQUIRY_KINDS, ENQUIRY_NAMES, type EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { promisedWords } from "#domain/enquiries/reply-promise.ts";
import { siteMoment } from "#domain/enquiries/site-moment.ts";
import { counted, formatNumber } from "#domain/numbers.ts";
import styles from "./requests.module.css";

export const REQUEST_LIST = listResource({
  name: "requests",
  filters: ["q", "kind", "assigned_to"],
  days: "created",
  // Who waits longest comes first; of the others, who came last.
  order: (parameters) => (inboxOf(parameters) === "new" ? "created_at" : "-created_at"),
  further: (parameters) => {
    const inbox = inboxOf(parameters);
    return { status: inbox === "all" ? "" : inbox };
  },
  read: (call) => api.list("/api/enquiries", call),
});

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
  const waiting = `${formatNumber(counts.new)} in attesa`;
  return (
    <>
      <PageHeader title="Richieste" meta={promisedWords(site)} tabs={inboxTabs(search, inbox, counts)} />
      <PageBody>
        <p className={textStyles.hidden} role="status">
          {waiting}
        </p>
        <ListBody
          resource={REQUEST_LIST}
          label="Richieste"
          rows={rows}
          total={total}
          filters={
            <>
              <ListSearchField label="Cerca codice, nome, contatto o testo" placeholder="Cerca codice, nome, testo" />
              <FilterSelect label="Tipo di richiesta" parameter="kind" all="Tutti i tipi" options={KINDS} />
              <FilterSelect label="Assegnata a" parameter="assigned_to" all="Di tutti" options={assignees(people)} />
              <PeriodFilter label="Ricevute" />
            </>
          }
          bulk={{ actions: bulkRequestActions(people), said: chosenRequests, name: ({ name }) => name }}
          columns={requestColumns({ people, loadedAt, inbox, site }, search)}
          card={(row) => <RequestCard row={row} people={people} loadedAt={loadedAt} search={search} />}
          nothingFound="Nessuna richiesta trovata"
          elsewhere={{
            title: "Nessuna richiesta trovata in questa scheda",
            places: foundInOtherInboxes(search, inbox, counts),
          }}
          empty={
            inbox === "new"
              ? { title: "Nessuno aspetta una risposta", hint: "Le nuove richieste compaiono qui da sole." }
              : {
                  title: "Nessuna richiesta",
                  hint: "Qui stanno le richieste da jet, esperienze, contatti e club.",
                }
          }
          pages="richieste"
        />
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

const requests = (count: number) => counted(count, "richiesta", "richieste");

/** "3 richieste scelte". */
export const chosenRequests = (count: number): string => counted(count, "richiesta scelta", "richieste scelte");

/** What is done with many requests at once: nothing that writes to whoever asked. */
export function bulkRequestActions(people: readonly ApiStaffMember[]): BulkAction<ApiEnquiry>[] {
  const me = people.find((person) => person.me);
  return [
    ...(me ? [takeOn(me.id)] : []),
    {
      label: "Chiudi",
      applies: ({ status }) => status === "answered",
      question: (count) => `Chiudere ${requests(count)}?`,
      detail:
        "Si chiudono le richieste che hanno avuto risposta; si possono riaprire. A chi ha scritto non parte nulla.",
      done: (count) => `${requests(count)}: ${count === 1 ? "chiusa" : "chiuse"}`,
      run: (row) => changeRequest(row, { status: "closed" }),
    },
    {
      label: "Riapri",
      applies: ({ status }) => status === "closed",
      question: (count) => `Riaprire ${requests(count)}?`,
      detail: "Tornano fra le risposte. A chi ha scritto non parte nulla.",
      done: (count) => `${requests(count)}: ${count === 1 ? "riaperta" : "riaperte"}`,
      run: (row) => changeRequest(row, { status: "answered" }),
    },
  ];
}

function takeOn(me: string): BulkAction<ApiEnquiry> {
  return {
    label: "Prendi in carico",
    applies: ({ assigned_to }) => assigned_to !== me,
    question: (count) => `Prendere in carico ${requests(count)}?`,
    detail: "Passano a te, anche quelle che sono di altri. A chi ha scritto non parte nulla.",
    done: (count) => `${requests(count)} in carico a te`,
    run: (row) => changeRequest(row, { assigned_to: me }),
  };
}

const changeRequest = ({ id, version }: ApiEnquiry, changes: { status?: EnquiryStatus; assigned_to?: string }) =>
  api.patch("/api/enquiries/:id", { parameters: { id }, body: { ...changes, version } });
