import { MAIL_PICTURE_SIZE } from "#domain/mail-picture.ts";
import type { EmailArrival, EmailEnd, EmailMessage, EmailPlate, EmailRow } from "./email-message.ts";
import { LIGHT, SANS, SERIF } from "./email-style.ts";

const PLATE = { width: MAIL_PICTURE_SIZE.width / 2, height: MAIL_PICTURE_SIZE.height / 2 };
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Text made safe for HTML, in content and in quoted attributes alike. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

const inLines = (text: string) => escaped(text).replaceAll("\n", "<br>");

export const paragraph = (text: string) => `<p style="margin:0 0 14px">${inLines(text)}</p>`;

/** The car on its dark ground; where the picture is blocked its words stand there, in the ground's own gold. */
export function plate({ src, alt, caption }: EmailPlate): string {
  const { width, height } = PLATE;
  const picture = `<img src="${escaped(src)}" width="${width}" height="${height}" alt="${escaped(alt)}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;font:400 22px/1.3 ${SERIF};color:${LIGHT.onPlate};text-align:center">`;
  const below = caption
    ? `<div style="padding:0 16px 10px;font:400 12px/1.4 ${SANS};color:${LIGHT.onPlate};text-align:right">${escaped(caption)}</div>`
    : "";
  return `<tr><td bgcolor="${LIGHT.plate}" style="background:${LIGHT.plate};text-align:center">${picture}${below}</td></tr>`;
}

/** When, where and who, beside one another; on a phone below. */
export function arrivalCard({ ends, notes }: EmailArrival): string {
  const width = Math.floor(100 / ends.length);
  const columns = ends.map((end, at) => endColumn(end, { width, first: at === 0 })).join("");
  const below = notes.length
    ? `<table ${TABLE} class="line" style="margin:18px 0 0;border-top:1px solid ${LIGHT.line};font-size:15px">${notes.map(note).join("")}</table>`
    : "";
  return `<table ${TABLE} style="margin:26px 0 8px"><tr><td class="card" bgcolor="${LIGHT.card}" style="padding:22px 24px;background:${LIGHT.card}">
<table ${TABLE}><tr>${columns}</tr></table>${below}
</td></tr></table>`;
}

function endColumn(
  { label, date, time, place }: EmailEnd,
  { width, first }: { width: number; first: boolean },
): string {
  const rule = first ? "padding-right:20px" : `padding-left:20px;border-left:1px solid ${LIGHT.line}`;
  return `<td class="end line" width="${width}%" valign="top" style="vertical-align:top;${rule}">
<div class="soft" style="font:500 12px/1.4 ${SANS};letter-spacing:.12em;text-transform:uppercase;color:${LIGHT.soft}">${escaped(label)}</div>
<div class="ink" style="margin:6px 0 2px;font:400 21px/1.2 ${SERIF};color:${LIGHT.ink}">${escaped(date)}</div>
<div class="ink" style="font-size:16px;color:${LIGHT.ink}"><b>${escaped(time)}</b><br>${inLines(place)}</div></td>`;
}

const note = ({ label, value }: EmailRow) =>
  `<tr><td class="soft" width="38%" style="padding:12px 12px 0 0;color:${LIGHT.soft};vertical-align:top">${escaped(label)}</td><td style="padding:12px 0 0;vertical-align:top">${inLines(value)}</td></tr>`;

export function section(title: string, rows: readonly EmailRow[]): string {
  const cell = `padding:9px 0;border-bottom:1px solid ${LIGHT.line}`;
  const lines = rows.map(({ label, value, kind }) => {
    const isTotal = kind === "total";
    const tone = isTotal ? "ink" : "soft";
    const weight = isTotal ? ";font-weight:600" : "";
    return `<tr><td class="${tone} line" style="${cell};color:${LIGHT[tone]};vertical-align:top${weight}">${escaped(label)}</td><td class="line" align="right" style="${cell};padding-left:24px;vertical-align:top;font-variant-numeric:tabular-nums${weight}">${inLines(value)}</td></tr>`;
  });
  return `<h2 class="ink" style="margin:28px 0 6px;font:400 21px/1.2 ${SERIF};color:${LIGHT.ink}">${escaped(title)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="font-size:15px;margin:0 0 20px">${lines.join("")}</table>`;
}

/** A cell with a colour of its own, so that the button is one where styles of links are dropped, and is pressed on all of its face. */
export function button({ label, url }: EmailMessage["action"] & object): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:30px 0"><tr><td class="action" bgcolor="${LIGHT.action}" style="background:${LIGHT.action};mso-padding-alt:16px 30px">
<a class="action" href="${escaped(url)}" style="display:inline-block;padding:16px 30px;background:${LIGHT.action};font:500 16px/1.2 ${SANS};color:${LIGHT.onAction};text-decoration:none">${escaped(label)}</a></td></tr></table>`;
}
