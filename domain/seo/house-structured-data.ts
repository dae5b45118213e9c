import type { Article as ArticleData, ContactPage, Event, WithContext } from "schema-dts";
import type { Article } from "#domain/catalogue/article.ts";
import type { ClubEvent } from "#domain/club/club-event.ts";
import { HOUSE } from "#domain/house.ts";
import { paths } from "#domain/paths.ts";

const address = () => ({
  "@type": "PostalAddress" as const,
  streetAddress: HOUSE.address.street,
  postalCode: HOUSE.address.postalCode,
  addressLocality: HOUSE.address.city,
  addressCountry: HOUSE.address.countryCode,
});
const house = (siteUrl: string) => ({ "@type": "Organization" as const, name: HOUSE.name, url: siteUrl });

/** An event of the club that is still to come (A 2). */
export function clubEventData(event: ClubEvent, siteUrl: string): WithContext<Event> {
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description: event.description,
    startDate: event.heldOn,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    maximumAttendeeCapacity: event.places,
    location: { "@type": "Place", name: event.place, address: event.place },
    organizer: house(siteUrl),
    url: siteUrl + paths.club,
  };
}

/** An article of the magazine. */
export function articleData(article: Article, siteUrl: string): WithContext<ArticleData> {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    image: siteUrl + article.image,
    datePublished: article.publishedOn,
    inLanguage: "it",
    author: house(siteUrl),
    publisher: house(siteUrl),
    mainEntityOfPage: siteUrl + paths.magazine(article.slug),
  };
}

/** Who the house is and how to reach it. */
export function contactPageData(siteUrl: string): WithContext<ContactPage> {
  return {
    "@context": "https://schema.org",
    "@type": "ContactPage",
    url: siteUrl + paths.contacts,
    mainEntity: {
      "@type": "AutoRental",
      name: HOUSE.name,
      legalName: HOUSE.legalName,
      url: siteUrl,
      telephone: HOUSE.phone,
      email: HOUSE.email,
      address: address(),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: HOUSE.phone,
        availableLanguage: ["it", "en"],
        hoursAvailable: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
          opens: "00:00",
          closes: "23:59",
        },
      },
    },
  };
}
