import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog, brands, formerSlugs, vehicles } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, callerOf, type SignedIn, signInAs } from "#test/staff.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "seo_manager");

const call = callerOf(application, keeper);
const create = async (body: object) => (await call("POST", "/api/brands", body)).json();

describe("POST /api/brands", () => {
  // Rule: product.md#api "cities, brands"
  // Rule: product.md#brand-grid
  // Rule: product.md#brand-record
  test("answers 201 and the row; empty meta fields are null", async () => {
    const response = await call("POST", "/api/brands", { name: "Lancia", slug: "lancia", meta_title: " " });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      name: "Lancia",
      slug: "lancia",
      active: true,
      meta_title: null,
      version: 1,
    });
  });

  // Rule: product.md#brand-record
  // Rule: product.md#brand-grid
  test("returns every column as it was sent, and the creation date", async () => {
    const given = {
      name: "Koenigsegg",
      slug: "koenigsegg",
      description: "Ängelholm, Svezia.",
      meta_title: "Noleggio Koenigsegg",
      meta_description: "Una Koenigsegg per un giorno.",
      meta_keywords: "koenigsegg, noleggio",
      logo_url: "https://cdn.example/koenigsegg.svg",
      active: true,
    };
    const { id } = await create(given);
    const [row] = await (await callApi(application, null, "GET", "/api/brands?slug=koenigsegg")).json();
    const [stored] = await application.context.db.select().from(brands).where(eq(brands.id, id));
    expect(row).toMatchObject({ id, ...given, created_at: stored?.createdAt.toISOString() });
  });

  // Rule: product.md#brand-form
  // Rule: product.md#brand-record
  test.each([
    ["no name", { slug: "x" }, "name"],
    ["an empty name", { name: " ", slug: "x" }, "name"],
    ["no slug", { name: "X" }, "slug"],
    ["a slug in capitals", { name: "X", slug: "Big" }, "slug"],
    ["a slug that is an address of the site", { name: "X", slug: "explore" }, "slug"],
    ["a name that is taken", { name: "Ferrari", slug: "another" }, "name"],
    ["a slug that is taken", { name: "Another", slug: "ferrari" }, "slug"],
    ["a logo from nowhere", { name: "X", slug: "x-y", logo_url: "javascript:alert(1)" }, "logo_url"],
    ["a text without end", { name: "X", slug: "x-z", description: "x".repeat(5001) }, "description"],
  ])("refuses %s with a field error", async (_name, body, path) => {
    const response = await call("POST", "/api/brands", body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe(path);
  });
});

describe("PATCH /api/brands/{id}", () => {
  // Rule: product.md#activation
  // Rule: product.md#api "cities, brands"
  // Rule: product.md#brand-grid
  // Rule: product.md#brand-record
  test("deactivation hides the brand from anonymous readers but not from staff, and can be reverted", async () => {
    const { id } = await create({ name: "Alpine", slug: "alpine" });
    expect((await call("PATCH", `/api/brands/${id}`, { active: false })).status).toBe(200);
    const seenBy = async (who: SignedIn | null) =>
      (await (await callApi(application, who, "GET", `/api/brands?id=${id}`)).json()).length;
    expect([await seenBy(null), await seenBy(keeper)]).toEqual([0, 1]);
    await call("PATCH", `/api/brands/${id}`, { active: true });
    expect(await seenBy(null)).toBe(1);
  });

  // Rule: product.md#api
  // Rule: product.md#stale-versions
  test("tells the second of two editors who was first, and overwrites nothing", async () => {
    const { id, version } = await create({ name: "Morgan", slug: "morgan" });
    const other = await signInAs(application, "admin");
    await callApi(application, other, "PATCH", `/api/brands/${id}`, { description: "La prima.", version });
    const second = await call("PATCH", `/api/brands/${id}`, { description: "La seconda.", version });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toContain(`Modificato da ${other.email}`);
    const [row] = await (await call("GET", `/api/brands?id=${id}`)).json();
    expect(row).toMatchObject({ description: "La prima.", version: 2 });
  });

  // Rule: product.md#api
  // Rule: product.md#stale-versions
  test("accepts the version in If-Match as well", async () => {
    const { id } = await create({ name: "Lotus", slug: "lotus" });
    const send = (version: string) =>
      application.app.request(`/api/brands/${id}`, {
        method: "PATCH",
        headers: { ...keeper.headers, "if-match": version },
        body: JSON.stringify({ description: "Leggera." }),
      });
    expect((await send('"7"')).status).toBe(409);
    expect((await send('"1"')).status).toBe(200);
  });

  test("a new name is copied to the cars, and a new slug redirects from the old one", async () => {
    const [brand] = await (await call("GET", "/api/brands?slug=maserati")).json();
    await call("PATCH", `/api/brands/${brand.id}`, { name: "Maserati Modena", slug: "maserati-modena" });
    const cars = await application.context.db.select().from(vehicles).where(eq(vehicles.brand, "Maserati Modena"));
    expect(cars.length).toBeGreaterThan(0);
    const [former] = await application.context.db.select().from(formerSlugs).where(eq(formerSlugs.slug, "maserati"));
    expect(former).toMatchObject({ entity: "brands", entityId: brand.id });
  });

  test.each([["not-an-id"], ["00000000-0000-4000-8000-000000000000"]])("%s is 404", async (id) => {
    expect((await call("PATCH", `/api/brands/${id}`, { active: false })).status).toBe(404);
  });
});

// Rule: product.md#audit-log
test("every write is in the audit log with before and after, and invalidates public pages", async () => {
  const generation = application.context.pages.generation;
  const { id } = await create({ name: "Pagani", slug: "pagani" });
  await call("PATCH", `/api/brands/${id}`, { description: "Aria e carbonio." });
  expect(application.context.pages.generation).toBe(generation + 2);
  const entries = await application.context.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, id))
    .orderBy(auditLog.action);
  expect(entries).toMatchObject([
    { action: "create", actor: keeper.userId, entity: "brands", before: null },
    { action: "update", before: { description: null }, after: { description: "Aria e carbonio." } },
  ]);
});

// Rule: product.md#panel-shell
test("q finds a text in name or slug, and treats special characters literally", async () => {
  const names = async (query: string) =>
    (await (await call("GET", `/api/brands?q=${encodeURIComponent(query)}`)).json()).map(
      ({ name }: { name: string }) => name,
    );
  expect(await names("lambo")).toEqual(["Lamborghini"]);
  expect(await names("%")).toEqual([]);
});
