import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { EmailMessage } from "./email-message.ts";

/** A e-mail as plain text, for mail programs and people who prefer it. */
export function emailText(email: EmailMessage, site: SiteConfiguration): string {
  const blocks = [
    email.heading,
    ...email.opening,
    ...email.sections.map(({ title, rows }) =>
      [title.toUpperCase(), ...rows.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
    ),
    ...(email.action ? [`${email.action.label}:\n${email.action.url}`] : []),
    ...email.closing,
    [
      `${site.name} ${site.markLine}`,
      `${site.phone}, ${site.email}`,
      `${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
    ].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`.replaceAll("\u00a0", " ");
}
