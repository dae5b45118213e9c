import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditLog, seoOverrides } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, callerOf, type SignedIn, signInAs } from "#test/staff.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "seo_manager");

const call = callerOf(application, keeper);
const create = async (body: object) => (await call("POST", "/api/seo_overrides", body)).json();

describe("POST /api/seo_overrides", () => {
  // Rule: product.md#api "seo_overrides"
  // Rule: product.md#seo-override-record
  test("answers 201 and the row, with sanitised content and null for empty fields", async () => {
    const response = await call("POST", "/api/seo_overrides", {
      page_type: "city",
      slug: "milan",
      custom_title: "Noleggio a Milano",
      custom_description: " ",
      custom_content: '<p onclick="x()">Milano</p><script>x</script>',
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      page_type: "city",
      slug: "milan",
      indexable: true,
      custom_title: "Noleggio a Milano",
      custom_description: null,
      custom_content: "<p>Milano</p>",
      version: 1,
    });
  });

  // Rule: product.md#slug-formats
  // Rule: product.md#slug-formats "main_hub"
  test("main_hub needs no slug", async () => {
    expect(await create({ page_type: "main_hub" })).toMatchObject({ page_type: "main_hub", slug: "" });
  });

  // Rule: product.md#api "seo_overrides"
  // Rule: product.md#seo-override-record
  // Rule: product.md#slug-formats
  // Rule: product.md#slug-formats "main_hub"
  test.each([
    ["no slug", { page_type: "city" }, "slug", "Slug is required"],
    ["an empty slug", { page_type: "model", slug: " " }, "slug", "Slug is required"],
    [
      "a city that is none",
      { page_type: "city", slug: "atlantis" },
      "slug",
      "Invalid slug format for selected page type",
    ],
    [
      "a city without a page",
      { page_type: "city", slug: "amburgo" },
      "slug",
      "Invalid slug format for selected page type",
    ],
    [
      "a brand in a city without a page",
      { page_type: "brand-city", slug: "audi-torino" },
      "slug",
      "Invalid slug format for selected page type",
    ],
    [
      "capitals",
      { page_type: "category_city", slug: "milan/SUV" },
      "slug",
      "Invalid slug format for selected page type",
    ],
    [
      "a slug for main_hub",
      { page_type: "main_hub", slug: "milan" },
      "slug",
      "Invalid slug format for selected page type",
    ],
    ["a type that is none", { page_type: "blog", slug: "x" }, "page_type", "Scegli il tipo di pagina."],
    [
      "a page that has one",
      { page_type: "city", slug: "milan" },
      "slug",
      "Esiste già una voce SEO per questa pagina: modifica quella.",
    ],
    [
      "a canonical address that is no address",
      { page_type: "city", slug: "rome", canonical_url: "javascript:alert(1)" },
      "canonical_url",
      "Indica un indirizzo https o un percorso del sito, come /luxury-car-rental/milan.",
    ],
  ])("refuses %s with a field error", async (_name, body, path, message) => {
    const response = await call("POST", "/api/seo_overrides", body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([{ path, message }]);
  });

  // Rule: product.md#seo-override-record
  test.each(["/luxury-car-rental/rome", "https://velluto.example/roma"])(
    "%s is accepted as the canonical link",
    async (canonical_url) => {
      const { id } = await create({ page_type: "city", slug: "rome", canonical_url });
      expect((await call("DELETE", `/api/seo_overrides/${id}`)).status).toBe(204);
    },
  );

  // Rule: product.md#seo-manager
  // Rule: product.md#seo-override-record
  test("long titles and descriptions are saved: the counters only warn", async () => {
    const long = { custom_title: "t".repeat(61), custom_description: "d".repeat(161) };
    expect(await create({ page_type: "city", slug: "naples", ...long })).toMatchObject(long);
  });
});

describe("GET /api/seo_overrides", () => {
  // Rule: product.md#api
  test("an anonymous row has the documented columns", async () => {
    await create({ page_type: "city", slug: "florence", custom_title: "Firenze" });
    const [row] = await (
      await callApi(application, null, "GET", "/api/seo_overrides?page_type=city&slug=florence&limit=1")
    ).json();
    expect(Object.keys(row)).toEqual(
      expect.arrayContaining([
        "id",
        "page_type",
        "slug",
        "indexable",
        "custom_title",
        "custom_description",
        "custom_keywords",
        "canonical_url",
        "custom_h1",
        "custom_content",
        "updated_at",
      ]),
    );
  });

  // Rule: product.md#api
  // Rule: product.md#api "seo_overrides"
  test("the public lookup finds one indexable row; staff who manage overrides see all", async () => {
    await create({ page_type: "city", slug: "venice", indexable: false });
    const read = async (who: SignedIn | null, query: string) =>
      (await callApi(application, who, "GET", `/api/seo_overrides?${query}`)).json();
    expect(await read(null, "page_type=city&slug=milan&indexable=true&limit=1")).toHaveLength(1);
    expect(await read(null, "page_type=city&slug=venice")).toEqual([]);
    expect(await read(await signInAs(application, "customer_service"), "page_type=city&slug=venice")).toEqual([]);
    expect(await read(keeper, "page_type=city&slug=venice")).toHaveLength(1);
  });

  // Rule: product.md#api "seo_overrides"
  test("lists the last changed first", async () => {
    const changedAt = (slug: string, updatedAt: string) =>
      application.context.db
        .update(seoOverrides)
        .set({ updatedAt: new Date(updatedAt) })
        .where(eq(seoOverrides.slug, slug));
    await changedAt("milan", "2026-11-18T09:00:00Z");
    await changedAt("florence", "2026-11-19T09:00:00Z");
    await changedAt("naples", "2026-11-20T09:00:00Z");
    const rows: { slug: string }[] = await (await call("GET", "/api/seo_overrides")).json();
    const seen = rows.map(({ slug }) => slug).filter((slug) => ["milan", "florence", "naples"].includes(slug));
    expect(seen).toEqual(["naples", "florence", "milan"]);
  });

  // Rule: product.md#seo-manager
  test("q looks into slug and title", async () => {
    const slugs = async (q: string) =>
      (await (await call("GET", `/api/seo_overrides?q=${q}`)).json()).map(({ slug }: { slug: string }) => slug);
    expect(await slugs("venic")).toEqual(["venice"]);
    expect(await slugs("a milano")).toEqual(["milan"]);
  });
});

describe("PATCH and DELETE /api/seo_overrides/{id}", () => {
  // Rule: product.md#api
  // Rule: product.md#seo-override-record
  test("ignores the updated_at that a caller sends, and validates the slug for its type", async () => {
    const { id } = await create({ page_type: "city", slug: "como" });
    const response = await call("PATCH", `/api/seo_overrides/${id}`, {
      custom_h1: "Como",
      updated_at: "1999-01-01T00:00:00.000Z",
    });
    expect(response.status).toBe(200);
    const row = await response.json();
    expect(row).toMatchObject({ custom_h1: "Como", version: 2 });
    expect(row.updated_at).toBe(application.context.clock().toISOString());
    expect((await call("PATCH", `/api/seo_overrides/${id}`, { page_type: "category" })).status).toBe(422);
    expect((await call("PATCH", `/api/seo_overrides/${id}`, { page_type: "jet_city" })).status).toBe(200);
  });

  test("tells the second of two editors who was first", async () => {
    const { id, version } = await create({ page_type: "city", slug: "paris" });
    const other = await signInAs(application, "admin");
    await callApi(application, other, "PATCH", `/api/seo_overrides/${id}`, { custom_h1: "La prima", version });
    const second = await call("PATCH", `/api/seo_overrides/${id}`, { custom_h1: "La seconda", version });
    expect(second.status).toBe(409);
    expect((await second.json()).detail).toContain(`Modificato da ${other.email}`);
  });

  // Rule: product.md#seo-override-record
  test.each(["PATCH", "DELETE"])("%s of an unknown id is 404", async (method) => {
    for (const id of ["x", "00000000-0000-4000-8000-000000000000"])
      expect((await call(method, `/api/seo_overrides/${id}`, method === "PATCH" ? {} : undefined)).status).toBe(404);
  });

  test("every write invalidates public pages", async () => {
    const generation = application.context.pages.generation;
    const { id } = await create({ page_type: "city", slug: "nice" });
    await call("PATCH", `/api/seo_overrides/${id}`, { custom_h1: "Nizza" });
    await call("DELETE", `/api/seo_overrides/${id}`);
    expect(application.context.pages.generation).toBe(generation + 3);
  });
});

describe("the history of an override", () => {
  const historyOf = async (id: string) => (await call("GET", `/api/seo_overrides/${id}/history`)).json();

  // Rule: product.md#seo-manager
  test("lists the changes with their authors, newest first, and restores an earlier state", async () => {
    const { id } = await create({ page_type: "city", slug: "lyon", custom_h1: "Uno" });
    await call("PATCH", `/api/seo_overrides/${id}`, { custom_h1: "Due" });
    const history = await historyOf(id);
    expect(history).toMatchObject([
      { action: "update", email: keeper.email, before: { custom_h1: "Uno" }, after: { custom_h1: "Due" } },
      { action: "create", before: null, after: { custom_h1: "Uno" } },
    ]);
    const restored = await call("PATCH", `/api/seo_overrides/${id}`, { ...history[1].after, version: 2 });
    expect(await restored.json()).toMatchObject({ custom_h1: "Uno", version: 3 });
  });

  // Rule: product.md#api "seo_overrides"
  // Rule: product.md#seo-manager
  test("restores a deleted override, which is then no longer listed as deleted", async () => {
    const { id } = await create({ page_type: "city", slug: "zurich", custom_h1: "Zurigo" });
    await call("DELETE", `/api/seo_overrides/${id}`);
    const deleted = async () =>
      (await (await call("GET", "/api/seo_overrides/deleted")).json()).filter(
        (change: { override_id: string }) => change.override_id === id,
      );
    const [change] = await deleted();
    expect(change).toMatchObject({ action: "delete", before: { slug: "zurich", custom_h1: "Zurigo" }, after: null });
    expect((await historyOf(id)).map(({ action }: { action: string }) => action)).toEqual(["delete", "create"]);
    expect((await call("POST", "/api/seo_overrides", change.before)).status).toBe(201);
    expect(await deleted()).toEqual([]);
  });

  test("is 404 for an unknown id", async () => {
    expect((await call("GET", "/api/seo_overrides/x/history")).status).toBe(404);
    expect((await call("GET", "/api/seo_overrides/00000000-0000-4000-8000-000000000000/history")).status).toBe(404);
  });

  test("is stored in the audit log", async () => {
    const [row] = await application.context.db.select().from(seoOverrides).where(eq(seoOverrides.slug, "milan"));
    const entries = await application.context.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, row?.id ?? ""));
    expect(entries).toMatchObject([{ action: "create", actor: keeper.userId, entity: "seo_overrides", before: null }]);
  });
});
