import type { Article } from "#domain/articles/article.ts";
import type { LinkedBlock } from "#domain/articles/link-mentions.ts";
import type { Brand } from "#domain/catalogue/page-profiles.ts";
import type { CategorySlug } from "#domain/categories.ts";
import type { ListedCity } from "#domain/cities/listed-cities.ts";
import type { ConversationMessage, ConversationQuote } from "#domain/enquiries/conversation.ts";
import type { Enquiry, EnquiryStatus } from "#domain/enquiries/enquiry.ts";
import type { EnquiryLine } from "#domain/enquiries/enquiry-rows.ts";
import type { Experience } from "#domain/experiences/experience.ts";
import type { Cents } from "#domain/money.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { SearchPlaces } from "#domain/search/search-places.ts";
import type { PageHead } from "#domain/seo/heads/page-head.ts";
import type { Vehicle } from "#domain/vehicles/vehicle.ts";

/** How many cars a category has and what the cheapest costs a day; null while it has none. */
export interface CategoryCount {
  count: number;
  fromRate: Cents | null;
}

export interface HomePageData {
  /** At most six. */
  featured: readonly Vehicle[];
  categoryCounts: Record<CategorySlug, CategoryCount>;
  brands: Pick<Brand, "id" | "name" | "slug" | "logoUrl">[];
  cities: readonly ListedCity[];
  places: SearchPlaces;
  /** The place that the address asks to search in, as the search calls it: `/?city=Milano`. */
  city: string | null;
  articles: readonly Omit<Article, "body">[];
  head: PageHead;
}

export interface FavouritesPageData {
  /** The first of the featured cars. */
  featured: readonly Vehicle[];
  head: PageHead;
}

export interface ArticlePageData {
  article: Article;
  /** Its body, names leading to their pages. */
  blocks: readonly LinkedBlock[];
  /** The cars it names, in its order. */
  vehicles: readonly Vehicle[];
  /** The other articles, newest first. */
  others: Omit<Article, "body">[];
  head: PageHead;
}

export interface ExperiencePageData {
  experience: Experience;
  /** The car from whose page it was asked for. */
  vehicle: { slug: string; title: string } | null;
  /** From it on a weekend may be chosen. */
  today: CivilDate;
  /** The Saturday on which the car is collected that it was asked for with. */
  date: CivilDate | undefined;
  head: PageHead;
}

/** What was written on a request's page, by both sides. */
export interface EnquiryConversation {
  status: EnquiryStatus;
  /** The oldest first; begins with the request's own words. */
  messages: readonly ConversationMessage[];
  /** The oldest first. */
  quotes: readonly ConversationQuote[];
}

/** What the page that confirms a request shows: no name and no address, since its own address is all that opens it. */
export interface EnquiryReceipt {
  reference: string;
  kind: Enquiry["kind"];
  rows: readonly EnquiryLine[];
}
