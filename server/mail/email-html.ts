import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { EmailMessage } from "./email-message.ts";
import { arrivalCard, button, escaped, paragraph, plate, section } from "./email-parts.ts";
import { LIGHT, SANS, SERIF, STYLE_SHEET } from "./email-style.ts";

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/**
 * An e-mail as HTML in the company's look: one column of 600 px made of tables, which every mail program lays out, with inline styles. But for
 * the car's picture nothing is fetched, and nothing is lost where that is blocked.
 */
export function emailHtml(email: EmailMessage, site: SiteConfiguration): string {
  const action = email.action ? [button(email.action)] : [];
  // Under an appointment the way to it stands at once, before the terms.
  const [early, late] = email.arrival ? [action, []] : [[], action];
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;font:400 32px/1.12 ${SERIF};letter-spacing:-.01em;color:${LIGHT.ink}">${escaped(email.heading)}</h1>`,
    ...email.opening.map(paragraph),
    ...(email.arrival ? [arrivalCard(email.arrival)] : []),
    ...early,
    ...email.sections.map(({ title, rows }) => section(title, rows)),
    ...late,
    ...email.closing.map(paragraph),
  ].join("\n");
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(email.subject)}</title>
<style>${STYLE_SHEET}</style></head>
<body class="paper ink" style="margin:0;background:${LIGHT.paper};color:${LIGHT.ink};font:400 16px/1.55 ${SANS}">
${preheader(email)}
<table ${TABLE} class="paper" bgcolor="${LIGHT.paper}" style="background:${LIGHT.paper}"><tr><td align="center" class="outer" style="padding:24px 16px 32px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px;text-align:left">
<tr><td class="edge top" style="padding:8px 0 22px">${wordmark(site)}</td></tr>
${email.plate ? plate(email.plate) : ""}
<tr><td class="sheet room" bgcolor="${LIGHT.sheet}" style="padding:36px 40px 32px;background:${LIGHT.sheet};border-top:3px solid ${LIGHT.mark}">
${body}
</td></tr>
<tr><td class="soft edge" style="padding:20px 0;font-size:13px;line-height:1.6;color:${LIGHT.soft}">${footer(site)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`;
}

/** What the list of mails shows beside the subject; the spaces keep what follows out of it. */
function preheader({ heading, opening }: EmailMessage): string {
  const sentence = opening.find((text) => !text.endsWith(",")) ?? heading;
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(sentence)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>`;
}

function wordmark(site: SiteConfiguration): string {
  return (
    `<span class="mark" style="font:400 27px/1 ${SERIF};letter-spacing:.2em;color:${LIGHT.mark}">${escaped(site.name.toUpperCase())}</span>` +
    `<br><span class="soft" style="font:500 10px/2 ${SANS};letter-spacing:.42em;color:${LIGHT.soft}">${escaped(site.markLine.toUpperCase())}</span>`
  );
}

function footer(site: SiteConfiguration): string {
  const { address } = site;
  const link = (href: string, text: string) =>
    `<a class="soft" href="${escaped(href)}" style="color:${LIGHT.soft}">${escaped(text)}</a>`;
  return (
    escaped(`${site.name} ${site.markLine}, ${address.street}, ${address.postalCode} ${address.city}`) +
    `<br>${link(site.phoneHref, site.phone)}, ${link(`mailto:${site.email}`, site.email)}`
  );
}
