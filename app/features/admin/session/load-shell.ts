import { waitForReauthentication } from "#app/features/admin/session/session-expiry.ts";
import { isServerUnreachable } from "#app/features/admin/session/stale-if-error.ts";
import { paths } from "#domain/paths.ts";

/**
 * Loads the signed-in user on navigation. If the session has expired, the user reauthenticates over the current screen. If the server is
 * unreachable, the shell stays and the screen shows the error.
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
