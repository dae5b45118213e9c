import { paths } from "#domain/paths.ts";

/** The maximum number of calls that wait for reauthentication; further calls are refused. */
export const MAX_PENDING_CALLS = 50;

interface PendingCall {
  resume: () => void;
  abandon: () => void;
}

const pendingCalls = new Set<PendingCall>();
const expiryListeners = new Set<() => void>();

/**
 * Waits until the user has reauthenticated over the current screen. Resolves to false when the call must stay refused: no dialog is mounted,
 * too many calls wait, or the signal aborted. Without a panel on the page, redirects to the sign-in page and back.
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

/** Resumes all pending calls after reauthentication. */
export function resumePendingCalls(): void {
  for (const call of [...pendingCalls]) call.resume();
}

/** Whether calls wait for reauthentication; the dialog is open while they do. */
export const isSessionExpired = (): boolean => pendingCalls.size > 0;

/** Subscribes the dialog to changes. Returns an unsubscribe function, which refuses the pending calls once no subscriber is left. */
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
