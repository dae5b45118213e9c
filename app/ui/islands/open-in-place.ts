import { useSyncExternalStore } from "react";
import { type PageData, readPageData } from "./page-data.ts";

type Receive = (props: object) => void;

/** The islands that React has taken over, by name, each with what gives it other props. */
const receivers = new Map<string, Receive>();
/** The props that came since the page did, by name: what React takes over later, it takes over as the server drew it. */
const received = new Map<string, object>();
const listeners = new Set<() => void>();
let underWay: AbortController | null = null;

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
 * sends for it; what else follows the address (`data-follows-address`, with an id) is taken as it was drawn. A later call gives up an earlier one; where no answer comes, the browser goes there by itself.
 */
export async function openInPlace(address: string): Promise<void> {
  underWay?.abort();
  const asked = new AbortController();
  underWay = asked;
  announce();
  history.replaceState(history.state, "", address);
  try {
    const response = await fetch(address, { signal: asked.signal, headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const data = readPageData(page);
    if (asked.signal.aborted) return;
    if (!response.ok || !data) throw new Error(`${address} answered ${response.status}`);
    underWay = null;
    giveProps(data);
    for (const part of document.querySelectorAll("[data-follows-address]")) {
      part.replaceWith(page.getElementById(part.id) ?? part);
    }
  } catch {
    if (!asked.signal.aborted) location.reload();
  } finally {
    announce();
  }
}

/** True while another address is being opened in place. */
export function useOpening(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => underWay !== null,
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
