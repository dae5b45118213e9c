import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";
import { WEEKDAYS } from "#domain/opening-hours/weekly-hours.ts";
import type { CompanyConfiguration } from "#domain/site-configuration.ts";
import { withSiteSettings } from "#domain/site-settings/site-settings.ts";
import { TEST_SITE } from "#test/site.ts";

const EIGHT_TO_TWENTY: SiteSettings["phone_hours"] = {
  kind: "weekly",
  timeZone: "Europe/Rome",
  days: Object.fromEntries(WEEKDAYS.map((day) => [day, [{ from: "08:00", to: "20:00" }]])),
  closedDates: [],
};
const HIDDEN_POINT = { shown: false, title: "", text: "" };

/** A company that rents cars only, answers from 8 to 20 and claims nothing, as an admin sets it. */
export const OTHER_COMPANY_SETTINGS = {
  name: "Aurelia Motori",
  legal_name: "Aurelia Motori S.r.l.",
  mark_line: "",
  phone: "+39 06 1234 5678",
  whatsapp: "+39 06 1234 5678",
  email: "noleggio@aurelia.example",
  street: "Via Aurelia 100",
  postal_code: "00165",
  city: "Roma",
  heritage_since: null,
  founded_year: null,
  heading_region: "",
  point_booking: HIDDEN_POINT,
  point_model: { shown: true, title: "La vettura che vedi", text: "È quella che guidi." },
  point_coverage: HIDDEN_POINT,
  point_support: HIDDEN_POINT,
  palette: "bosco",
  accent: "#c8102e",
  typed_ratings: false,
  booking_prefix: "AM",
  mail_sender: "Aurelia Motori",
  phone_hours: EIGHT_TO_TWENTY,
  whatsapp_hours: EIGHT_TO_TWENTY,
  opening_hours: null,
  offers_jets: false,
  offers_experiences: false,
  offers_club: false,
  offers_magazine: false,
  first_hold_hours: 3,
  hold_hours: 20,
} as const satisfies Partial<SiteSettings>;

/** Names that other companies may have, from the shortest to the longest (40 characters), and in another script. */
export const OTHER_NAMES = [
  "Aurelia Motori",
  "Società Generale Noleggi di Lusso S.p.A.",
  "Kraftfahrzeugvermietungen",
  "Ω Ρόδος",
  "I",
];
/** As long as the word under the mark may be. */
export const LONG_MARK_LINE = "Noleggio di auto d'epoca";

/** The same company as a configuration. */
export const OTHER_COMPANY: CompanyConfiguration = withSiteSettings(TEST_SITE, OTHER_COMPANY_SETTINGS);

/** What the demo claims and this company does not: whole words, in any case. */
const CLAIMS = [
  "24/7",
  "24 ore su",
  "H24",
  "a ogni ora",
  "Dal 2010",
  "2015",
  "6 Paesi",
  "jet",
  "Experience",
  "Club",
  "Magazine",
  "Velluto",
  "Booking",
];
const CLAIM = new RegExp(`(?<![\\p{L}\\p{N}])(?:${CLAIMS.join("|")})(?![\\p{L}\\p{N}])`, "giu");
/** Attributes that are shown, read aloud or followed. Others (class, id, data-*) are internal. */
const READ_ATTRIBUTES = /\s(?:title|alt|aria-label|placeholder|content|href)="([^"]*)"/g;
const CONTEXT_CHARACTERS = 40;

/** Returns the claims in a page or an HTML mail, each with its surroundings. Reads texts, attributes that are read, and JSON-LD. */
export function findClaimsInHtml(html: string): string[] {
  const structured = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => json,
  );
  // The language menu keeps the query of the page's own address, whatever it names.
  const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->|<a\b[^>]*hreflang[^>]*>/gis, "");
  const attributes = [...markup.matchAll(/<[a-z][^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(READ_ATTRIBUTES)].map(([, value = ""]) => decodeEntities(value)),
  );
  const text = decodeEntities(
    markup.replaceAll(/<\/?(?:a|b|em|i|span|strong|small)\b[^>]*>/g, "").replaceAll(/<[^>]*>/g, " | "),
  );
  return [...new Set([text, ...attributes, ...structured].flatMap(findClaims))];
}

/** Returns the claims in a plain text, each with its surroundings. */
export function findClaims(text: string): string[] {
  const line = text.replaceAll(/[\s\u00a0]+/g, " ");
  return [...line.matchAll(CLAIM)].map(({ index, 0: claim }) =>
    line.slice(Math.max(0, index - CONTEXT_CHARACTERS), index + claim.length + CONTEXT_CHARACTERS).trim(),
  );
}

function decodeEntities(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (entity, hex?: string, decimal?: string, name = "") => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return named[name] ?? entity;
    },
  );
}
