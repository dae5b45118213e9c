import { HOUSE } from "#domain/house.ts";
import type { Letter } from "#server/mail/letter.ts";

/** A letter as plain text, for mail programs and people who prefer it. */
export function letterText(letter: Letter): string {
  const blocks = [
    letter.heading,
    ...letter.opening,
    ...letter.sections.map(({ title, rows }) =>
      [title.toUpperCase(), ...rows.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
    ),
    ...(letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : []),
    ...letter.closing,
    [
      `${HOUSE.name} ${HOUSE.markLine}`,
      `${HOUSE.phone}, ${HOUSE.email}`,
      `${HOUSE.address.street}, ${HOUSE.address.postalCode} ${HOUSE.address.city}`,
    ].join("\n"),
  ];
  return `${blocks.join("\n\n")}\n`.replaceAll("\u00a0", " ");
}
