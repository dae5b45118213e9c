import type { Article } from "#domain/articles/article.ts";
import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
import { withRegion, withRegionName } from "#domain/company/company-region.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { buildClubFaqs } from "#domain/faqs/club-faqs.ts";
import type { LegalParagraph, LegalTexts } from "#domain/legal/legal-texts.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { areSameHours } from "#domain/opening-hours/weekly-hours.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { FEED_PATH, feedTitle } from "#domain/seo/crawlers/magazine-feed.ts";
import {
  articleData,
  clubEventData,
  contactPageData,
} from "#domain/seo/structured-data/organization-structured-data.ts";
import { faqPage } from "#domain/seo/structured-data/structured-data.ts";
import type { CompanyHours, SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import { HOME_CRUMB } from "./head-parts.ts";
import { type PageHead, type SiteMark, toSiteMark } from "./page-head.ts";

/** The site that a page belongs to: the company and the origin. */
export interface SiteOrigin {
  site: SiteConfiguration;
  siteUrl: string;
}

/** Returns the head of a page one level below Home. */
function pageHead(
  { site, siteUrl }: SiteOrigin,
  path: string,
  name: string,
  rest: Omit<PageHead, keyof SiteMark | "siteUrl" | "path">,
): PageHead {
  return { ...toSiteMark(site), siteUrl, path, crumbs: [HOME_CRUMB, { name, path }], ...rest };
}

/**
 * Returns the head of /community-vip (product.md#head-and-structured-data). Its structured data contain the upcoming events, with cancelled events
 * marked as such.
 */
export function clubHead(
  place: SiteOrigin,
  upcoming: readonly ClubEventState[],
  countries: readonly string[],
): PageHead {
  return pageHead(place, paths.club, "Community VIP", {
    title: fitTitle("Community VIP, il club dei membri", place.site.name),
    description:
      "Il club di chi guida con noi: eventi in circuito, cene stellate, weekend su strada, sconti fino al 30% e anteprime. L'ammissione comincia da una richiesta.",
    keywords: ["community vip", "club auto di lusso", "eventi auto di lusso", "test drive in circuito"],
    image: "/pictures/house/signature-1200.webp",
    structuredData: [
      faqPage(buildClubFaqs(place.site, countries)),
      ...upcoming.map((event) => clubEventData(event, place.siteUrl, place.site)),
    ],
  });
}

/** Returns the head of /contatti, as of `today`. */
export function contactsHead(place: SiteOrigin, today: CivilDate, photograph?: string): PageHead {
  const { hours } = place.site;
  return pageHead(place, paths.contacts, "Contatti", {
    title: fitTitle(`Contatti, telefono e WhatsApp${isAlwaysAnswered(hours) ? " 24 ore su 24" : ""}`, place.site.name),
    description: `${phoneAndWhatsapp(hours)}, e-mail e modulo con risposta entro ${promisedHours(ITALIAN_REPLY_PROMISE, place.site)}. La sede è a ${place.site.address.city}, in ${place.site.address.street}.`,
    keywords: ["contatti", `contatti ${place.site.name}`, "noleggio auto di lusso telefono"],
    ...(photograph && { image: photograph }),
    structuredData: [contactPageData(place.siteUrl, place.site, today)],
  });
}

const isAlwaysAnswered = ({ phone, whatsapp }: CompanyHours): boolean =>
  phone?.kind === "always" && whatsapp?.kind === "always";

/** "Telefono e WhatsApp 24 ore su 24", "Telefono ogni giorno dalle 8 alle 20, WhatsApp". */
function phoneAndWhatsapp(hours: CompanyHours): string {
  const { phone, whatsapp } = hours;
  if (isAlwaysAnswered(hours)) return "Telefono e WhatsApp 24 ore su 24";
  return phone && whatsapp && areSameHours(phone, whatsapp)
    ? `Telefono e WhatsApp${hoursClause(ITALIAN_OPENING_HOURS, phone)}`
    : `Telefono${hoursClause(ITALIAN_OPENING_HOURS, phone)}, WhatsApp${hoursClause(ITALIAN_OPENING_HOURS, whatsapp)}`;
}

/** Returns the head of /dove-operiamo. */
export function whereWeOperateHead(place: SiteOrigin, cities: number, countries: readonly string[]): PageHead {
  const title =
    cities === 0 ? "Dove operiamo" : withRegion(ITALIAN_COMPANY, `Dove operiamo: ${cities} città`, place.site);
  return pageHead(place, paths.whereWeOperate, "Dove operiamo", {
    title: fitTitle(title, place.site.name),
    description: `${coverageSentence(cities, countries)} La consegna è gratuita.`,
    keywords: [
      withRegionName(ITALIAN_COMPANY, "noleggio auto di lusso", place.site),
      "città servite",
      ...(countries.length > 0 ? [`noleggio supercar ${countries.slice(0, MAX_KEYWORD_COUNTRIES).join(" ")}`] : []),
    ],
  });
}

/** Maximum number of countries in one keyword. */
const MAX_KEYWORD_COUNTRIES = 3;

/** States how many cities and countries the company serves, or that the first will follow. */
function coverageSentence(cities: number, countries: readonly string[]): string {
  if (cities === 0) return "Le prime città stanno arrivando: intanto chiedici se possiamo raggiungere la tua.";
  const where = countries.length === 1 ? `in ${countries[0]}` : `in ${countries.length} Paesi`;
  return `${cities === 1 ? "La mappa della città" : `La mappa delle ${cities} città`} ${where} in cui consegniamo auto di lusso, con le vetture presenti${cities === 1 ? "" : " in ciascuna"}.`;
}

/** /privacy. The description states the generated promises about cookies and other sites only if no own text replaces those paragraphs. */
export function privacyHead(place: SiteOrigin, { paragraphs }: LegalTexts): PageHead {
  const hasOwnCookieText = PARAGRAPHS_ABOUT_COOKIES.some((name) => paragraphs[name] !== undefined);
  return pageHead(place, paths.privacy, "Privacy", {
    title: fitTitle("Privacy e cookie", place.site.name),
    description: hasOwnCookieText ? PRIVACY_DESCRIPTION : `${PRIVACY_DESCRIPTION} ${NO_TRACKING_DESCRIPTION}`,
    keywords: ["privacy", "cookie", "trattamento dei dati"],
  });
}

const PRIVACY_DESCRIPTION = "Quali dati raccogliamo, perché, per quanto tempo li conserviamo e a chi rivolgersi.";
const NO_TRACKING_DESCRIPTION = "Nessun cookie di profilazione, nessuna misurazione di terzi.";
const PARAGRAPHS_ABOUT_COOKIES = ["summary", "cookies", "third_parties"] as const satisfies LegalParagraph<"privacy">[];

/** Returns the head of /termini. */
export function termsHead(place: SiteOrigin): PageHead {
  return pageHead(place, paths.terms, "Termini e condizioni", {
    title: fitTitle("Termini e condizioni di noleggio", place.site.name),
    description:
      "Chi può guidare, deposito, franchigia, chilometri, consegna, annullamento: le condizioni di noleggio per intero, prima di ogni richiesta.",
    keywords: ["termini e condizioni", "condizioni di noleggio", "deposito cauzionale", "franchigia"],
  });
}

/** Returns the head of /preferiti. Not indexable, because the list is stored in the visitor's browser. */
export function favouritesHead(place: SiteOrigin): PageHead {
  return pageHead(place, paths.favourites, "Preferiti", {
    title: fitTitle("Preferiti", place.site.name),
    description: "Le vetture che hai salvato, conservate soltanto in questo browser.",
    keywords: ["preferiti"],
    indexable: false,
  });
}

/** Returns the head of /confronto, with the titles of the compared cars. */
export function comparisonHead(place: SiteOrigin, titles: readonly string[]): PageHead {
  const page = pageHead(place, paths.comparison([]), "Confronto", {
    title: fitTitle(titles.length > 0 ? `Confronto: ${titles.join(", ")}` : "Confronto", place.site.name),
    description: fitDescription(
      "Due o tre vetture una accanto all'altra: totale per le tue date, deposito, franchigia, chilometri, bagagliaio e posti.",
    ),
    keywords: ["confronto auto di lusso"],
    indexable: false,
  });
  const favourites = { name: "Preferiti", path: paths.favourites };
  return { ...page, crumbs: [HOME_CRUMB, favourites, { name: "Confronto", path: paths.comparison([]) }] };
}

const MAGAZINE_CRUMB = { name: "Magazine", path: paths.magazineIndex };
const feedOf = ({ name }: SiteConfiguration) => ({ title: feedTitle(name), path: FEED_PATH });

/** Returns the head of /magazine. */
export function magazineHead(place: SiteOrigin): PageHead {
  return pageHead(place, paths.magazineIndex, MAGAZINE_CRUMB.name, {
    title: fitTitle("Magazine: strade, vetture e luoghi", place.site.name),
    description:
      "Itinerari provati, vetture messe a confronto, bagagli misurati sul serio e appuntamenti da segnare: il magazine della casa.",
    keywords: ["magazine auto di lusso", "itinerari in auto", "supercar o granturismo"],
    image: "/pictures/magazine/destinations-1200.webp",
    feed: feedOf(place.site),
  });
}

/** Returns the head of /magazine/{slug}. */
export function articleHead(article: Article, { site, siteUrl }: SiteOrigin): PageHead {
  const path = paths.magazine(article.slug);
  return {
    title: fitTitle(article.title, site.name),
    description: fitDescription(article.excerpt),
    keywords: [article.category, article.title, "magazine"],
    ...toSiteMark(site),
    siteUrl,
    path,
    image: article.image,
    type: "article",
    feed: feedOf(site),
    crumbs: [HOME_CRUMB, MAGAZINE_CRUMB, { name: article.title, path }],
    structuredData: [articleData(article, siteUrl, site)],
  };
}
