import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { user } from "#server/db/auth-schema.ts";
import type { TestApplication } from "#test/app.ts";
import { PASSWORD } from "#test/staff.ts";

/** The API of accounts as a visitor calls it, of another application when named. */
export function accountApiOf(application: TestApplication) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, into = application) =>
    Promise.resolve(
      into.app.request(`/api/auth${path}`, {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      }),
    );
  return {
    post,
    signUp: (email: string, more = {}) => post("/sign-up/email", { email, password: PASSWORD, ...more }),
    signIn: (email: string, password = PASSWORD) => post("/sign-in/email", { email, password }),
    userOf: async (email: string) =>
      (await application.context.db.select().from(user).where(eq(user.email, email)))[0] ?? expect.fail("no such user"),
  };
}
