import { useLocation } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { enquiryColumns, enquiryPathInList } from "#app/features/admin/enquiries/enquiry-columns.tsx";
import {
  currentInbox,
  type EnquiryInbox,
  inboxTabs,
  otherInboxMatches,
} from "#app/features/admin/enquiries/enquiry-inboxes.ts";
import { EnquiryReplyClock, EnquiryState } from "#app/features/admin/enquiries/enquiry-state.tsx";
import { assigneeName, staffMemberName } from "#app/features/admin/enquiries/enquiry-texts.ts";
import { ENQUIRY_WORDS } from "#app/features/admin/enquiries/enquiry-words.ts";
import { LanguageFilter } from "#app/features/admin/languages/language-fields.tsx";
import { createListResource } from "#app/features/admin/lists/list-resource.ts";
import { ListBody } from "#app/features/admin/lists/list-screen.tsx";
import type { BulkAction } from "#app/features/admin/lists/run-bulk-action.ts";
import { UnreadTag } from "#app/features/admin/messages/unread-tag.tsx";
import { useOfferedOptions } from "#app/features/admin/offers/use-offered-options.ts";
import { useAutoRevalidate } from "#app/features/admin/use-auto-revalidate.ts";
import { RowLink } from "#app/ui/panel/lists/data-table.tsx";
import { PeriodFilter } from "#app/ui/panel/lists/period-filter.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { FilterSelect, ListSearchField } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiEnquiry, ApiStaffMember } from "#domain/api/enquiries/enquiries.ts";
import { ENQUIRY_KINDS, ENQUIRY_NAMES, type EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import { formatSiteMoment } from "#domain/enquiries/format-site-moment.ts";
import { replyPromiseText } from "#domain/enquiries/reply-promise.ts";
import { formatCount, formatNumber } from "#domain/numbers.ts";
import styles from "./enquiries.module.css";

export const ENQUIRY_LIST = createListResource({
  name: "requests",
  filters: ["q", "kind", "assigned_to", "language"],
  days: "created",
  // Unanswered enquiries: oldest first. Others: newest first.
  order: (parameters) => (currentInbox(parameters) === "new" ? "created_at" : "-created_at"),
  extraParameters: (parameters) => {
    const inbox = currentInbox(parameters);
    return { status: inbox === "all" ? "" : inbox };
  },
  read: (call) => api.list("/api/enquiries", call),
});

export interface EnquiryListProps {
  rows: ApiEnquiry[];
  total: number;
  people: ApiStaffMember[];
  inbox: EnquiryInbox;
  /** The number of matches in each inbox. */
  counts: Record<EnquiryInbox, number>;
  /** When the rows were loaded, by the browser's clock. */
  loadedAt: number;
}

/** Lists the enquiries of an inbox; in the default inbox, the most urgent enquiries come first (product.md#enquiries). */
export function EnquiryList({ rows, total, people, inbox, counts, loadedAt }: EnquiryListProps) {
  const site = useSite();
  useAutoRevalidate();
  const { search } = useLocation();
  const kinds = useOfferedOptions(KINDS);
  const waiting = `${formatNumber(counts.new)} in attesa`;
  return (
    <>
      <PageHeader title="Richieste" meta={replyPromiseText(site)} tabs={inboxTabs(search, inbox, counts)} />
      <PageBody>
        <p className={textStyles.hidden} role="status">
          {waiting}
        </p>
        <ListBody
          resource={ENQUIRY_LIST}
          label="Richieste"
          rows={rows}
          total={total}
          filters={
            <>
              <ListSearchField label="Cerca codice, nome, contatto o testo" placeholder="Cerca codice, nome, testo" />
              {kinds.length > 1 && (
                <FilterSelect label="Tipo di richiesta" parameter="kind" all="Tutti i tipi" options={kinds} />
              )}
              <FilterSelect
                label="Assegnata a"
                parameter="assigned_to"
                all="Di tutti"
                options={assigneeOptions(people)}
              />
              <LanguageFilter />
              <PeriodFilter label="Ricevute" />
            </>
          }
          bulk={{
            actions: bulkEnquiryActions(people),
            selectionLabel: selectedEnquiriesLabel,
            name: ({ name }) => name,
          }}
          columns={enquiryColumns({ people, loadedAt, inbox, site }, search)}
          card={(row) => <EnquiryCard row={row} people={people} loadedAt={loadedAt} search={search} />}
          nothingFound="Nessuna richiesta trovata"
          otherTabs={{
            title: "Nessuna richiesta trovata in questa scheda",
            matches: otherInboxMatches(search, inbox, counts),
          }}
          empty={
            inbox === "new"
              ? { title: "Nessuno aspetta una risposta", hint: "Le nuove richieste compaiono qui da sole." }
              : {
                  title: "Nessuna richiesta",
                  hint: ENQUIRY_WORDS.emptyHint(site.offers),
                }
          }
          pages="richieste"
        />
      </PageBody>
    </>
  );
}

const KINDS = ENQUIRY_KINDS.map((kind) => ({ value: kind, label: ENQUIRY_NAMES[kind] }));

const assigneeOptions = (people: readonly ApiStaffMember[]) => [
  { value: "me", label: "Mie" },
  { value: "none", label: "Di nessuno" },
  ...people.filter(({ me }) => !me).map((person) => ({ value: person.id, label: staffMemberName(person) })),
];

interface EnquiryCardProps {
  row: ApiEnquiry;
  people: readonly ApiStaffMember[];
  loadedAt: number;
  search: string;
}

function EnquiryCard({ row, people, loadedAt, search }: EnquiryCardProps) {
  const { timeZone } = useSite();
  return (
    <div className={styles.card}>
      <RowCardHeader>
        <RowLink to={enquiryPathInList(row.id, search)}>{row.name}</RowLink>
        <UnreadTag unread={row.unread} />
        <EnquiryState status={row.status} />
      </RowCardHeader>
      <p className={textStyles.soft}>
        {ENQUIRY_WORDS.card({
          kind: ENQUIRY_NAMES[row.kind],
          at: formatSiteMoment(new Date(row.created_at), new Date(loadedAt), timeZone),
          assignee: row.assigned_to ? assigneeName(row.assigned_to, people) : null,
        })}
      </p>
      {row.message && <p className={styles.cardMessage}>{row.message}</p>}
      <EnquiryReplyClock row={row} loadedAt={loadedAt} />
    </div>
  );
}

const enquiriesText = (count: number) => formatCount(count, "richiesta", "richieste");

/** Returns "3 richieste scelte". */
export const selectedEnquiriesLabel = (count: number): string =>
  formatCount(count, "richiesta scelta", "richieste scelte");

/** Bulk actions on enquiries; none of them sends a mail to the customer. */
export function bulkEnquiryActions(people: readonly ApiStaffMember[]): BulkAction<ApiEnquiry>[] {
  const me = people.find((person) => person.me);
  return [
    ...(me ? [assignToMeAction(me.id)] : []),
    {
      label: "Chiudi",
      appliesTo: ({ status }) => status === "answered",
      question: (count) => `Chiudere ${enquiriesText(count)}?`,
      detail:
        "Si chiudono le richieste che hanno avuto risposta; si possono riaprire. A chi ha scritto non parte nulla.",
      done: (count) => `${enquiriesText(count)}: ${count === 1 ? "chiusa" : "chiuse"}`,
      run: (row) => changeEnquiry(row, { status: "closed" }),
    },
    {
      label: "Riapri",
      appliesTo: ({ status }) => status === "closed",
      question: (count) => `Riaprire ${enquiriesText(count)}?`,
      detail: "Tornano fra le risposte. A chi ha scritto non parte nulla.",
      done: (count) => `${enquiriesText(count)}: ${count === 1 ? "riaperta" : "riaperte"}`,
      run: (row) => changeEnquiry(row, { status: "answered" }),
    },
  ];
}

function assignToMeAction(me: string): BulkAction<ApiEnquiry> {
  return {
    label: "Prendi in carico",
    appliesTo: ({ assigned_to }) => assigned_to !== me,
    question: (count) => `Prendere in carico ${enquiriesText(count)}?`,
    detail: "Passano a te, anche quelle che sono di altri. A chi ha scritto non parte nulla.",
    done: (count) => `${enquiriesText(count)} in carico a te`,
    run: (row) => changeEnquiry(row, { assigned_to: me }),
  };
}

const changeEnquiry = ({ id, version }: ApiEnquiry, changes: { status?: EnquiryStatus; assigned_to?: string }) =>
  api.patch("/api/enquiries/:id", { parameters: { id }, body: { ...changes, version } });
