import { beforeEach, describe, expect, test } from "vitest";
import { setUpTestApplication } from "#test/app.ts";
import { emailsTo } from "#test/emails.ts";
import { callApi, cookieOf, PASSWORD, type SignedIn, signInAs } from "#test/staff.ts";

const application = setUpTestApplication({ seed: "none" });
let person: SignedIn;
beforeEach(async () => {
  person = await signInAs(application, null);
});

const call = (method: string, path: string, body?: object, who: SignedIn = person) =>
  callApi(application, who, method, `/api/auth${path}`, body);

/** Signs the same user in on another device. */
async function elsewhere({ email, userId }: SignedIn, userAgent: string): Promise<SignedIn> {
  const response = await application.app.request("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return { email, userId, headers: { cookie: cookieOf(response), "content-type": "application/json" } };
}

interface ListedSession {
  token: string;
  userAgent: string | null;
}
const sessionsOf = async (who: SignedIn): Promise<ListedSession[]> =>
  (await call("GET", "/list-sessions", undefined, who)).json();
const isSignedIn = async (who: SignedIn) => (await (await call("GET", "/get-session", undefined, who)).json()) !== null;

describe("the user's own sessions", () => {
  test("are listed with their device, at any age, and one can be ended", async () => {
    const phone = await elsewhere(person, "a phone");
    const listed = await sessionsOf(person);
    expect(listed.map(({ userAgent }) => userAgent)).toContain("a phone");
    const token = listed.find(({ userAgent }) => userAgent === "a phone")?.token;
    expect((await call("POST", "/revoke-session", { token })).status).toBe(200);
    expect([await isSignedIn(person), await isSignedIn(phone)]).toEqual([true, false]);
  });

  test("are all ended except the current one", async () => {
    const others = [await elsewhere(person, "a phone"), await elsewhere(person, "a tablet")];
    expect((await call("POST", "/revoke-other-sessions", {})).status).toBe(200);
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect(await isSignedIn(person)).toBe(true);
  });

  test("cannot be read or ended by others", async () => {
    const stranger = await signInAs(application, "admin");
    const [own] = await sessionsOf(person);
    const seen = await sessionsOf(stranger);
    expect(seen.map(({ token }) => token)).not.toContain(own?.token);
    await call("POST", "/revoke-session", { token: own?.token }, stranger);
    expect(await isSignedIn(person)).toBe(true);
  });
});

describe("the user's own password and name", () => {
  const change = (body: object) => call("POST", "/change-password", body);

  test("the password changes with the current one; other sessions end and the owner gets a mail", async () => {
    const phone = await elsewhere(person, "a phone");
    const changed = await change({
      currentPassword: PASSWORD,
      newPassword: "quella-nuova-di-adesso",
      revokeOtherSessions: true,
    });
    expect(changed.status).toBe(200);
    expect(await isSignedIn(phone)).toBe(false);
    const renewed = { ...person, headers: { ...person.headers, cookie: cookieOf(changed) } };
    expect(await isSignedIn(renewed)).toBe(true);
    const [mail] = await emailsTo(application, person.email);
    expect(mail?.subject).toBe("La password del tuo account Velluto è cambiata");
  });

  test("other devices stay signed in on request", async () => {
    const phone = await elsewhere(person, "a phone");
    await change({ currentPassword: PASSWORD, newPassword: "quella-nuova-di-adesso" });
    expect(await isSignedIn(phone)).toBe(true);
  });

  test.each([
    [
      { currentPassword: "sbagliata", newPassword: "quella-nuova-di-adesso" },
      "currentPassword",
      "La password non è corretta.",
    ],
    [{ currentPassword: PASSWORD, newPassword: "corta" }, "newPassword", "La password deve avere almeno 6 caratteri."],
    [{ newPassword: "quella-nuova-di-adesso" }, "currentPassword", "Indica la password."],
  ])("%j is a field error", async (body, path, message) => {
    const refused = await change(body);
    expect(refused.status).toBe(422);
    expect((await refused.json()).errors).toEqual([{ path, message }]);
    expect(await emailsTo(application, person.email)).toEqual([]);
  });

  test("the name changes, and nothing else of the account", async () => {
    const answer = await call("POST", "/update-user", { name: "  Ada Nuova ", emailVerified: false, disabledAt: null });
    expect(answer.status).toBe(200);
    const { user } = await (await call("GET", "/get-session")).json();
    expect(user).toMatchObject({ name: "Ada Nuova", emailVerified: true, email: person.email });
    expect((await call("POST", "/update-user", { name: "x".repeat(101) })).status).toBe(422);
  });
});

// Rule: product.md#api
test.each([
  ["POST", "/verify-password", { password: PASSWORD }],
  ["POST", "/update-session", { theme: "dark" }],
  ["POST", "/unlink-account", { providerId: "credential" }],
  ["POST", "/two-factor/get-totp-uri", { password: PASSWORD }],
  ["POST", "/two-factor/send-otp", {}],
  ["GET", "/list-accounts", undefined],
  ["GET", "/reset-password/x?callbackURL=/admin", undefined],
  ["GET", "/error", undefined],
])("unused endpoints of the library are not exposed: %s %s", async (method, path, body) => {
  expect((await call(method, path, body)).status).toBe(404);
});
