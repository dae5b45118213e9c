import { type DataStrategyResult, isRouteErrorResponse } from "react-router";
import { isProblem } from "#app/ui/panel/forms/problem.ts";

/** The last successful result of each route, with the URL for which it was loaded. */
const lastResults = new Map<string, { address: string; result: DataStrategyResult }>();
const staleListeners = new Set<() => void>();
let screenStale = false;

/** A navigation's results by route. */
type RouteResults = Record<string, DataStrategyResult>;

/**
 * Middleware around every screen's loaders. When revalidating the current screen fails because the server is unreachable, it serves the last result,
 * so typed text stays. A newly opened URL shows the error as usual.
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

/** Whether a failure is a network or server error, as opposed to a refusal. */
export function isServerUnreachable(thrown: unknown): boolean {
  if (isProblem(thrown) || isRouteErrorResponse(thrown)) return thrown.status === 0 || thrown.status >= 500;
  return thrown instanceof TypeError;
}

/** Whether the last revalidation failed, so that the screen may be out of date. */
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
