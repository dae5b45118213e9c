import { useSyncExternalStore } from "react";
import { LatestRequest } from "#app/ui/requests/latest-request.ts";
import { type PageData, readPageData } from "./page-data.ts";

type Receive = (props: object) => void;

/** The islands that React has taken over, by name, each with what gives it other props. */
const receivers = new Map<string, Receive>();
/** The props that came since the page did, by name: what React takes over later, it takes over as the server drew it. */
const received = new Map<string, object>();
const listeners = new Set<() => void>();
const opening = new LatestRequest();

/** Says how an island takes other props; those that came before it was there it takes at once. */
export function receiveProps(name: string, receive: Receive): void {
  receivers.set(name, receive);
  const props = received.get(name);
  if (props) receive(props);
}

/** Gives each island the props that another document of this page has for it. */
export function giveProps({ islands }: PageData): void {
  for (const { name, props } of Object.values(islands)) {
    received.set(name, props);
    receivers.get(name)?.(props);
  }
}

/**
 * Opens another address of the page that is shown, in place: the browser's address changes at once, and its islands get the props that the server
 * sends for it; what else follows the address (`data-follows-address`, with an id) is taken as it was drawn. A later call cancels an earlier one; where no answer comes, the browser goes there by itself.
 */
export function openInPlace(address: string): void {
  opening.send(
    (signal) => readPage(address, signal),
    show,
    () => location.reload(),
  );
  showAddress(address);
}

/** Cancels what is being opened in place and goes back to the address that the islands still show. */
export function stayInPlace(address: string): void {
  if (!opening.isPending) return;
  opening.cancel();
  showAddress(address);
}

async function readPage(address: string, signal: AbortSignal): Promise<{ page: Document; data: PageData }> {
  const response = await fetch(address, { signal, headers: { accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const data = readPageData(page);
  if (!response.ok || !data) throw new Error(`${address} answered ${response.status}`);
  return { page, data };
}

function show({ page, data }: { page: Document; data: PageData }): void {
  giveProps(data);
  for (const part of document.querySelectorAll("[data-follows-address]")) {
    part.replaceWith(page.getElementById(part.id) ?? part);
  }
  announce();
}

function showAddress(address: string): void {
  history.replaceState(history.state, "", address);
  announce();
}

/** True while another address is being opened in place. */
export function useOpening(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => opening.isPending,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
