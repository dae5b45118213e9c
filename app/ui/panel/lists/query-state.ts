import { useEffect } from "react";
import { type Location, useLocation, useNavigation, useSearchParams } from "react-router";

export interface QueryState {
  /** Returns a URL parameter, or "". */
  get: (name: string) => string;
  /** Sets parameters ("" removes one) and returns to page 1, replacing the history entry. */
  set: (changes: Record<string, string>) => void;
  /** True while another screen loads: setting a parameter now would navigate back here. */
  isLeaving: boolean;
}

/** Last written query per location, until the router reports the new location, which it may render late. */
const pendingQueries = new WeakMap<Location, string>();

/** Keeps the state of a list (search, filters, order, page) in the URL, so that a reload or a shared link shows the same. */
export function useQueryState(): QueryState {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const { location: nextLocation } = useNavigation();
  // Add to the pending query, so that a filter set during a reload does not undo the previous filter.
  const pendingSearch = nextLocation?.pathname === location.pathname ? nextLocation.search : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: any new location is newer than the written query
  useEffect(() => {
    pendingQueries.delete(location);
  }, [location, nextLocation]);
  return {
    isLeaving: nextLocation !== undefined && pendingSearch === null,
    get: (name) => parameters.get(name) ?? "",
    set: (changes) => {
      const next = new URLSearchParams(pendingQueries.get(location) ?? pendingSearch ?? parameters);
      if (!("page" in changes)) next.delete("page");
      for (const [name, value] of Object.entries(changes)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      pendingQueries.set(location, next.toString());
      setParameters(next, { replace: true, preventScrollReset: true });
    },
  };
}

/** Returns these URL parameters; "" for a missing parameter. */
export function parametersOf<const Name extends string>(parameters: URLSearchParams, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ""])) as Record<Name, string>;
}

/** Returns the URL's page number; 1 if it is missing or invalid. */
export function pageNumber(parameters: URLSearchParams): number {
  const text = parameters.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
