import { type DataStrategyResult, isRouteErrorResponse } from "react-router";
import { isProblem } from "#app/ui/panel/forms/problem.ts";

/** What the screen shows, by route: the address it was read for, and the answer. */
const shown = new Map<string, { address: string; result: DataStrategyResult }>();
const watchers = new Set<() => void>();
let stale = false;

/** What a navigation of the router answers, by route. */
type Results = Record<string, DataStrategyResult>;

/**
 * Around the reading of every screen: when a screen that stands is read anew and the server does not answer, it stays as it is, with what
 * is typed into it; an address that is opened just now says what went wrong, as ever.
 */
export async function keepScreen({ request }: { request: Request }, next: () => Promise<unknown>) {
  const results = (await next()) as Results;
  if (request.method !== "GET") return results;
  const address = addressOf(request.url);
  const isShown = address === addressOf(window.location.href);
  let kept = false;
  for (const [route, result] of Object.entries(results)) {
    const before = shown.get(route);
    if (result.type === "data") shown.set(route, { address, result });
    else if (isShown && before?.address === address && isAway(result.result)) {
      results[route] = before.result;
      kept = true;
    }
  }
  if (Object.keys(results).length > 0) setStale(kept);
  return results;
}

/** Whether something failed because nobody answered, and not because it was refused. */
export function isAway(thrown: unknown): boolean {
  if (isProblem(thrown) || isRouteErrorResponse(thrown)) return thrown.status === 0 || thrown.status >= 500;
  return thrown instanceof TypeError;
}

/** The screen could not be read anew: it may be out of date. */
export const isStale = (): boolean => stale;

export function watchStale(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function setStale(now: boolean): void {
  if (stale === now) return;
  stale = now;
  for (const watcher of watchers) watcher();
}

function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
