import { nameWithMarkLine } from "#domain/company/company-region.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { EmailItinerary, EmailMessage, EmailRow, EmailStop } from "./email-message.ts";

/** Renders a mail as plain text. */
export function emailText(email: EmailMessage, site: SiteConfiguration): string {
  const action = email.action ? [`${email.action.label}:\n${email.action.url}`] : [];
  const [beforeSections, afterSections] = email.itinerary ? [action, []] : [[], action];
  const blocks = [
    email.heading,
    ...email.opening,
    ...(email.itinerary ? [formatRows(toItineraryRows(email.itinerary))] : []),
    ...beforeSections,
    ...email.sections.map(({ title, rows, note }) =>
      [title.toUpperCase(), formatRows(rows), ...(note ? [note] : [])].join("\n"),
    ),
    ...afterSections,
    ...email.closing,
    ...(email.footLink ? [`${email.footLink.label}:\n${email.footLink.url}`] : []),
    [
      nameWithMarkLine(site),
      `${site.phone}, ${site.email}`,
      `${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
    ].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`.replaceAll("\u00a0", " ");
}

/** Returns the itinerary as rows of label and value. */
export const toItineraryRows = ({ stops, notes }: EmailItinerary): EmailRow[] => [
  ...stops.map((stop) => ({ label: stop.label, value: formatStop(stop) })),
  ...notes,
];

/** Returns for example "giovedì 10 dicembre 2026, ore 10:00, Milano". */
export const formatStop = ({ date, time, place }: EmailStop) => `${date}, ${time}, ${place}`;

const formatRows = (rows: readonly EmailRow[]) =>
  rows.map(({ label, value, url }) => `${label}: ${url ?? value}`).join("\n");
