import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { EmailMessage, EmailRow } from "./email-message.ts";

/** The look's colours and faces as values: mail programs know neither our style sheet nor its variables. */
const PAPER = "#f5f0e6";
const SHEET = "#fcfaf5";
const INK = "#17140f";
const INK_SOFT = "#5b5346";
const VELVET = "#5a1522";
const HAIRLINE = "#d3c3a1";
const SERIF = "'Bodoni Moda','Bodoni 72',Didot,Georgia,serif";
const SANS = "'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** A e-mail as HTML in the company's look: one column, inline styles, no pictures, nothing fetched from anywhere. */
export function emailHtml(email: EmailMessage, site: SiteConfiguration): string {
  const body = [
    `<h1 style="margin:0 0 20px;font:400 32px/1.1 ${SERIF};letter-spacing:-.01em">${escaped(email.heading)}</h1>`,
    ...email.opening.map(paragraph),
    ...email.sections.map(({ title, rows }) => section(title, rows)),
    ...(email.action ? [button(email.action)] : []),
    ...email.closing.map(paragraph),
  ].join("\n");
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(email.subject)}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};font:400 16px/1.55 ${SANS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 0 20px;font:400 22px/1 ${SERIF};letter-spacing:.18em;color:${VELVET}">${escaped(site.name.toUpperCase())}</td></tr>
<tr><td style="padding:36px 32px;background:${SHEET};border-top:3px solid ${VELVET}">
${body}
</td></tr>
<tr><td style="padding:20px 0;font-size:13px;color:${INK_SOFT}">${footer(site)}</td></tr>
</table></td></tr></table></body></html>
`;
}

/** Text made safe for HTML, in content and in quoted attributes alike. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

const paragraph = (text: string) => `<p style="margin:0 0 14px">${escaped(text).replaceAll("\n", "<br>")}</p>`;

function section(title: string, rows: EmailRow[]): string {
  const cell = "padding:9px 0;border-bottom:1px solid";
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><td style="${cell} ${HAIRLINE};color:${INK_SOFT};vertical-align:top">${escaped(label)}</td><td align="right" style="${cell} ${HAIRLINE};padding-left:24px;font-variant-numeric:tabular-nums">${escaped(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  return `<h2 style="margin:28px 0 6px;font:400 21px/1.2 ${SERIF}">${escaped(title)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="font-size:15px;margin:0 0 20px">${lines.join("")}</table>`;
}

function button({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:28px 0"><a href="${escaped(url)}" style="display:inline-block;padding:16px 28px;background:${VELVET};color:${PAPER};text-decoration:none;font-weight:500">${escaped(label)}</a></p>`;
}

function footer(site: SiteConfiguration): string {
  const { address } = site;
  return (
    escaped(`${site.name} ${site.markLine}, ${address.street}, ${address.postalCode} ${address.city}`) +
    `<br><a href="${site.phoneHref}" style="color:${INK_SOFT}">${escaped(site.phone)}</a>, <a href="mailto:${site.email}" style="color:${INK_SOFT}">${escaped(site.email)}</a>`
  );
}
