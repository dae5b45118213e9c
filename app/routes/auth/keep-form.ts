import { data } from "react-router";
import type { AuthAnswer } from "#app/features/auth/auth-answer.ts";

/**
 * Sends a form of the sign-in pages from the browser. When nobody answers, or nobody who knows the form, it stands as it is and says
 * `fallback`; where the server leads on, that way is taken.
 */
export async function keepForm<Answer>(send: () => Promise<Answer>, fallback: string) {
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    // As a failure: the page is not read anew, since nobody would answer that either.
    return data<AuthAnswer>({ message: fallback, problems: {}, values: {} }, { status: 503 });
  }
}
