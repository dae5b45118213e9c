import type { OfferKey } from "#domain/site-configuration.ts";

/** The sections of the sitemap, one file each, so that a search console reports problems by kind of page. */
export const SITEMAP_SECTIONS = ["pagine", "citta", "auto", "marche", "jet", "magazine"] as const;
export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];

/** Rate limits per visitor for HTTP requests that are expensive or send mail: `points` requests in `seconds`. */
export const RATE_LIMITS = {
  signIn: { points: 20, seconds: 60 },
  forms: { points: 20, seconds: 60 },
  generation: { points: 20, seconds: 60 },
  apiWrites: { points: 240, seconds: 60 },
  availability: { points: 240, seconds: 60 },
  calendarFeeds: { points: 60, seconds: 60 },
  sharePictures: { points: 240, seconds: 60 },
} as const;
export type RateLimit = keyof typeof RATE_LIMITS;

/**
 * Rate limit of page renders per visitor. It belongs to no route: responses from the cache do not count, whatever the page. A crawler may read a site
 * of a thousand pages (220 pages in five languages) in two minutes.
 */
export const RENDER_RATE_LIMIT = { points: 600, seconds: 60 } as const;

/** A row of the route table. */
export interface RouteEntry {
  /** The path in router syntax, without a language prefix. A "*" at the end matches any rest, including none. */
  readonly pattern: `/${string}`;
  /** The module under app/ that renders the route; null if server/http serves the route itself. */
  readonly module: string | null;
  /** The layout around the page. */
  readonly layout: "site" | "panel" | "sign-in" | null;
  /** The path of the page that includes this one, if any. */
  readonly parent: string | null;
  /** Whether the page exists behind the prefix of each language of the site; panel, sign-in and programs have no language. */
  readonly hasLanguages: boolean;
  /** A private page differs by visitor or contains a secret: it is neither cached nor indexed. */
  readonly visibility: "public" | "private";
  /** The path after the first segment is a key or an id, so its case matters. */
  readonly hasCaseSensitiveKey: boolean;
  /** The page is the same for every visitor, so it is rendered once and cached in memory. */
  readonly isCached: boolean;
  /** The query parameters that the server reads; all others are ignored. */
  readonly query: readonly string[];
  /** Whether the page accepts form posts; only then it allows POST. */
  readonly acceptsForms: boolean;
  /** Rate limits by method (HEAD counts as GET); other methods are unlimited. */
  readonly limits: Readonly<Partial<Record<string, RateLimit>>>;
  /** Whether search engines may index the page without a query. */
  readonly isIndexable: boolean;
  /** Query parameters whose URLs crawlers must not visit; "any" means every query. */
  readonly disallowedQuery: readonly string[] | "any";
  readonly sitemap: SitemapSection | null;
  /** The offer that the route belongs to: it answers 404 while the company doesn't offer it (product.md#offers). Null for every other route. */
  readonly offer: OfferKey | null;
  /** Parameters that are slugs of rows. Staff may change a slug; the former slug redirects to the current slug. */
  readonly slugs: Readonly<Record<string, "articles" | "brands" | "cities" | "vehicles" | "jets" | "experiences">>;
  /** The allowed values of a parameter; other values belong to other routes. */
  readonly allowedValues: Readonly<Record<string, readonly string[]>>;
}

/** The properties that a single route sets; the others come from its kind, such as `sitePage`. */
type RouteOptions = Partial<Omit<RouteEntry, "pattern" | "module" | "visibility">>;
type TypedRouteEntry<Pattern> = RouteEntry & { readonly pattern: Pattern };

const DEFAULT_OPTIONS: Omit<RouteEntry, "pattern" | "module" | "visibility"> = {
  layout: null,
  parent: null,
  hasLanguages: false,
  hasCaseSensitiveKey: false,
  isCached: false,
  query: [],
  acceptsForms: false,
  limits: {},
  isIndexable: false,
  disallowedQuery: [],
  sitemap: null,
  offer: null,
  slugs: {},
  allowedValues: {},
};

/** Any POST to a page counts as a form submit, even if the page has no form. */
const FORM_POST_LIMIT = { POST: "forms" } as const;

/** Declares a page of the public site. */
export const sitePage = <const Pattern extends `/${string}`>(
  pattern: Pattern,
  module: string,
  options: RouteOptions = {},
): TypedRouteEntry<Pattern> => ({
  ...DEFAULT_OPTIONS,
  layout: "site",
  hasLanguages: true,
  limits: FORM_POST_LIMIT,
  isCached: true,
  isIndexable: true,
  ...options,
  pattern,
  module,
  visibility: "public",
});

/** Declares a visitor's private page with a form. */
export const privatePage = <const Pattern extends `/${string}`>(
  pattern: Pattern,
  module: string,
  options: RouteOptions = {},
): TypedRouteEntry<Pattern> => ({
  ...DEFAULT_OPTIONS,
  layout: "site",
  hasLanguages: true,
  acceptsForms: true,
  limits: FORM_POST_LIMIT,
  ...options,
  pattern,
  module,
  visibility: "private",
});

/** Declares a screen of the staff panel. Its lists keep their state in the query, which only the browser reads. */
export const panelRoute = <const Pattern extends `/${string}`>(
  pattern: Pattern,
  module: string,
  options: RouteOptions = {},
): TypedRouteEntry<Pattern> => ({
  ...DEFAULT_OPTIONS,
  layout: "panel",
  ...options,
  pattern,
  module,
  visibility: "private",
});

/** Declares a route for programs, which server/http serves itself. */
export const programRoute = <const Pattern extends `/${string}`>(
  pattern: Pattern,
  visibility: RouteEntry["visibility"],
  options: RouteOptions = {},
): TypedRouteEntry<Pattern> => ({ ...DEFAULT_OPTIONS, ...options, pattern, module: null, visibility });
