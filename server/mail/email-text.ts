import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { EmailArrival, EmailEnd, EmailMessage, EmailRow } from "./email-message.ts";

/** A e-mail as plain text, for mail programs and people who prefer it. */
export function emailText(email: EmailMessage, site: SiteConfiguration): string {
  const action = email.action ? [`${email.action.label}:\n${email.action.url}`] : [];
  const [early, late] = email.arrival ? [action, []] : [[], action];
  const blocks = [
    email.heading,
    ...email.opening,
    ...(email.arrival ? [lines(arrivalRows(email.arrival))] : []),
    ...early,
    ...email.sections.map(({ title, rows }) => `${title.toUpperCase()}\n${lines(rows)}`),
    ...late,
    ...email.closing,
    [
      `${site.name} ${site.markLine}`,
      `${site.phone}, ${site.email}`,
      `${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
    ].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`.replaceAll("\u00a0", " ");
}

/** When, where and who as rows. */
export const arrivalRows = ({ ends, notes }: EmailArrival): EmailRow[] => [
  ...ends.map((end) => ({ label: end.label, value: endLine(end) })),
  ...notes,
];

/** "giovedì 10 dicembre 2026, ore 10:00, Milano". */
export const endLine = ({ date, time, place }: EmailEnd) => `${date}, ${time}, ${place}`;

const lines = (rows: readonly EmailRow[]) => rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
