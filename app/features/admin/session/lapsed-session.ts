import { paths } from "#domain/paths.ts";

/** Calls that wait for somebody to sign in again; past it a call is refused as it was. */
export const MOST_WAITING = 50;

interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

const waiting = new Set<Waiting>();
const askers = new Set<() => void>();

/**
 * Waits until the person has signed in again, over the screen as it stands. False where that is not to be: nobody can be asked, too many
 * wait already, or the call was given up meanwhile. Without a panel on the page the way leads to the sign-in page, and back.
 */
export function signedInAgain(signal?: AbortSignal): Promise<boolean> {
  if (askers.size === 0) {
    window.location.assign(paths.loginTo(window.location.pathname + window.location.search));
    return Promise.resolve(false);
  }
  if (signal?.aborted || waiting.size >= MOST_WAITING) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (signedIn: boolean) => {
      signal?.removeEventListener("abort", call.giveUp);
      waiting.delete(call);
      tell();
      resolve(signedIn);
    };
    const call: Waiting = { goOn: () => end(true), giveUp: () => end(false) };
    signal?.addEventListener("abort", call.giveUp);
    waiting.add(call);
    tell();
  });
}

/** Sends on their way all calls that waited. */
export function resumeCalls(): void {
  for (const call of [...waiting]) call.goOn();
}

/** Whether a call waits: the question is open as long as one does. */
export const isLapsed = (): boolean => waiting.size > 0;

/** For who asks. Calls that nobody can answer any more are refused. */
export function watchLapse(listener: () => void): () => void {
  askers.add(listener);
  return () => {
    askers.delete(listener);
    if (askers.size === 0) for (const call of [...waiting]) call.giveUp();
  };
}

function tell(): void {
  for (const listener of askers) listener();
}
