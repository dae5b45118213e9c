import type { RowPage } from "#app/features/admin/api-client.ts";
import { siteTimeZone } from "#app/features/admin/site-time-zone.ts";
import { pageNumber, parametersOf } from "#app/ui/panel/lists/query-state.ts";
import type { ListName } from "#domain/lists/list-names.ts";
import { parsePeriodDays } from "#domain/lists/periods.ts";
import { toCivilMoment } from "#domain/rental-period/civil-time.ts";

/** Rows per page of a list. */
export const ROWS_PER_PAGE = 50;

export interface ListWindow {
  limit: number;
  offset: number;
}

/** The input of `api.list`. Without limit and offset the API returns its first page. */
export interface ListCall<Query> {
  query: Query & Partial<ListWindow>;
  signal?: AbortSignal;
}

/** A list of the panel (product.md#panel-lists): maps a URL to an API query, and loads the rows. */
export interface ListResource<Row, Query> {
  name: ListName;
  /** Returns the API query for a URL, without limit and offset. `now` is the browser's clock, read in the site's zone. */
  query: (parameters: URLSearchParams, now: Date, timeZone: string) => Query;
  /** Whether the URL filters any row out. */
  isFiltered: (parameters: URLSearchParams) => boolean;
  read: (call: ListCall<Query>) => Promise<RowPage<Row>>;
}

type ListQuery<Filter extends string, Days extends string> = Record<
  Filter | `${Days}_from` | `${Days}_to` | "order",
  string
>;

interface ListDescription<Row, Filter extends string, Days extends string, Further> {
  /** Identifies the list's saved columns, views and exports. */
  name: ListName;
  /** Filter parameters with the same name in the URL and the API. */
  filters: readonly Filter[];
  /** The API's name of the date that the period filters: "created" for `created_from` and `created_to`. */
  days?: Days;
  /** The default order; if it is missing, the list cannot be ordered. */
  order?: string | ((parameters: URLSearchParams) => string);
  /** Further API parameters that are computed from the URL, for example from its tab. */
  extraParameters?: (parameters: URLSearchParams) => Further;
  read: (call: ListCall<ListQuery<Filter, Days> & Further>) => Promise<RowPage<Row>>;
}

export function createListResource<Row, Filter extends string, Days extends string = never, Further = unknown>(
  description: ListDescription<Row, Filter, Days, Further>,
): ListResource<Row, ListQuery<Filter, Days> & Further> {
  const { name, filters, days, order, extraParameters, read } = description;
  const orderOf = (parameters: URLSearchParams) => {
    if (order === undefined) return "";
    return parameters.get("order") || (typeof order === "string" ? order : order(parameters));
  };
  return {
    name,
    query: (parameters, now, timeZone) =>
      ({
        ...parametersOf(parameters, filters),
        ...(days && daysQuery(days, parameters, now, timeZone)),
        ...extraParameters?.(parameters),
        order: orderOf(parameters),
      }) as ListQuery<Filter, Days> & Further,
    isFiltered: (parameters) => [...filters, ...DAY_PARAMETERS].some((parameter) => parameters.get(parameter)),
    read,
  };
}

/** Returns limit and offset of the page that the URL names. */
export const pageWindow = (parameters: URLSearchParams): ListWindow => ({
  limit: ROWS_PER_PAGE,
  offset: (pageNumber(parameters) - 1) * ROWS_PER_PAGE,
});

/** Loads the page of a list that a screen's URL names. `loadedAt` is the browser's clock. */
export async function loadList<Row, Query>({ query, read }: ListResource<Row, Query>, { url, signal }: Request) {
  const { searchParams } = new URL(url);
  const page = await read({
    query: { ...query(searchParams, new Date(), siteTimeZone()), ...pageWindow(searchParams) },
    signal,
  });
  return { ...page, loadedAt: Date.now() };
}

/** The URL parameters of the list's period. */
const DAY_PARAMETERS = ["period", "from", "to"] as const;

/**
 * Returns the days of the list's period as API parameters, `created_from` and `created_to`; "" for no limit. `now` is the browser's clock,
 * read in the site's zone.
 */
function daysQuery<const Name extends string>(
  name: Name,
  parameters: URLSearchParams,
  now: Date,
  timeZone: string,
): Record<`${Name}_from` | `${Name}_to`, string> {
  const days = parsePeriodDays(parametersOf(parameters, DAY_PARAMETERS), toCivilMoment(now, timeZone).date);
  return { [`${name}_from`]: days?.from ?? "", [`${name}_to`]: days?.to ?? "" } as Record<
    `${Name}_from` | `${Name}_to`,
    string
  >;
}
