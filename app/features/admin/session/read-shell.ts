import { isAway } from "#app/features/admin/session/keep-screen.ts";
import { signedInAgain } from "#app/features/admin/session/lapsed-session.ts";
import { paths } from "#domain/paths.ts";

/**
 * Asks the server who is signed in, on the way to another screen. Where the session has ended its person signs in again over the screen
 * they are on; where nobody answers the shell stays as it is, and the screen says so within it.
 */
export async function readShell<Shell>(
  read: () => Promise<Shell>,
  { signal, shown }: { signal: AbortSignal; shown: Shell | null },
): Promise<Shell> {
  try {
    return await read();
  } catch (thrown) {
    if (shown !== null && isAway(thrown)) return shown;
    if (!leadsToSignIn(thrown) || !(await signedInAgain(signal))) throw thrown;
    return read();
  }
}

const leadsToSignIn = (thrown: unknown): boolean =>
  thrown instanceof Response && (thrown.headers.get("location") ?? "").startsWith(paths.login);
