import { useSyncExternalStore } from "react";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import { type PageData, readPageData } from "./page-data.ts";

type PropsListener = (props: object) => void;

/** Hydrated islands by name, each with a function that sets new props. */
const propsListeners = new Map<string, PropsListener>();
/** Latest props by island name. An island that hydrates later starts with its server-rendered props and then gets these. */
const latestProps = new Map<string, object>();
const listeners = new Set<() => void>();
const pendingNavigation = new LatestRequest();

/** Registers how an island receives new props. Props that arrived earlier are passed on immediately. */
export function onPropsUpdate(name: string, listener: PropsListener): void {
  propsListeners.set(name, listener);
  const props = latestProps.get(name);
  if (props) listener(props);
}

/** Passes each island its props from another document of the same page. */
export function updateIslandProps({ islands }: PageData): void {
  for (const { name, props } of Object.values(islands)) {
    latestProps.set(name, props);
    propsListeners.get(name)?.(props);
  }
}

/**
 * Opens another URL of the current page without a navigation. The URL changes immediately, and the islands get the new props. Other parts marked
 * `data-update-on-navigation` (with an id) are replaced by the server's HTML. With `form`, these fields are posted to the URL. A later call cancels an
 * earlier one; if the request fails, the browser reloads.
 */
export function softNavigate(address: string, form?: FormData): void {
  pendingNavigation.send(
    (signal) => readPage(address, { signal, ...(form && { method: "POST", body: form }) }),
    applyPage,
    () => location.reload(),
  );
  replaceAddress(address);
}

/** Cancels a pending soft navigation and restores the URL of what the islands show. */
export function cancelSoftNavigation(address: string): void {
  if (!pendingNavigation.isPending) return;
  pendingNavigation.cancel();
  replaceAddress(address);
}

async function readPage(address: string, request: RequestInit): Promise<{ page: Document; data: PageData }> {
  const response = await fetch(address, { ...request, headers: { accept: "text/html" } });
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

/** Whether a soft navigation is pending. */
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
