import { waitForReauthentication } from "#app/features/admin/session/session-expiry.ts";
import { isServerUnreachable } from "#app/features/admin/session/stale-if-error.ts";
import { paths } from "#domain/paths.ts";

/**
 * Asks the server who is signed in, on the way to another screen. Where the session has ended its person signs in again over the screen
 * they are on; where nobody answers the shell stays as it is, and the screen says so within it.
 */
export async function loadShell<Shell>(
  load: () => Promise<Shell>,
  { signal, shown }: { signal: AbortSignal; shown: Shell | null },
): Promise<Shell> {
  try {
    return await load();
  } catch (thrown) {
    if (shown !== null && isServerUnreachable(thrown)) return shown;
    if (!isSignInRedirect(thrown) || !(await waitForReauthentication(signal))) throw thrown;
    return load();
  }
}

const isSignInRedirect = (thrown: unknown): boolean =>
  thrown instanceof Response && (thrown.headers.get("location") ?? "").startsWith(paths.login);
