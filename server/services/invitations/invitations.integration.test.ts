// Rule: product.md#invitations
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { INVALID_INVITATION_MESSAGE, MAX_OPEN_INVITATIONS } from "#domain/invitations/invitation.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { acceptInvitation } from "#server/services/invitations/accept-invitation.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, callerOf, type SignedIn, signInAs } from "#test/staff.ts";
import { queryRows, withClockAt } from "#test/stored-bookings.ts";
import { readInvitationPage } from "./accept-invitation.ts";
import { sendInvitationMail } from "./invitations.ts";

const PASSWORD = "una-parola-lunga";

const application = setUpTestApplication({ seed: "none" });
const admin = setUpSignedInUser(application, "admin");
let context: AppContext;
beforeAll(() => {
  context = application.context;
});

const someAddress = () => `invitata-${randomUUID()}@prova.example`;
const call = callerOf(application, admin, "/api/invitations");

async function invite(email: string, role = "customer_service") {
  const response = await call("POST", "", { email, role });
  const { id } = await response.json();
  return { id: String(id), status: response.status };
}

/** Returns the mail of an invitation; undefined if none is sent. */
async function mailOf(id: string, ctx = context): Promise<OutgoingEmail | undefined> {
  const mails: OutgoingEmail[] = [];
  await sendInvitationMail(ctx, { invitation: id, mailer: { send: async (mail) => void mails.push(mail) } });
  return mails[0];
}
const tokenOf = async (id: string) =>
  /\/auth\/invito\?token=([\w-]{43})/.exec((await mailOf(id))?.text ?? "")?.[1] ?? "";

const visitorOf = (who: SignedIn | null) => ({
  cookie: who?.headers.cookie ?? null,
  userAgent: null,
  address: "203.0.113.9",
});
const accept = (token: string, form: object = {}, who: SignedIn | null = null, ctx = context) =>
  acceptInvitation(ctx, { token, form, visitor: visitorOf(who) });
const pageOf = (token: string, who: SignedIn | null = null) =>
  readInvitationPage(context, { token, visitor: visitorOf(who) });
const refusalOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof ServiceError ? { kind: error.kind, message: error.message } : error;
};
const rolesOf = (email: string) =>
  queryRows<{ role: string }>(
    context,
    sql`select role from user_roles join "user" u on u.id = user_id where u.email = ${email} order by role`,
  ).then((rows) => rows.map(({ role }) => role));
const signIn = (email: string) =>
  callApi(application, null, "POST", "/api/auth/sign-in/email", { email, password: PASSWORD });
const closed = { kind: "conflict", message: INVALID_INVITATION_MESSAGE };

describe("a person without an account", () => {
  test("sets name and password by the mail's link, gets the role and can sign in, and the link is used up", async () => {
    const email = someAddress();
    const { id } = await invite(email.toUpperCase(), "seo_manager");
    const mail = await mailOf(id);
    expect(mail).toMatchObject({ to: email, subject: "Il tuo invito nel pannello di Velluto" });
    for (const text of ["«SEO manager»", "vale 7 giorni e una volta sola"]) expect(mail?.text).toContain(text);
    const token = await tokenOf(id);
    expect(await pageOf(token)).toEqual({ step: "new-account", email, role: "seo_manager" });
    expect(await accept(token, { name: "Grace Hopper", password: PASSWORD })).toBe("account");
    expect(await rolesOf(email)).toEqual(["seo_manager"]);
    expect((await signIn(email)).status).toBe(200);
    const [account] = await queryRows(context, sql`select name, email_verified from "user" where email = ${email}`);
    expect(account).toEqual({ name: "Grace Hopper", email_verified: true });
    expect(await refusalOf(accept(token, { name: "Altra", password: PASSWORD }))).toEqual(closed);
    expect(await pageOf(token)).toEqual({ step: "closed" });
  });

  test("gets field errors for name and password without using up the link", async () => {
    const email = someAddress();
    const token = await tokenOf((await invite(email)).id);
    const refused = await accept(token, { name: " ", password: "corta" }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      kind: "invalid",
      fields: [
        { path: "name", message: "Indica il tuo nome." },
        { path: "password", message: "La password deve avere almeno 6 caratteri." },
      ],
    });
    expect((await pageOf(token)).step).toBe("new-account");
  });

  test("gets one account and one role when submitting twice", async () => {
    const email = someAddress();
    const token = await tokenOf((await invite(email)).id);
    const form = { name: "Ada", password: PASSWORD };
    const answers = await Promise.allSettled([accept(token, form), accept(token, form)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await rolesOf(email)).toEqual(["customer_service"]);
  });
});

describe("a person with an account", () => {
  test("must sign in as the invited address, then accepts with one click", async () => {
    const person = await signInAs(application, null);
    const stranger = await signInAs(application, null);
    await context.db.execute(sql`update "user" set email_verified = false where id = ${person.userId}`);
    const token = await tokenOf((await invite(person.email)).id);
    expect((await pageOf(token)).step).toBe("sign-in");
    expect(await refusalOf(accept(token, { name: "Mallory", password: PASSWORD }))).toMatchObject({
      kind: "not-signed-in",
    });
    expect(await pageOf(token, stranger)).toMatchObject({ step: "other-user", signedInAs: stranger.email });
    expect(await refusalOf(accept(token, {}, stranger))).toMatchObject({ kind: "conflict" });
    expect(await rolesOf(person.email)).toEqual([]);
    expect((await pageOf(token, person)).step).toBe("accept");
    expect(await accept(token, {}, person)).toBe("role");
    expect(await rolesOf(person.email)).toEqual(["customer_service"]);
    const [verified] = await queryRows(context, sql`select email_verified from "user" where id = ${person.userId}`);
    expect(verified).toEqual({ email_verified: true });
  });

  test("is not invited if disabled or already in the role", async () => {
    const clerk = await signInAs(application, "customer_service");
    const held = await call("POST", "", { email: clerk.email, role: "customer_service" });
    expect([held.status, (await held.json()).errors]).toEqual([
      422,
      [{ path: "email", message: "Ha già il ruolo «Servizio clienti»." }],
    ]);
    await context.db.execute(sql`update "user" set disabled_at = now() where id = ${clerk.userId}`);
    expect((await call("POST", "", { email: clerk.email, role: "seo_manager" })).status).toBe(422);
  });
});

describe("a link", () => {
  test("is valid for seven days, and answers an unknown link with the same words", async () => {
    const { id } = await invite(someAddress());
    const token = await tokenOf(id);
    const [{ ends } = { ends: "" }] = await queryRows<{ ends: string }>(
      context,
      sql`select to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends from staff_invitations where id = ${id}`,
    );
    const form = { name: "Ada", password: PASSWORD };
    expect(await refusalOf(accept(token, form, null, withClockAt(context, ends)))).toEqual(closed);
    expect(await mailOf(id, withClockAt(context, ends))).toBeUndefined();
    for (const strange of ["", "a".repeat(43), "../../", token.slice(1)])
      expect(await refusalOf(accept(strange, form))).toEqual(closed);
    expect((await pageOf(token)).step).toBe("new-account");
  });

  test("becomes invalid when the invitation is revoked, which then cannot be sent again", async () => {
    const { id } = await invite(someAddress());
    const token = await tokenOf(id);
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect(await refusalOf(accept(token, { name: "Ada", password: PASSWORD }))).toEqual(closed);
    expect(await mailOf(id)).toBeUndefined();
    expect((await call("POST", `/${id}/send`)).status).toBe(409);
  });

  test("is replaced when the invitation is sent again, at the earliest after a minute", async () => {
    const { id } = await invite(someAddress());
    const first = await tokenOf(id);
    const early = await call("POST", `/${id}/send`);
    expect([early.status, Number(early.headers.get("retry-after")) > 0]).toEqual([429, true]);
    await context.db.execute(
      sql`update staff_invitations set sent_at = sent_at - interval '61 seconds' where id = ${id}`,
    );
    expect((await call("POST", `/${id}/send`)).status).toBe(200);
    const second = await tokenOf(id);
    expect(second).not.toBe(first);
    expect([(await pageOf(first)).step, (await pageOf(second)).step]).toEqual(["closed", "new-account"]);
  });

  test("becomes invalid when its sender is no longer an admin", async () => {
    const boss = await signInAs(application, "admin");
    const response = await call("POST", "", { email: someAddress(), role: "admin" }, boss);
    const token = await tokenOf((await response.json()).id);
    expect((await pageOf(token)).step).toBe("new-account");
    await context.db.execute(sql`update "user" set disabled_at = now() where id = ${boss.userId}`);
    expect((await pageOf(token)).step).toBe("closed");
    await context.db.execute(sql`update "user" set disabled_at = null where id = ${boss.userId}`);
    await context.db.execute(sql`delete from user_roles where user_id = ${boss.userId}`);
    expect((await pageOf(token)).step).toBe("closed");
  });

  test("is never stored, and its hash never returned", async () => {
    const { id } = await invite(someAddress());
    const token = await tokenOf(id);
    const [stored] = await queryRows<{ all: string }>(
      context,
      sql`select row_to_json(i)::text as all from staff_invitations i where id = ${id}`,
    );
    expect(stored?.all).not.toContain(token);
    expect(await (await call("GET", "")).text()).not.toMatch(/token|[0-9a-f]{64}/);
  });
});

describe("inviting", () => {
  test("returns the open invitation when repeated, refuses another role, and sends an expired one again", async () => {
    const email = someAddress();
    const { id, status } = await invite(email);
    expect([status, (await invite(email)).id]).toEqual([201, id]);
    const other = await call("POST", "", { email, role: "admin" });
    expect([other.status, (await other.json()).detail]).toEqual([
      409,
      "Questo indirizzo ha già un invito aperto come «Servizio clienti»: mandalo di nuovo o revocalo.",
    ]);
    await context.db.execute(
      sql`update staff_invitations set expires_at = expires_at - interval '16 days', sent_at = sent_at - interval '16 days' where id = ${id}`,
    );
    const renewed = await (await call("POST", "", { email, role: "admin" })).json();
    expect(renewed).toMatchObject({ id, role: "admin", state: "open" });
  });

  test("creates one invitation when two admins invite at once", async () => {
    const email = someAddress();
    await Promise.all([invite(email), invite(email)]);
    const rows = await queryRows(context, sql`select 1 from staff_invitations where email = ${email}`);
    expect(rows).toHaveLength(1);
  });

  test.each([
    [{ email: "nessuno", role: "admin" }, "email"],
    [{ email: "a@prova.example", role: "king" }, "role"],
    [{ role: "admin" }, "email"],
  ])("%j is refused at %s", async (body, path) => {
    const response = await call("POST", "", body);
    expect([response.status, (await response.json()).errors[0].path]).toEqual([422, path]);
  });

  test("lists state and inviter, and audits every step", async () => {
    const email = someAddress();
    const { id } = await invite(email);
    const token = await tokenOf(id);
    await accept(token, { name: "Ada", password: PASSWORD });
    const rows: { id: string; email: string; state: string; invited_by: string }[] = await (
      await call("GET", "")
    ).json();
    expect(rows.find((row) => row.id === id)).toMatchObject({
      email,
      state: "accepted",
      invited_by: "Persona di prova",
    });
    expect((await call("DELETE", `/${id}`)).status).toBe(409);
    const log = await queryRows<{ action: string; actor: string }>(
      context,
      sql`select action, actor from audit_log where entity_id = ${id} order by created_at`,
    );
    const [{ id: userId } = { id: "" }] = await queryRows<{ id: string }>(
      context,
      sql`select id from "user" where email = ${email}`,
    );
    expect(log).toEqual([
      { action: "invite", actor: admin.userId },
      { action: "accept", actor: userId },
    ]);
    const granted = await queryRows(
      context,
      sql`select actor from audit_log where entity = 'user_roles' and after ->> 'email' = ${email}`,
    );
    expect(granted).toEqual([{ actor: admin.userId }]);
  });

  test("limits the number of open invitations", async () => {
    await context.db.execute(sql`delete from staff_invitations`);
    await context.db.execute(sql`
      insert into staff_invitations (email, role, token_hash, invited_by, sent_at, expires_at)
      select n || '@prova.example', 'admin', 'hash-' || n, ${admin.userId}, now(), now() + interval '400 days'
      from generate_series(1, ${MAX_OPEN_INVITATIONS}) n`);
    expect((await invite(someAddress())).status).toBe(409);
    await context.db.execute(sql`delete from staff_invitations`);
    expect((await invite(someAddress())).status).toBe(201);
  });
});
