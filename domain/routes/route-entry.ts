/** The kinds of pages, each with a sitemap of its own: a search console then says which kind has trouble. */
export const SITEMAP_SECTIONS = ["pagine", "citta", "auto", "marche", "jet", "magazine"] as const;
export type SitemapSection = (typeof SITEMAP_SECTIONS)[number];

/** The limits of what costs work or sends mail: so many calls of one visitor in so many seconds. */
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

/** The limit on pages rendered for one visitor. It stands under no address: answers from the cache do not count, whichever page they are of. */
export const RENDER_RATE_LIMIT = { points: 300, seconds: 60 } as const;

/** One row of the table of addresses. */
export interface RouteEntry {
  /** As the router writes it, without a language before it: "/luxury-car-rental/:city". A "*" at its end stands for all that is left, be it nothing. */
  readonly pattern: `/${string}`;
  /** The module under app/ that answers; null where server/http does. */
  readonly module: string | null;
  /** What stands around the page. */
  readonly layout: "site" | "panel" | null;
  /** The address of the page that shows this one beside itself, when it does. */
  readonly parent: string | null;
  /** A private address differs by visitor or holds a key: it is kept nowhere and found by no search engine. */
  readonly visibility: "public" | "private";
  /** What follows the first word is a key or an id, whose letters mean what they are. */
  readonly hasCaseSensitiveKey: boolean;
  /** True for a page that is the same for every visitor, which is rendered once and kept in memory. */
  readonly isCached: boolean;
  /** The names in its query that the server reads for it; whatever else an address carries changes nothing. */
  readonly query: readonly string[];
  /** Whether its page has a form that posts to it: only then is POST among what it allows. */
  readonly acceptsForms: boolean;
  /** The limit on calls by method, HEAD as GET; a method without one is not limited. */
  readonly limits: Readonly<Partial<Record<string, RateLimit>>>;
  /** Whether search engines may list the page as the plain address shows it. */
  readonly isIndexable: boolean;
  /** The names in its query that make an address which crawlers are to leave alone; "any" for every query. */
  readonly disallowedQuery: readonly string[] | "any";
  readonly sitemap: SitemapSection | null;
  /** The parameters that are slugs of rows, which staff may change; the former slug leads to the present one. */
  readonly slugs: Readonly<Record<string, "articles" | "brands" | "cities" | "vehicles" | "jets" | "experiences">>;
  /** The only values of a parameter that this address has; any other value belongs to another address. */
  readonly allowedValues: Readonly<Record<string, readonly string[]>>;
}

/** The columns a row states; the others are those of its kind. */
type RouteOptions = Partial<Omit<RouteEntry, "pattern" | "module" | "visibility">>;
type TypedRouteEntry<Pattern> = RouteEntry & { readonly pattern: Pattern };

const DEFAULT_OPTIONS: Omit<RouteEntry, "pattern" | "module" | "visibility"> = {
  layout: null,
  parent: null,
  hasCaseSensitiveKey: false,
  isCached: false,
  query: [],
  acceptsForms: false,
  limits: {},
  isIndexable: false,
  disallowedQuery: [],
  sitemap: null,
  slugs: {},
  allowedValues: {},
};

/** What is posted to a page counts as a form that somebody has filled in, whether the page has one or not. */
const FORM_POST_LIMIT = { POST: "forms" } as const;

/** A page of the public site. */
export const sitePage = <const Pattern extends `/${string}`>(
  pattern: Pattern,
  module: string,
  options: RouteOptions = {},
): TypedRouteEntry<Pattern> => ({
  ...DEFAULT_OPTIONS,
  layout: "site",
  limits: FORM_POST_LIMIT,
  isCached: true,
  isIndexable: true,
  ...options,
  pattern,
  module,
  visibility: "public",
});

/** One visitor's own page, which has a form. */
export const privatePage = <const Pattern extends `/${string}`>(
  pattern: Pattern,
  module: string,
  options: RouteOptions = {},
): TypedRouteEntry<Pattern> => ({
  ...DEFAULT_OPTIONS,
  layout: "site",
  acceptsForms: true,
  limits: FORM_POST_LIMIT,
  ...options,
  pattern,
  module,
  visibility: "private",
});

/** A screen of the staff panel. The state of its lists is in its query too, which only the browser reads. */
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

/** What server/http answers by itself, for programs. */
export const programRoute = <const Pattern extends `/${string}`>(
  pattern: Pattern,
  visibility: RouteEntry["visibility"],
  options: RouteOptions = {},
): TypedRouteEntry<Pattern> => ({ ...DEFAULT_OPTIONS, ...options, pattern, module: null, visibility });
