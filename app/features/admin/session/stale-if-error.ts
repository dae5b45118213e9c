import { type DataStrategyResult, isRouteErrorResponse } from "react-router";
import { isProblem } from "#app/ui/panel/forms/problem.ts";

/** What the screen shows, by route: the address it was read for, and the answer. */
const lastResults = new Map<string, { address: string; result: DataStrategyResult }>();
const staleListeners = new Set<() => void>();
let screenStale = false;

/** What a navigation of the router answers, by route. */
type RouteResults = Record<string, DataStrategyResult>;

/**
 * Around the reading of every screen: when a screen that stands is read anew and the server does not answer, it stays as it is, with what
 * is typed into it; an address that is opened just now says what went wrong, as ever.
 */
export async function serveStaleIfError({ request }: { request: Request }, next: () => Promise<unknown>) {
  const results = (await next()) as RouteResults;
  if (request.method !== "GET") return results;
  const address = pathWithSearch(request.url);
  const isCurrentAddress = address === pathWithSearch(window.location.href);
  let servedStale = false;
  for (const [route, result] of Object.entries(results)) {
    const lastResult = lastResults.get(route);
    if (result.type === "data") lastResults.set(route, { address, result });
    else if (isCurrentAddress && lastResult?.address === address && isServerUnreachable(result.result)) {
      results[route] = lastResult.result;
      servedStale = true;
    }
  }
  if (Object.keys(results).length > 0) setScreenStale(servedStale);
  return results;
}

/** Whether something failed because nobody answered, and not because it was refused. */
export function isServerUnreachable(thrown: unknown): boolean {
  if (isProblem(thrown) || isRouteErrorResponse(thrown)) return thrown.status === 0 || thrown.status >= 500;
  return thrown instanceof TypeError;
}

/** The screen could not be read anew: it may be out of date. */
export const isScreenStale = (): boolean => screenStale;

export function subscribeToScreenStale(listener: () => void): () => void {
  staleListeners.add(listener);
  return () => void staleListeners.delete(listener);
}

function setScreenStale(isStaleNow: boolean): void {
  if (screenStale === isStaleNow) return;
  screenStale = isStaleNow;
  for (const listener of staleListeners) listener();
}

function pathWithSearch(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
