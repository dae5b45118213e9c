import { APIError } from "better-auth/api";
import { pino } from "pino";
import { type HeadersFunction, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type AppContext, appContext } from "#server/context.ts";
import * as forgottenPassword from "./forgotten-password";
import * as loginPage from "./login";
import { action as login } from "./login";
import { action as logout } from "./logout";
import * as resetPassword from "./reset-password";
import * as secondFactor from "./second-factor";
import * as signupPage from "./signup";
import { action as signup } from "./signup";
import * as verifyAddress from "./verify-address";

/** An application whose sign-in library fails, with an unexpected error or because the database is down. */
function brokenApplication(error: unknown) {
  const fail = () => Promise.reject(error);
  const logger = pino({ level: "silent" });
  const logged = vi.spyOn(logger, "error");
  const signIn = { api: new Proxy({}, { get: () => fail }) };
  const context = new RouterContextProvider();
  context.set(appContext, { signIn, logger } as unknown as AppContext);
  return { context, logged };
}

type Action = typeof login;
const FORM = { email: "ada@prova.example", password: "una-parola", name: "Ada" };

function post(action: unknown, path: string, context: RouterContextProvider, form: Record<string, string> = FORM) {
  const request = new Request(`http://localhost:3000${path}`, { method: "POST", body: new URLSearchParams(form) });
  const url = new URL(request.url);
  return (action as Action)({ request, url, context, params: {} } as unknown as Parameters<Action>[0]);
}

// Rule: product.md#bad-input
// Rule: product.md#messages
// Rule: product.md#sign-up
test.each([
  ["sign-in", login, "/auth/login", "Errore durante l'accesso"],
  ["sign-up", signup, "/auth/signup", "Errore durante la registrazione"],
])(
  "a %s that fails without a message says so and keeps what was typed, except the password",
  async (_what, action, path, text) => {
    const { context, logged } = brokenApplication(new Error("unforeseen"));
    const answer = await post(action, path, context);
    expect(answer).toMatchObject({
      init: { status: 500 },
      data: { message: text, values: { email: FORM.email, name: FORM.name } },
    });
    expect(JSON.stringify(answer)).not.toContain(FORM.password);
    expect(logged).toHaveBeenCalledOnce();
  },
);

// Rule: product.md#bad-input "database down, or silent for 17 seconds"
test("a database that is down answers 503", async () => {
  const { context } = brokenApplication(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
  expect(await post(login, "/auth/login", context)).toMatchObject({ init: { status: 503 } });
});

/** A page with a form: its action and its headers. */
interface FormPage {
  action: unknown;
  headers: HeadersFunction;
}

// Rule: product.md#bad-input
test.each<[string, FormPage, Record<string, string>]>([
  ["/auth/login", loginPage, FORM],
  ["/auth/signup", signupPage, FORM],
  ["/auth/secondo-fattore", secondFactor, { code: "123456" }],
  ["/auth/password-dimenticata", forgottenPassword, FORM],
  ["/auth/reimposta", resetPassword, { token: "una-chiave", newPassword: "una-parola" }],
  ["/auth/verifica", verifyAddress, FORM],
])("%s sends Retry-After after too many attempts", async (path, { action, headers }, form) => {
  const refused = new APIError("TOO_MANY_REQUESTS", { code: "TOO_MANY_REQUESTS" }, { "retry-after": "42" });
  const answer = (await post(action, path, brokenApplication(refused).context, form)) as { init?: ResponseInit };
  expect(answer.init?.status).toBe(429);
  const [actionHeaders, none] = [new Headers(answer.init?.headers), new Headers()];
  const sent = headers({ actionHeaders, loaderHeaders: none, parentHeaders: none, errorHeaders: undefined });
  expect(new Headers(sent).get("retry-after")).toBe("42");
});

// Rule: product.md#messages
// Rule: product.md#messages "Sign-out"
test("a failed sign-out redirects to the panel, which says “Errore durante la disconnessione”", async () => {
  const { context, logged } = brokenApplication(new Error("unforeseen"));
  const answer = (await post(logout, "/auth/logout", context)) as unknown as Response;
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin"]);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^notice=sign-out-failed;/);
  expect(logged).toHaveBeenCalledOnce();
});
