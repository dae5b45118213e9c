import { nameWithMarkLine } from "#domain/company/company-region.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { labelWithValue } from "#domain/words/label-with-value.ts";
import type { Words } from "#domain/words/words.ts";
import type { EmailItinerary, EmailMessage, EmailRow, EmailStop } from "./email-message.ts";

/** Renders a mail as plain text. */
export function emailText(email: EmailMessage, site: SiteConfiguration, words: Words<"formats">): string {
  const formatRows = (rows: readonly EmailRow[]) =>
    rows.map(({ label, value, url }) => labelWithValue(words, { label, value: url ?? value })).join("\n");
  const formatLink = ({ label, url }: { label: string; url: string }) =>
    `${labelWithValue(words, { label, value: "" }).trimEnd()}\n${url}`;
  const action = email.action ? [formatLink(email.action)] : [];
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
    ...(email.footLink ? [formatLink(email.footLink)] : []),
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
