import { paths } from "#domain/paths.ts";

/** Calls that wait for somebody to sign in again; past it a call is refused as it was. */
export const MAX_PENDING_CALLS = 50;

interface PendingCall {
  resume: () => void;
  abandon: () => void;
}

const pendingCalls = new Set<PendingCall>();
const expiryListeners = new Set<() => void>();

/**
 * Waits until the person has signed in again, over the screen as it stands. False where that is not to be: nobody can be asked, too many
 * wait already, or the call was given up meanwhile. Without a panel on the page the way leads to the sign-in page, and back.
 */
export function waitForReauthentication(signal?: AbortSignal): Promise<boolean> {
  if (expiryListeners.size === 0) {
    window.location.assign(paths.loginTo(window.location.pathname + window.location.search));
    return Promise.resolve(false);
  }
  if (signal?.aborted || pendingCalls.size >= MAX_PENDING_CALLS) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (signedIn: boolean) => {
      signal?.removeEventListener("abort", call.abandon);
      pendingCalls.delete(call);
      notifyListeners();
      resolve(signedIn);
    };
    const call: PendingCall = { resume: () => settle(true), abandon: () => settle(false) };
    signal?.addEventListener("abort", call.abandon);
    pendingCalls.add(call);
    notifyListeners();
  });
}

/** Sends on their way all calls that waited. */
export function resumePendingCalls(): void {
  for (const call of [...pendingCalls]) call.resume();
}

/** Whether a call waits: the question is open as long as one does. */
export const isSessionExpired = (): boolean => pendingCalls.size > 0;

/** For who asks. Calls that nobody can answer any more are refused. */
export function subscribeToSessionExpiry(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => {
    expiryListeners.delete(listener);
    if (expiryListeners.size === 0) for (const call of [...pendingCalls]) call.abandon();
  };
}

function notifyListeners(): void {
  for (const listener of expiryListeners) listener();
}
