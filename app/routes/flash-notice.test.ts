import { expect, test } from "vitest";
import { consumeNotice, noticeCookie } from "./flash-notice";

const request = (cookie?: string, origin = "http://localhost:3000") =>
  new Request(`${origin}/auth/login`, cookie ? { headers: { cookie } } : {});
const consume = (cookie?: string) => consumeNotice(request(cookie));

// Rule: product.md#messages "Sign-in"
// Rule: product.md#messages "Sign-out"
// Rule: product.md#messages "Sign-up"
test.each([
  ["signed-in", "success", "Accesso effettuato con successo"],
  ["signed-up", "success", "Registrazione completata! Verifica la tua email."],
  ["signed-out", "success", "Disconnesso con successo"],
  ["sign-out-failed", "failure", "Errore durante la disconnessione"],
] as const)("the notice %s is stored by key, shown as a %s, and consumed once", (key, tone, text) => {
  const left = noticeCookie(request(), key).split(";")[0];
  const { notice, headers } = consume(`a=b; ${left}`);
  expect(notice).toEqual({ key, tone, text });
  expect(headers.getSetCookie()).toEqual(["notice=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
});

test("without a notice nothing is shown and no cookie set", () => {
  const { notice, headers } = consume("other_notice=signed-out");
  expect(notice).toBeNull();
  expect(headers.getSetCookie()).toEqual([]);
});

test("a forged cookie cannot make the site show another text", () => {
  expect(consume("notice=constructor").notice).toBeNull();
  expect(consume("notice=hello").headers.getSetCookie()).toHaveLength(1);
});

test("under HTTPS the cookie is secure and no other host can set it", () => {
  const secure = "Path=/; HttpOnly; Secure; SameSite=Lax";
  const visit = request("__Host-notice=signed-out", "https://velluto.example");
  expect(noticeCookie(visit, "signed-out")).toBe(`__Host-notice=signed-out; Max-Age=60; ${secure}`);
  expect(consumeNotice(visit).headers.getSetCookie()).toEqual([`__Host-notice=; Max-Age=0; ${secure}`]);
});
