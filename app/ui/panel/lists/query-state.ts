import { useEffect } from "react";
import { type Location, useLocation, useNavigation, useSearchParams } from "react-router";

export interface QueryState {
  /** A parameter of the address; "" when it is not there. */
  get: (name: string) => string;
  /** Writes parameters ("" takes one away) and goes back to the first page; the history entry is replaced. */
  set: (changes: Record<string, string>) => void;
  /** True while another screen is on its way: what is written now would lead back here. */
  isLeaving: boolean;
}

/** What was written last from an address on, until the router tells of it: it draws that it is on its way when there is time. */
const pendingQueries = new WeakMap<Location, string>();

/** The state of a list (search, filters, order, page) lives in the address, so that a reload and a shared link show the same. */
export function useQueryState(): QueryState {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const { location: nextLocation } = useNavigation();
  // A filter chosen while the list still answers the one before adds to it.
  const pendingSearch = nextLocation?.pathname === location.pathname ? nextLocation.search : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes is newer than what was written.
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

/** These parameters of an address; "" for what is not there. */
export function parametersOf<const Name extends string>(parameters: URLSearchParams, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ""])) as Record<Name, string>;
}

/** The page that an address asks for: 1 for anything that is no page. */
export function pageNumber(parameters: URLSearchParams): number {
  const text = parameters.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
