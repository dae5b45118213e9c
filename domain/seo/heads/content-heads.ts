import type { Article } from "#domain/catalogue/article.ts";
import type { ClubEvent } from "#domain/club/club-event.ts";
import { CLUB_FAQS } from "#domain/faqs/club-faqs.ts";
import { HOUSE } from "#domain/house.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { FEED_PATH, FEED_TITLE } from "#domain/seo/crawlers/feed.ts";
import {
  articleData,
  clubEventData,
  contactPageData,
} from "#domain/seo/structured-data/organization-structured-data.ts";
import { faqPage } from "#domain/seo/structured-data/structured-data.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import { HOME_CRUMB } from "./head-parts.ts";
import type { PageHead } from "./page-head.ts";

/** A page one step from Home. */
function pageHead(siteUrl: string, path: string, name: string, rest: Omit<PageHead, "siteUrl" | "path">): PageHead {
  return { siteUrl, path, crumbs: [HOME_CRUMB, { name, path }], ...rest };
}

/** /community-vip (product.md#head-and-structured-data): events that are still to come are told to search engines. */
export function clubHead(siteUrl: string, events: readonly ClubEvent[], today: CivilDate): PageHead {
  return pageHead(siteUrl, paths.club, "Community VIP", {
    title: fitTitle("Community VIP, il club dei membri"),
    description:
      "Il club di chi guida con noi: eventi in circuito, cene stellate, weekend su strada, sconti fino al 30% e anteprime. L'ammissione comincia da una richiesta.",
    keywords: ["community vip", "club auto di lusso", "eventi auto di lusso", "test drive in circuito"],
    image: "/pictures/house/signature-1200.webp",
    structuredData: [
      faqPage(CLUB_FAQS),
      ...events.filter((event) => event.heldOn >= today).map((event) => clubEventData(event, siteUrl)),
    ],
  });
}

/** /contatti. */
export function contactsHead(siteUrl: string): PageHead {
  return pageHead(siteUrl, paths.contacts, "Contatti", {
    title: fitTitle("Contatti, telefono e WhatsApp 24 ore su 24"),
    description: `Telefono e WhatsApp 24 ore su 24, e-mail e modulo con risposta entro ${HOUSE.replyWithinHours} ore. La sede è a ${HOUSE.address.city}, in ${HOUSE.address.street}.`,
    keywords: ["contatti", `contatti ${HOUSE.name}`, "noleggio auto di lusso telefono"],
    structuredData: [contactPageData(siteUrl)],
  });
}

/** /dove-operiamo. */
export function whereWeOperateHead(siteUrl: string, cities: number, countries: number): PageHead {
  return pageHead(siteUrl, paths.whereWeOperate, "Dove operiamo", {
    title: fitTitle(`Dove operiamo: ${cities} città in Europa`),
    description: `La mappa delle ${cities} città in ${countries} Paesi in cui consegniamo auto di lusso, con le vetture presenti in ciascuna. La consegna è gratuita.`,
    keywords: ["noleggio auto di lusso Europa", "città servite", "noleggio supercar Italia Francia Svizzera"],
  });
}

/** /privacy. */
export function privacyHead(siteUrl: string): PageHead {
  return pageHead(siteUrl, paths.privacy, "Privacy", {
    title: fitTitle("Privacy e cookie"),
    description:
      "Quali dati raccogliamo, perché, per quanto tempo li conserviamo e a chi rivolgersi. Nessun cookie di profilazione, nessuna misurazione di terzi.",
    keywords: ["privacy", "cookie", "trattamento dei dati"],
  });
}

/** /termini. */
export function termsHead(siteUrl: string): PageHead {
  return pageHead(siteUrl, paths.terms, "Termini e condizioni", {
    title: fitTitle("Termini e condizioni di noleggio"),
    description:
      "Chi può guidare, deposito, franchigia, chilometri, consegna, annullamento: le condizioni di noleggio per intero, prima di ogni richiesta.",
    keywords: ["termini e condizioni", "condizioni di noleggio", "deposito cauzionale", "franchigia"],
  });
}

/** /preferiti: a list that lives in the visitor's own browser is nothing for search engines. */
export function favouritesHead(siteUrl: string): PageHead {
  return pageHead(siteUrl, paths.favourites, "Preferiti", {
    title: fitTitle("Preferiti"),
    description: "Le vetture che hai scelto di tenere da parte, conservate in questo browser.",
    keywords: ["preferiti"],
    indexable: false,
  });
}

const MAGAZINE_CRUMB = { name: "Magazine", path: paths.magazineIndex };
const FEED = { title: FEED_TITLE, path: FEED_PATH };

/** /magazine. */
export function magazineHead(siteUrl: string): PageHead {
  return pageHead(siteUrl, paths.magazineIndex, MAGAZINE_CRUMB.name, {
    title: fitTitle("Magazine: strade, vetture e luoghi"),
    description:
      "Itinerari provati, vetture messe a confronto, bagagli misurati sul serio e appuntamenti da segnare: il magazine della casa.",
    keywords: ["magazine auto di lusso", "itinerari in auto", "supercar o granturismo"],
    image: "/pictures/magazine/destinations-1200.webp",
    feed: FEED,
  });
}

/** /magazine/{slug}. */
export function articleHead(article: Article, siteUrl: string): PageHead {
  const path = paths.magazine(article.slug);
  return {
    title: fitTitle(article.title),
    description: fitDescription(article.excerpt),
    keywords: [article.category, article.title, "magazine"],
    siteUrl,
    path,
    image: article.image,
    type: "article",
    feed: FEED,
    crumbs: [HOME_CRUMB, MAGAZINE_CRUMB, { name: article.title, path }],
    structuredData: [articleData(article, siteUrl)],
  };
}
