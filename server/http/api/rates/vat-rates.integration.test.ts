// Rule: product.md#rates-screen ""IVA" lists"
// Rule: product.md#api "vat_rates, protections"
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";
import { queryRows } from "#test/stored-bookings.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const call = callerOf(application, admin, "/api/vat_rates");

test("rates are listed by country and newest first, added, changed and deleted, versioned and logged", async () => {
  const made = await call("POST", "", { country: "Italia", rate: 22.5, valid_from: "2028-01-01" });
  expect(made.status).toBe(201);
  const { id, version } = await made.json();
  const listed = (await (await call("GET")).json()) as { country: string; rate: number; valid_from: string }[];
  expect(
    listed.filter(({ country }) => country === "Italia").map(({ rate, valid_from }) => [rate, valid_from]),
  ).toEqual([
    [22.5, "2028-01-01"],
    [22, "2013-10-01"],
  ]);
  expect(listed.find(({ country }) => country === "Svizzera")?.rate).toBe(8.1);
  expect(await (await call("PATCH", `/${id}`, { rate: 23, version })).json()).toMatchObject({
    rate: 23,
    valid_from: "2028-01-01",
    version: version + 1,
  });
  expect((await call("PATCH", `/${id}`, { rate: 24, version })).status).toBe(409);
  expect((await call("DELETE", `/${id}`)).status).toBe(204);
  expect((await call("DELETE", `/${id}`)).status).toBe(404);
  const log = await queryRows<{ action: string }>(
    application.context,
    sql`select action from audit_log where entity = 'vat_rates' and entity_id = ${id} order by id`,
  );
  expect(log.map(({ action }) => action).sort()).toEqual(["create", "delete", "update"]);
});

const rate = { country: "Italia", rate: 22, valid_from: "2029-01-01" };
test.each([
  [{ ...rate, country: "" }, "country", "Indica il Paese."],
  [{ ...rate, country: "Itlia" }, "country", "Nessuna città attiva è in questo Paese: scrivilo come nelle città."],
  [{ ...rate, rate: -1 }, "rate", "Indica un'aliquota da 0 a 100 %."],
  [{ ...rate, rate: 101 }, "rate", "Indica un'aliquota da 0 a 100 %."],
  [{ ...rate, rate: 8.125 }, "rate", "Al massimo due decimali."],
  [{ ...rate, valid_from: "2029-02-30" }, "valid_from", "Indica da quale giorno vale."],
  [{ ...rate, valid_from: "2013-10-01" }, "valid_from", "Questo Paese ha già un'aliquota da questo giorno."],
])("a wrong field has a message (%#)", async (body, path, message) => {
  const refused = await call("POST", "", body);
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toContainEqual(expect.objectContaining({ path, message }));
});

test("the rate of a country without an active city can still be changed", async () => {
  const [stored] = await queryRows<{ id: string }>(
    application.context,
    sql`insert into vat_rates (country, valid_from, rate_basis_points) values ('Norvegia', '2020-01-01', 2500) returning id`,
  );
  const body = { country: "Norvegia", rate: 24, valid_from: "2020-01-01", version: 1 };
  expect((await call("PATCH", `/${stored?.id}`, body)).status).toBe(200);
});
