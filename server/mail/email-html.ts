import { nameWithMarkLine } from "#domain/company/company-region.ts";
import { splitItalian } from "#domain/content-texts/split-italian.ts";
import type { Language } from "#domain/languages.ts";
import { fitScale } from "#domain/names/fit-name.ts";
import type { CompanyLogos, Logo } from "#domain/pictures/company-logos.ts";
import { fitLogo, LOGO_PLATE_COLOUR, logoPngPath } from "#domain/pictures/logo.ts";
import { MAIL_PICTURE_SIZE } from "#domain/pictures/mail-picture.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import type { EmailItinerary, EmailMessage, EmailPicture, EmailRow, EmailStop } from "./email-message.ts";
import { type MailColours, mailColours } from "./mail-colours.ts";

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const PICTURE_SIZE = { width: MAIL_PICTURE_SIZE.width / 2, height: MAIL_PICTURE_SIZE.height / 2 };

const SERIF = "'Bodoni Moda','Bodoni 72',Didot,Georgia,serif";
const SANS = "'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** The largest size of a logo, in pixels. */
const MAX_LOGO_SIZE = { width: 220, height: 56 };

/** Maximum width in pixels at which the mail fills the whole screen. */
const NARROW_WIDTH_PX = 599;

/**
 * Rules that inline styles cannot express: dark mode (by media query, and by an attribute that Outlook sets) and small screens. A mail program that
 * ignores them shows the light design at 600 px. Buttons and picture look the same in dark mode.
 */
function renderStyleSheet({ dark }: MailColours): string {
  const ink = (scope: string) =>
    `${scope}.ink{color:${dark.ink}!important}${scope}.soft{color:${dark.soft}!important}${scope}.mark{color:${dark.mark}!important}`;
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:inherit}
@media (prefers-color-scheme:dark){
.paper{background:${dark.background}!important}.sheet{background:${dark.surface}!important}.card{background:${dark.card}!important}
${ink("")}.line{border-color:${dark.line}!important}
.action{background:${dark.action}!important}
}
${ink("[data-ogsc] ")}
@media (max-width:${NARROW_WIDTH_PX}px){
.room{padding:28px 20px!important}.edge{padding-left:20px!important;padding-right:20px!important}
.end{display:block!important;width:100%!important;padding-left:0!important;padding-right:0!important;border-left:0!important}
.end+.end{padding-top:20px!important}.outer{padding:0!important}.top{padding-top:24px!important}
}`;
}

/**
 * Renders a mail as HTML in the company's design: one column of 600 px with tables and inline styles, which every mail program supports. It loads only
 * the car's picture and the company's logo, and stays complete if pictures are blocked.
 */
export function emailHtml(email: EmailMessage, site: SiteConfiguration, siteUrl: string, language: Language): string {
  const colours = mailColours(site);
  const { light } = colours;
  const action = email.action ? [button(email.action, colours)] : [];
  // If there is an itinerary, the button follows it directly, before the terms.
  const [beforeSections, afterSections] = email.itinerary ? [action, []] : [[], action];
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;font:400 32px/1.12 ${SERIF};letter-spacing:-.01em;color:${light.ink}">${escapeHtml(email.heading)}</h1>`,
    ...email.opening.map((text) => paragraph(text, site)),
    ...(email.itinerary ? [itineraryCard(email.itinerary, colours)] : []),
    ...beforeSections,
    ...email.sections.flatMap(({ title, rows, note }) => [
      section(title, rows, colours),
      ...(note ? [paragraph(note, site)] : []),
    ]),
    ...afterSections,
    ...email.closing.map((text) => paragraph(text, site)),
    ...(email.footLink ? [footLink(email.footLink, colours)] : []),
  ].join("\n");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(email.subject)}</title>
<style>${renderStyleSheet(colours)}${site.logos ? LOGO_STYLES : ""}</style></head>
<body class="paper ink" style="margin:0;background:${light.background};color:${light.ink};font:400 16px/1.55 ${SANS}">
${preheader(email)}
<table ${TABLE} class="paper" bgcolor="${light.background}" style="background:${light.background}"><tr><td align="center" class="outer" style="padding:24px 16px 32px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px;text-align:left">
<tr><td class="edge top" style="padding:8px 0 22px">${site.logos ? logoImages(site, site.logos, siteUrl) : wordmark(site, colours)}</td></tr>
${email.picture ? pictureRow(email.picture, colours) : ""}
<tr><td class="sheet room" bgcolor="${light.surface}" style="padding:36px 40px 32px;background:${light.surface};border-top:3px solid ${light.mark}">
${body}
</td></tr>
<tr><td class="soft edge" style="padding:20px 0;font-size:13px;line-height:1.6;overflow-wrap:anywhere;color:${light.soft}">${footer(site, colours)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`;
}

/** Renders the hidden text that the list of the inbox shows as a preview. The spaces at its end keep the mail's body out of the preview. */
function preheader({ heading, opening }: EmailMessage): string {
  const sentence = opening.find((text) => !text.endsWith(",")) ?? heading;
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(sentence)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>`;
}

/** Letters of the name in a line on the narrowest phone, at full size. */
const WORDMARK_ROOM = { lettersPerLine: 11, maxLines: 2 };
const WORDMARK_PX = 27;

/** The name, smaller if it is long: a word longer than a line would make the mail wider than the screen. */
function wordmark({ name, markLine }: SiteConfiguration, { light }: MailColours): string {
  const size = Math.round(WORDMARK_PX * fitScale(name, WORDMARK_ROOM));
  const breaks = size === WORDMARK_PX ? "" : "overflow-wrap:anywhere;word-break:break-word;";
  return (
    `<span class="mark" style="font:400 ${size}px/1 ${SERIF};${breaks}letter-spacing:.2em;color:${light.mark}">${escapeHtml(name.toUpperCase())}</span>` +
    (markLine &&
      `<br><span class="soft" style="font:500 10px/2 ${SANS};letter-spacing:.42em;color:${light.soft}">${escapeHtml(markLine.toUpperCase())}</span>`)
  );
}

/** Shows the logo for dark grounds in dark mode or, without one, the other logo on a light plate. */
const LOGO_STYLES = `
@media (prefers-color-scheme:dark){
.plate{background:${LOGO_PLATE_COLOUR}!important}.by-day{display:none!important}.by-night{display:block!important}
}
[data-ogsc] .plate{background:${LOGO_PLATE_COLOUR}!important}[data-ogsc] .by-day{display:none!important}[data-ogsc] .by-night{display:block!important}`;

/** The logo as PNG, which every mail program reads. If pictures are blocked, the alternative text is the name in the style of the word mark. */
function logoImages(site: SiteConfiguration, { onLight, onDark }: CompanyLogos, siteUrl: string): string {
  const { light } = mailColours(site);
  const image = (logo: Logo, attributes: string) => {
    const { width, height } = fitLogo(logo, MAX_LOGO_SIZE);
    return `<img src="${escapeHtml(siteUrl + logoPngPath(logo))}" width="${width}" height="${height}" alt="${escapeHtml(site.name)}" ${attributes}border:0;font:400 ${WORDMARK_PX}px/1 ${SERIF};color:${light.mark}">`;
  };
  if (!onDark) return image(onLight, 'class="plate mark" style="display:block;padding:6px;margin:-6px;');
  // Outlook shows hidden pictures unless told otherwise.
  return (
    image(onLight, 'class="by-day mark" style="display:block;') +
    `<!--[if !mso]><!-->${image(onDark, 'class="by-night mark" style="display:none;')}<!--<![endif]-->`
  );
}

function footer(site: SiteConfiguration, { light }: MailColours): string {
  const { address } = site;
  const link = (href: string, text: string) =>
    `<a class="soft" href="${escapeHtml(href)}" style="color:${light.soft}">${escapeHtml(text)}</a>`;
  return (
    escapeHtml(`${nameWithMarkLine(site)}, ${address.street}, ${address.postalCode} ${address.city}`) +
    `<br>${link(site.phoneHref, site.phone)}, ${link(`mailto:${site.email}`, site.email)}`
  );
}

/** Escapes a text for HTML content and quoted attributes. */
function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

const withLineBreaks = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

/** Renders a paragraph, in which the company's own rental facts are marked if they stand in Italian in a mail of another language. */
const paragraph = (text: string, { rentalRules }: SiteConfiguration) =>
  `<p style="margin:0 0 14px">${splitItalian(text, rentalRules.italianTexts)
    .map((part) => (part.isItalian ? `<span lang="it">${withLineBreaks(part.text)}</span>` : withLineBreaks(part.text)))
    .join("")}</p>`;

/** Renders the picture of the car on a dark background. If the mail program blocks pictures, the alternative text appears in gold. */
function pictureRow({ src, alt, caption }: EmailPicture, { light }: MailColours): string {
  const { width, height } = PICTURE_SIZE;
  const picture = `<img src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;font:400 22px/1.3 ${SERIF};color:${light.pictureText};text-align:center">`;
  const belowHtml = caption
    ? `<div style="padding:0 16px 10px;font:400 12px/1.4 ${SANS};color:${light.pictureText};text-align:right">${escapeHtml(caption)}</div>`
    : "";
  return `<tr><td bgcolor="${light.pictureBackground}" style="background:${light.pictureBackground};text-align:center">${picture}${belowHtml}</td></tr>`;
}

/** Renders the stops in columns, or below each other on a phone. */
function itineraryCard({ stops, notes }: EmailItinerary, colours: MailColours): string {
  const { light } = colours;
  const width = Math.floor(100 / stops.length);
  const columns = stops.map((stop, at) => stopColumn(stop, { width, first: at === 0, colours })).join("");
  const belowHtml = notes.length
    ? `<table ${TABLE} class="line" style="margin:18px 0 0;border-top:1px solid ${light.line};font-size:15px">${notes.map((note) => noteRow(note, colours)).join("")}</table>`
    : "";
  return `<table ${TABLE} style="margin:26px 0 8px"><tr><td class="card" bgcolor="${light.card}" style="padding:22px 24px;background:${light.card}">
<table ${TABLE}><tr>${columns}</tr></table>${belowHtml}
</td></tr></table>`;
}

function stopColumn(
  { label, date, time, place }: EmailStop,
  { width, first, colours: { light } }: { width: number; first: boolean; colours: MailColours },
): string {
  const rule = first ? "padding-right:20px" : `padding-left:20px;border-left:1px solid ${light.line}`;
  return `<td class="end line" width="${width}%" valign="top" style="vertical-align:top;${rule}">
<div class="soft" style="font:500 12px/1.4 ${SANS};letter-spacing:.12em;text-transform:uppercase;color:${light.soft}">${escapeHtml(label)}</div>
<div class="ink" style="margin:6px 0 2px;font:400 21px/1.2 ${SERIF};color:${light.ink}">${escapeHtml(date)}</div>
<div class="ink" style="font-size:16px;color:${light.ink}"><b>${escapeHtml(time)}</b><br>${withLineBreaks(place)}</div></td>`;
}

const noteRow = ({ label, value, url }: EmailRow, { light }: MailColours) =>
  `<tr><td class="soft" width="38%" style="padding:12px 12px 0 0;color:${light.soft};vertical-align:top">${escapeHtml(label)}</td><td style="padding:12px 0 0;vertical-align:top">${url === undefined ? withLineBreaks(value) : textLink(url, value, light.ink)}</td></tr>`;

const textLink = (url: string, text: string, colour: string) =>
  `<a class="ink" href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(text)}</a>`;

function section(title: string, rows: readonly EmailRow[], { light }: MailColours): string {
  const cell = `padding:9px 0;border-bottom:1px solid ${light.line}`;
  const lines = rows.map(({ label, value, kind }) => {
    const isTotal = kind === "total";
    const tone = isTotal ? "ink" : "soft";
    const weight = isTotal ? ";font-weight:600" : "";
    return `<tr><td class="${tone} line" style="${cell};color:${light[tone]};vertical-align:top${weight}">${escapeHtml(label)}</td><td class="line" align="right" style="${cell};padding-left:24px;vertical-align:top;font-variant-numeric:tabular-nums${weight}">${withLineBreaks(value)}</td></tr>`;
  });
  return `<h2 class="ink" style="margin:28px 0 6px;font:400 21px/1.2 ${SERIF};color:${light.ink}">${escapeHtml(title)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="font-size:15px;margin:0 0 20px">${lines.join("")}</table>`;
}

/**
 * Renders a link as a button: a table cell with a background, which is clickable on its whole surface even if the mail program ignores the link's
 * styles.
 */
function button({ label, url }: EmailMessage["action"] & object, { light }: MailColours): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:30px 0"><tr><td class="action" bgcolor="${light.action}" style="background:${light.action};mso-padding-alt:16px 30px">
<a class="action" href="${escapeHtml(url)}" style="display:inline-block;padding:16px 30px;background:${light.action};font:500 16px/1.2 ${SANS};color:${light.actionText};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

const footLink = ({ label, url }: EmailMessage["footLink"] & object, { light }: MailColours): string =>
  `<p style="margin:0"><a class="soft" href="${escapeHtml(url)}" style="color:${light.soft}">${escapeHtml(label)}</a></p>`;
