import { HOUSE } from "#domain/house.ts";
import type { EmailMessage } from "./email-message.ts";

/** A e-mail as plain text, for mail programs and people who prefer it. */
export function emailText(email: EmailMessage): string {
  const blocks = [
    email.heading,
    ...email.opening,
    ...email.sections.map(({ title, rows }) =>
      [title.toUpperCase(), ...rows.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
    ),
    ...(email.action ? [`${email.action.label}:\n${email.action.url}`] : []),
    ...email.closing,
    [
      `${HOUSE.name} ${HOUSE.markLine}`,
      `${HOUSE.phone}, ${HOUSE.email}`,
      `${HOUSE.address.street}, ${HOUSE.address.postalCode} ${HOUSE.address.city}`,
    ].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`.replaceAll("\u00a0", " ");
}
