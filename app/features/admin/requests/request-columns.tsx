import { momentColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { assigneeName, replyText } from "#app/features/admin/requests/request-rows.ts";
import { RequestClock, RequestState, UnreadMark } from "#app/features/admin/requests/request-state.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiEnquiry, ApiStaffMember } from "#domain/api/enquiries.ts";
import { ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { enquiryStatusLabel } from "#domain/enquiries/states.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { Inbox } from "./request-inboxes.ts";
import styles from "./requests.module.css";

/** The address of a request that leads back to the list as it is filtered. */
export const requestPath = (id: string, search: string) => panelPaths.adminRequest(id) + search;

interface Shown {
  people: readonly ApiStaffMember[];
  loadedAt: number;
  inbox: Inbox;
  site: SiteConfiguration;
}

/** The columns of the requests; the last ones are shown to who chooses them. */
export function requestColumns({ people, loadedAt, inbox, site }: Shown, search: string): Column<ApiEnquiry>[] {
  const status: Column<ApiEnquiry> = {
    id: "status",
    header: "Stato",
    text: (row) => enquiryStatusLabel(row.status),
    cell: (row) => <RequestState status={row.status} />,
  };
  return [
    {
      id: "clock",
      header: "Risposta",
      text: (row, timeZone) => replyText(row, { timeZone, site }),
      cell: (row) => <RequestClock row={row} loadedAt={loadedAt} />,
    },
    {
      id: "name",
      fixed: true,
      header: "Chi scrive",
      order: "name",
      text: ({ name }) => name,
      cell: (row) => (
        <>
          <RowLink to={requestPath(row.id, search)}>{row.name}</RowLink>
          <UnreadMark unread={row.unread} />
        </>
      ),
    },
    textColumn("kind", "Tipo", ({ kind }) => ENQUIRY_NAMES[kind], { order: "kind" }),
    {
      id: "message",
      header: "Messaggio",
      text: ({ message }) => message ?? "",
      cell: ({ message }) => <Message text={message} />,
    },
    // In an inbox of one state all have it.
    ...(inbox === "all" ? [status] : []),
    {
      id: "assigned",
      header: "Assegnata a",
      text: ({ assigned_to }) => assigneeName(assigned_to, people),
      cell: ({ assigned_to }) => (
        <span className={assigned_to ? undefined : textStyles.meta}>{assigneeName(assigned_to, people)}</span>
      ),
    },
    momentColumn("created", "Ricevuta", ({ created_at }) => created_at, {
      now: new Date(loadedAt),
      order: "created_at",
    }),
    textColumn("reference", "Codice", ({ reference }) => reference, { align: "end" }),
    textColumn("phone", "Telefono", ({ phone }) => phone, { hidden: true }),
    textColumn("email", "E-mail", ({ email }) => email, { hidden: true }),
  ];
}

const Message = ({ text }: { text: string | null }) => (
  <span className={`${styles.message} ${textStyles.soft}`}>{text ?? "–"}</span>
);
