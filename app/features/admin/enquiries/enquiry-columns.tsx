import { EnquiryReplyClock, EnquiryState } from "#app/features/admin/enquiries/enquiry-state.tsx";
import { assigneeName, replyText } from "#app/features/admin/enquiries/enquiry-texts.ts";
import { languageLabel } from "#app/features/admin/languages/language-options.ts";
import { momentColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { UnreadTag } from "#app/features/admin/messages/unread-tag.tsx";
import { type Column, RowLink } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiEnquiry, ApiStaffMember } from "#domain/api/enquiries/enquiries.ts";
import { ENQUIRY_NAMES } from "#domain/enquiries/enquiry.ts";
import { enquiryStatusLabel } from "#domain/enquiries/enquiry-statuses.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import styles from "./enquiries.module.css";
import type { EnquiryInbox } from "./enquiry-inboxes.ts";

/** Returns the path of an enquiry that keeps the list's filters. */
export const enquiryPathInList = (id: string, search: string) => panelPaths.adminRequest(id) + search;

interface EnquiryColumnOptions {
  people: readonly ApiStaffMember[];
  loadedAt: number;
  inbox: EnquiryInbox;
  site: SiteConfiguration;
}

/** The columns of the list; the last columns are optional. */
export function enquiryColumns(
  { people, loadedAt, inbox, site }: EnquiryColumnOptions,
  search: string,
): Column<ApiEnquiry>[] {
  const status: Column<ApiEnquiry> = {
    id: "status",
    header: "Stato",
    text: (row) => enquiryStatusLabel(row.status),
    cell: (row) => <EnquiryState status={row.status} />,
  };
  return [
    {
      id: "clock",
      header: "Risposta",
      text: (row, timeZone) => replyText(row, { timeZone, site }),
      cell: (row) => <EnquiryReplyClock row={row} loadedAt={loadedAt} />,
    },
    {
      id: "name",
      isFixed: true,
      header: "Chi scrive",
      order: "name",
      text: ({ name }) => name,
      cell: (row) => (
        <>
          <RowLink to={enquiryPathInList(row.id, search)}>{row.name}</RowLink>
          <UnreadTag unread={row.unread} />
        </>
      ),
    },
    textColumn("kind", "Tipo", ({ kind }) => ENQUIRY_NAMES[kind], { order: "kind" }),
    {
      id: "message",
      header: "Messaggio",
      text: ({ message }) => message ?? "",
      cell: ({ message }) => <MessageExcerpt text={message} />,
    },
    // An inbox with a single status does not need the column.
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
    textColumn("phone", "Telefono", ({ phone }) => phone, { isHidden: true }),
    textColumn("language", "Lingua", ({ language }) => languageLabel(language), { isHidden: true }),
    textColumn("email", "E-mail", ({ email }) => email, { isHidden: true }),
  ];
}

const MessageExcerpt = ({ text }: { text: string | null }) => (
  <span className={`${styles.message} ${textStyles.soft}`}>{text ?? "–"}</span>
);
