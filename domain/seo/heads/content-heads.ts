import type { Article } from "#domain/articles/article.ts";
import type { ClubEventState } from "#domain/club-events/club-event-state.ts";
import { withRegion, withRegionName } from "#domain/company/company-region.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { buildClubFaqs } from "#domain/faqs/club-faqs.ts";
import type { Language } from "#domain/languages.ts";
import type { LegalParagraph, LegalTexts } from "#domain/legal/legal-texts.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import { areSameHours } from "#domain/opening-hours/weekly-hours.ts";
import { pathsIn } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { feedLanguageOf, feedPath, feedTitle } from "#domain/seo/crawlers/magazine-feed.ts";
import {
  articleData,
  clubEventData,
  contactPageData,
} from "#domain/seo/structured-data/organization-structured-data.ts";
import { faqPage } from "#domain/seo/structured-data/structured-data.ts";
import type { CompanyHours, SiteConfiguration } from "#domain/site-configuration.ts";
import { placeNameIn } from "#domain/words/places/place-names.ts";
import { sayInCountry } from "#domain/words/places/say-at-place.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import { fillKeywords, homeCrumb } from "./head-parts.ts";
import { type Crumb, type PageHead, type SiteMark, toSiteMark } from "./page-head.ts";

/** The site that a page belongs to: the company and the origin. */
export interface SiteOrigin {
  site: SiteConfiguration;
  siteUrl: string;
}

/** Returns the head of a page one level below Home. */
function pageHead(
  words: Words,
  { site, siteUrl }: SiteOrigin,
  { path, name }: Crumb,
  rest: Omit<PageHead, keyof SiteMark | "siteUrl" | "path">,
): PageHead {
  return {
    ...toSiteMark(site),
    siteUrl,
    path,
    crumbs: [homeCrumb(words), { name, path }],
    ...rest,
  };
}

/**
 * Returns the head of /community-vip (product.md#head-and-structured-data). Its structured data contain the upcoming events, with cancelled events
 * marked as such.
 */
export function clubHead(
  words: Words,
  place: SiteOrigin,
  upcoming: readonly ClubEventState[],
  countries: readonly string[],
): PageHead {
  const { crumbs, club: texts } = words.contentHeads;
  return pageHead(
    words,
    place,
    { name: crumbs.club, path: pathsIn(words.language).club },
    {
      title: fitTitle(texts.title, place.site.name),
      description: texts.description,
      keywords: [...texts.keywords],
      image: "/pictures/house/signature-1200.webp",
      structuredData: [
        faqPage(buildClubFaqs(words, place.site, countries)),
        ...upcoming.map((event) => clubEventData(words, event, place.siteUrl, place.site)),
      ],
    },
  );
}

/** Returns the head of /contatti, as of `today`. */
export function contactsHead(words: Words, place: SiteOrigin, today: CivilDate, photograph?: string): PageHead {
  const { site, siteUrl } = place;
  const { crumbs, contacts: texts } = words.contentHeads;
  return pageHead(
    words,
    place,
    { name: crumbs.contacts, path: pathsIn(words.language).contacts },
    {
      title: fitTitle(isAlwaysAnswered(site.hours) ? texts.titleAlways : texts.title, site.name),
      description: fitDescription(
        say(words, texts.description, {
          phone: phoneAndWhatsapp(words, site.hours),
          promised: promisedHours(words, site),
          city: placeNameIn(words.language, site.address.city),
          street: site.address.street,
        }),
      ),
      keywords: fillKeywords(words, texts.keywords, { company: site.name }),
      ...(photograph && { image: photograph }),
      structuredData: [contactPageData(words, siteUrl, site, today)],
    },
  );
}

const isAlwaysAnswered = ({ phone, whatsapp }: CompanyHours): boolean =>
  phone?.kind === "always" && whatsapp?.kind === "always";

/** "Telefono e WhatsApp 24 ore su 24", "Telefono ogni giorno dalle 8 alle 20, WhatsApp". */
function phoneAndWhatsapp(words: Words, hours: CompanyHours): string {
  const { phone, whatsapp } = hours;
  const texts = words.contentHeads.contacts.phone;
  if (isAlwaysAnswered(hours)) return texts.always;
  return phone && whatsapp && areSameHours(phone, whatsapp)
    ? say(words, texts.equal, { hours: hoursClause(words, phone) })
    : say(words, texts.different, {
        phoneHours: hoursClause(words, phone),
        whatsappHours: hoursClause(words, whatsapp),
      });
}

/** Returns the head of /dove-operiamo. */
export function whereWeOperateHead(
  words: Words,
  place: SiteOrigin,
  cities: number,
  countries: readonly string[],
): PageHead {
  const { crumbs, whereWeOperate: texts } = words.contentHeads;
  const title =
    cities === 0 ? texts.title : withRegion(words, say(words, texts.titleWithCities, { count: cities }), place.site);
  const names = countries.slice(0, MAX_KEYWORD_COUNTRIES).map((country) => placeNameIn(words.language, country));
  return pageHead(
    words,
    place,
    { name: crumbs.whereWeOperate, path: pathsIn(words.language).whereWeOperate },
    {
      title: fitTitle(title, place.site.name),
      description: fitDescription(coverageSentence(words, cities, countries), texts.free),
      keywords: [
        withRegionName(words, texts.regionKeyword, place.site),
        texts.keyword,
        ...(names.length > 0 ? [say(words, texts.countriesKeyword, { countries: names.join(" ") })] : []),
      ],
    },
  );
}

/** Maximum number of countries in one keyword. */
const MAX_KEYWORD_COUNTRIES = 3;

/** States how many cities and countries the company serves, or that the first will follow. */
function coverageSentence(words: Words, cities: number, countries: readonly string[]): string {
  const { empty, inCountry, inCountries } = words.contentHeads.whereWeOperate;
  const [country = ""] = countries;
  if (cities === 0) return empty;
  return countries.length === 1
    ? say(words, inCountry, { count: cities, inCountry: sayInCountry(words, placeNameIn(words.language, country)) })
    : say(words, inCountries, { cities, countries: countries.length });
}

/** /privacy. The description states the generated promises about cookies and other sites only if no own text replaces those paragraphs. */
export function privacyHead(words: Words, place: SiteOrigin, { paragraphs }: LegalTexts): PageHead {
  const { crumbs, privacy: texts } = words.contentHeads;
  const hasOwnCookieText = PARAGRAPHS_ABOUT_COOKIES.some((name) => paragraphs[name] !== undefined);
  return pageHead(
    words,
    place,
    { name: crumbs.privacy, path: pathsIn(words.language).privacy },
    {
      title: fitTitle(texts.title, place.site.name),
      description: fitDescription(texts.description, hasOwnCookieText ? "" : texts.noTracking),
      keywords: [...texts.keywords],
    },
  );
}

const PARAGRAPHS_ABOUT_COOKIES = ["summary", "cookies", "third_parties"] as const satisfies LegalParagraph<"privacy">[];

/** Returns the head of /termini. */
export function termsHead(words: Words, place: SiteOrigin): PageHead {
  const { crumbs, terms: texts } = words.contentHeads;
  return pageHead(
    words,
    place,
    { name: crumbs.terms, path: pathsIn(words.language).terms },
    {
      title: fitTitle(texts.title, place.site.name),
      description: texts.description,
      keywords: [...texts.keywords],
    },
  );
}

/** Returns the head of /preferiti. Not indexable, because the list is stored in the visitor's browser. */
export function favouritesHead(words: Words, place: SiteOrigin): PageHead {
  const { crumbs, favourites: texts } = words.contentHeads;
  return pageHead(
    words,
    place,
    { name: crumbs.favourites, path: pathsIn(words.language).favourites },
    {
      title: fitTitle(texts.title, place.site.name),
      description: texts.description,
      keywords: [...texts.keywords],
      indexable: false,
    },
  );
}

/** Returns the head of /confronto, with the titles of the compared cars. */
export function comparisonHead(words: Words, place: SiteOrigin, titles: readonly string[]): PageHead {
  const { crumbs, comparison: texts } = words.contentHeads;
  const paths = pathsIn(words.language);
  const crumb = { name: crumbs.comparison, path: paths.comparison([]) };
  const title = titles.length > 0 ? say(words, texts.titleOf, { cars: titles.join(", ") }) : texts.title;
  const page = pageHead(words, place, crumb, {
    title: fitTitle(title, place.site.name),
    description: texts.description,
    keywords: [...texts.keywords],
    indexable: false,
  });
  return { ...page, crumbs: [homeCrumb(words), { name: crumbs.favourites, path: paths.favourites }, crumb] };
}

const magazineCrumb = ({ language, contentHeads }: Words): Crumb => ({
  name: contentHeads.crumbs.magazine,
  path: pathsIn(language).magazineIndex,
});
const feedOf = (words: Words, { name, languages }: SiteConfiguration) => ({
  title: feedTitle(words, name),
  path: feedPath(feedLanguageOf(words.language, languages)),
});

/** Returns the head of /magazine. */
export function magazineHead(words: Words, place: SiteOrigin): PageHead {
  const { magazine: texts } = words.contentHeads;
  return pageHead(words, place, magazineCrumb(words), {
    title: fitTitle(texts.title, place.site.name),
    description: texts.description,
    keywords: [...texts.keywords],
    image: "/pictures/magazine/destinations-1200.webp",
    feed: feedOf(words, place.site),
  });
}

/** Returns the head of /magazine/{slug}, given the languages in which the magazine exists. */
export function articleHead(
  words: Words,
  article: Article,
  { site, siteUrl, magazineLanguages }: SiteOrigin & { magazineLanguages: readonly Language[] },
): PageHead {
  const path = pathsIn(words.language).magazine(article.slug);
  return {
    title: fitTitle(article.title, site.name),
    description: fitDescription(article.excerpt),
    keywords: [article.category, article.title, words.contentHeads.magazine.articleKeyword],
    ...toSiteMark(site),
    siteUrl,
    path,
    image: article.image,
    type: "article",
    feed: feedOf(words, site),
    crumbs: [
      homeCrumb(words),
      { ...magazineCrumb(words), languages: magazineLanguages },
      { name: article.title, path },
    ],
    structuredData: [articleData(words, article, siteUrl, site)],
  };
}
