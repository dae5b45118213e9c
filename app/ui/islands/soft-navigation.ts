import { useSyncExternalStore } from "react";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import { type PageData, readPageData } from "./page-data.ts";

type PropsListener = (props: object) => void;

/** The islands that React has taken over, by name, each with what gives it other props. */
const propsListeners = new Map<string, PropsListener>();
/** The props that came since the page did, by name: what React takes over later, it takes over as the server drew it. */
const latestProps = new Map<string, object>();
const listeners = new Set<() => void>();
const pendingNavigation = new LatestRequest();

/** Says how an island takes other props; those that came before it was there it takes at once. */
export function onPropsUpdate(name: string, listener: PropsListener): void {
  propsListeners.set(name, listener);
  const props = latestProps.get(name);
  if (props) listener(props);
}

/** Gives each island the props that another document of this page has for it. */
export function updateIslandProps({ islands }: PageData): void {
  for (const { name, props } of Object.values(islands)) {
    latestProps.set(name, props);
    propsListeners.get(name)?.(props);
  }
}

/**
 * Opens another address of the page that is shown, in place: the browser's address changes at once, and its islands get the props that the server
 * sends for it; what else follows the address (`data-update-on-navigation`, with an id) is taken as it was drawn. A later call cancels an earlier one; where no answer comes, the browser goes there by itself.
 */
export function softNavigate(address: string): void {
  pendingNavigation.send(
    (signal) => readPage(address, signal),
    applyPage,
    () => location.reload(),
  );
  replaceAddress(address);
}

/** Cancels what is being opened in place and goes back to the address that the islands still show. */
export function cancelSoftNavigation(address: string): void {
  if (!pendingNavigation.isPending) return;
  pendingNavigation.cancel();
  replaceAddress(address);
}

async function readPage(address: string, signal: AbortSignal): Promise<{ page: Document; data: PageData }> {
  const response = await fetch(address, { signal, headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const data = readPageData(page);
  if (!response.ok || !data) throw new Error(`${address} answered ${response.status}`);
  return { page, data };
}

function applyPage({ page, data }: { page: Document; data: PageData }): void {
  updateIslandProps(data);
  for (const part of document.querySelectorAll("[data-update-on-navigation]")) {
    part.replaceWith(page.getElementById(part.id) ?? part);
  }
  notifyListeners();
}

function replaceAddress(address: string): void {
  history.replaceState(history.state, "", address);
  notifyListeners();
}

/** True while another address is being opened in place. */
export function useIsSoftNavigating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pendingNavigation.isPending,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
