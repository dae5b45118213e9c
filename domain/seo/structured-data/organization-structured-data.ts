import type {
  Article as ArticleData,
  AutoRental,
  ContactPage,
  Event,
  SearchAction,
  WebSite,
  WithContext,
} from "schema-dts";
import type { Article } from "#domain/articles/article.ts";
import type { ClubEvent } from "#domain/club-events/club-event.ts";
import type { WeeklyHours } from "#domain/opening-hours/weekly-hours.ts";
import { pathsIn } from "#domain/paths.ts";
import { type CivilDate, startOfDayIso } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { closedDatesData, openingHoursData } from "./opening-hours-data.ts";
import { organizationNode, SCHEMA_ORG_URL } from "./structured-data.ts";

/**
 * Returns the company as a business: identity, founding year, opening hours with the closed dates from `today` on, and the `countries` served
 * (product.md#head-and-structured-data).
 */
export function organizationData(
  words: Words,
  siteUrl: string,
  site: SiteConfiguration,
  { countries, today }: { countries: readonly string[]; today: CivilDate },
): WithContext<Exclude<AutoRental, string>> {
  return {
    "@context": SCHEMA_ORG_URL,
    ...organizationNode(words, siteUrl, site),
    legalName: site.legalName,
    slogan: words.contentHeads.slogan,
    ...(site.foundedYear !== null && { foundingDate: String(site.foundedYear) }),
    priceRange: "€€€€",
    currenciesAccepted: "EUR",
    ...(countries.length > 0 && {
      areaServed: countries.map((country) => ({
        "@type": "Country" as const,
        name: placeNameIn(words.language, country),
      })),
    }),
    ...withOpeningHours(site.hours.phone, today),
  };
}

/** Returns the site with its search by city (product.md#head-and-structured-data). */
export function websiteData({ language }: Words, siteUrl: string, site: SiteConfiguration): WithContext<WebSite> {
  // schema.org defines the search input on the action, but the types lack it.
  const search = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${siteUrl}${pathsIn(language).explore("city=")}{search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  } as SearchAction;
  return {
    "@context": SCHEMA_ORG_URL,
    "@type": "WebSite",
    "@id": `${siteUrl}/#site`,
    name: site.name,
    url: siteUrl + pathsIn(language).home,
    inLanguage: language,
    publisher: { "@id": `${siteUrl}/#house` },
    potentialAction: search,
  };
}

/** Returns an upcoming event of the club (product.md#head-and-structured-data). */
export function clubEventData(
  words: Words,
  event: ClubEvent,
  siteUrl: string,
  site: SiteConfiguration,
): WithContext<Event> {
  return {
    "@context": SCHEMA_ORG_URL,
    "@type": "Event",
    name: event.title,
    description: event.description,
    startDate: event.heldOn,
    eventStatus: `https://schema.org/${event.status === "cancelled" ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    maximumAttendeeCapacity: event.places,
    location: { "@type": "Place", name: event.place, address: event.place },
    image: absolute(event.image ?? "/pictures/house/signature-1200.webp", siteUrl),
    organizer: organizationNode(words, siteUrl, site),
    url: siteUrl + pathsIn(words.language).club,
  };
}

/** Returns an article of the magazine. */
export function articleData(
  words: Words,
  article: Article,
  siteUrl: string,
  site: SiteConfiguration,
): WithContext<ArticleData> {
  const published = startOfDayIso(article.publishedOn, site.timeZone);
  return {
    "@context": SCHEMA_ORG_URL,
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    image: absolute(article.image, siteUrl),
    datePublished: published,
    dateModified: article.changedAt.toISOString(),
    timeRequired: `PT${article.readMinutes}M`,
    inLanguage: words.language,
    author: organizationNode(words, siteUrl, site),
    publisher: organizationNode(words, siteUrl, site),
    mainEntityOfPage: siteUrl + pathsIn(words.language).magazine(article.slug),
  };
}

/** Returns the company with its contact details; its hours have the closed dates from `today` on. */
export function contactPageData(
  words: Words,
  siteUrl: string,
  site: SiteConfiguration,
  today: CivilDate,
): WithContext<ContactPage> {
  return {
    "@context": SCHEMA_ORG_URL,
    "@type": "ContactPage",
    name: say(words, words.contentHeads.contacts.pageName, { company: site.name }),
    url: siteUrl + pathsIn(words.language).contacts,
    mainEntity: {
      ...organizationNode(words, siteUrl, site),
      legalName: site.legalName,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: site.phone,
        email: site.email,
        availableLanguage: [...site.languages],
        ...withAvailableHours(site.hours.phone, today),
      },
    },
  };
}

/** Converts a path of our own pictures to an absolute URL; other URLs stay. */
const absolute = (address: string, siteUrl: string) => (address.startsWith("/") ? siteUrl + address : address);

/** The telephone's hours as those of the business; no property where there is nothing to state. */
const withOpeningHours = (hours: WeeklyHours | null, today: CivilDate) => ({
  ...withRows("openingHoursSpecification", openingHoursData(hours)),
  ...withRows("specialOpeningHoursSpecification", closedDatesData(hours, today)),
});

const withAvailableHours = (hours: WeeklyHours | null, today: CivilDate) =>
  withRows("hoursAvailable", [...openingHoursData(hours), ...closedDatesData(hours, today)]);

/** A single row is no list. */
function withRows<Name extends string, Row>(name: Name, rows: readonly Row[]) {
  const [first] = rows;
  return (first ? { [name]: rows.length === 1 ? first : rows } : {}) as Partial<Record<Name, Row>>;
}
