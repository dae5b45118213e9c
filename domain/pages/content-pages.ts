import type { Article } from "#domain/articles/article.ts";
import type { LinkedBlock } from "#domain/articles/link-mentions.ts";
import type { Brand } from "#domain/catalogue/page-profiles.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { AddedCity, ListedCity } from "#domain/cities/listed-cities.ts";
import type { Enquiry, EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import type { EnquiryLine } from "#domain/enquiries/enquiry-rows.ts";
import type { Experience } from "#domain/experiences/experience.ts";
import type { ConversationMessage, ConversationQuote } from "#domain/messages/conversation.ts";
import type { Cents } from "#domain/money.ts";
import type { HeroPhotographs } from "#domain/pictures/hero-photograph.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** Number of cars in a category and its lowest daily rate; null without cars. */
export interface CategoryCount {
  count: number;
  fromRate: Cents | null;
}

export interface HomePageData {
  /** The featured cars; at most six. */
  featured: readonly Vehicle[];
  /** The company's own photographs of the hero; null for the drawn ones. */
  hero: HeroPhotographs | null;
  categoryCounts: Record<CategorySlug, CategoryCount>;
  /** The best-rated car with a photograph of each category, best first. */
  photographed: readonly Vehicle[];
  brands: Pick<Brand, "id" | "name" | "slug" | "logoUrl">[];
  cities: readonly ListedCity[];
  /** Cities that staff added, by name. */
  addedCities: readonly AddedCity[];
  places: SearchPlaces;
  /** The place that the URL preselects in the search: `/?city=Milano`. */
  city: string | null;
  articles: readonly Omit<Article, "body">[];
  head: PageHead;
}

export interface ContactsPageData {
  /** When the telephone is answered next, while it is not: "domani alle 8". */
  nextAnswer: string | null;
  /** Whether the page ends with its picture, which shows a car; false for a company without cars. */
  hasPicture: boolean;
  /** The best-rated car with a photograph of each category, best first. */
  photographed: readonly Vehicle[];
  head: PageHead;
}

export interface FavouritesPageData {
  /** The first of the featured cars. */
  featured: readonly Vehicle[];
  /** The categories of which the company has a car, for links. */
  fleetCategories: readonly CategorySlug[];
  /** The names of places in the page's language, by the Italian name that a search contains; only those that differ. */
  placeNames: Readonly<Record<string, string>>;
  head: PageHead;
}

export interface ArticlePageData {
  article: Article;
  /** The body with its mentions linked. */
  blocks: readonly LinkedBlock[];
  /** The mentioned cars, in text order. */
  vehicles: readonly Vehicle[];
  /** The other articles, newest first. */
  others: Omit<Article, "body">[];
  head: PageHead;
}

export interface ExperiencePageData {
  experience: Experience;
  /** The car from whose page the experience was requested. */
  vehicle: { slug: string; title: string } | null;
  /** The first day on which a weekend can be selected. */
  today: CivilDate;
  /** The preselected Saturday, on which the car is picked up. */
  date: CivilDate | undefined;
  head: PageHead;
}

/** The conversation about a request, as its page shows it. */
export interface EnquiryConversation {
  status: EnquiryStatus;
  /** Oldest first, starting with the request itself. */
  messages: readonly ConversationMessage[];
  /** Oldest first. */
  quotes: readonly ConversationQuote[];
}

/** The page that confirms a request. It contains neither name nor e-mail address, because anybody with its URL can open it. */
export interface EnquiryReceipt {
  reference: string;
  kind: Enquiry["kind"];
  rows: readonly EnquiryLine[];
  /** When the reply time began: the request, or the message that reopened it. */
  waitingSince: Date;
}
