import { randomUUID } from "node:crypto";
import type { Role } from "#domain/access/roles.ts";
import { grantRole } from "#server/repositories/users/user-roles.ts";
import type { AssembledApplication } from "#test/assembled-application.ts";

export interface SignedIn {
  userId: string;
  email: string;
  /** Headers for API requests: the session cookie, and JSON. */
  headers: { cookie: string; "content-type": string };
}

export const PASSWORD = "una-parola-per-le-prove";

/** Creates and signs in a user with this role; `null` for no role. */
export async function signInAs(
  application: Pick<AssembledApplication, "context">,
  role: Role | null,
): Promise<SignedIn> {
  const email = `${role ?? "nessuno"}-${randomUUID()}@velluto.example`;
  const library = await application.context.signIn.$context;
  const user = await library.internalAdapter.createUser(
    { email, name: "Persona di prova", emailVerified: true },
    { method: "email-password" },
  );
  const password = await library.password.hash(PASSWORD);
  await library.internalAdapter.linkAccount({
    userId: user.id,
    providerId: "credential",
    accountId: user.id,
    password,
  });
  if (role) await grantRole(application.context.db, user.id, role);
  const response = await application.context.signIn.api.signInEmail({
    body: { email, password: PASSWORD },
    asResponse: true,
  });
  return { userId: user.id, email, headers: { cookie: cookieOf(response), "content-type": "application/json" } };
}

/** Returns the cookies set by a response, as a Cookie header. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Calls an application's API as a user; `body` is sent as JSON. */
export function callApi(
  application: Pick<AssembledApplication, "app">,
  who: SignedIn | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return Promise.resolve(
    application.app.request(path, {
      method,
      headers: who?.headers ?? { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}

/** Returns a function that calls the API below `base` as one user, or as another one if given. */
export function callerOf(application: Pick<AssembledApplication, "app">, who: SignedIn | null, base = "") {
  return (method: string, path = "", body?: unknown, as = who) =>
    callApi(application, as, method, `${base}${path}`, body);
}
