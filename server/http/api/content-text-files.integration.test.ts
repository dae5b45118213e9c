import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { brands, contentTexts } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callerOf } from "#test/staff.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");
const call = callerOf(application, admin, "/api/content_texts");

// The seed has translated everything.
beforeEach(() => application.context.db.delete(contentTexts));

const exportBrands = async (format: string) => {
  const response = await call("GET", `/export?language=en&format=${format}&entity=brands&state=missing`);
  return (await response.json()) as { total: number; content: string };
};
const importFile = async (content: string, format = "csv", state = "approved") => {
  const response = await call("POST", "/import", { content, format, state });
  return { status: response.status, body: await response.json() };
};
const write = (content: string, italian: string, translation: string) =>
  content.replace(`;${italian};;draft`, `;${italian};${translation};draft`);

// Rule: product.md#translation-files "The import"
test("an exported file is imported once, and refuses a changed Italian text and a changed translation", async () => {
  const [first, second] = await application.context.db.select().from(brands).limit(2);
  if (!first || !second) throw new Error("the seed has brands");
  const writeDescription = (id: string, description: string) =>
    application.context.db.update(brands).set({ description }).where(eq(brands.id, id));
  await writeDescription(first.id, "Prima casa");
  await writeDescription(second.id, "Seconda casa");
  const { content, total } = await exportBrands("csv");
  expect(total).toBeGreaterThan(1);
  const file = write(write(content, "Prima casa", "First"), "Seconda casa", "Second");
  expect(await importFile(file)).toMatchObject({ status: 200, body: { language: "en", stored: 2, refused: [] } });
  expect((await importFile(file)).body).toMatchObject({ stored: 0, unchanged: 2 });
  const rows = await application.context.db.select().from(contentTexts).where(eq(contentTexts.state, "approved"));
  expect(rows.map(({ text, version }) => [text, version]).toSorted()).toEqual([
    ["First", 1],
    ["Second", 1],
  ]);
  await writeDescription(first.id, "Un'altra casa");
  const other = write(write(content, "Prima casa", "Primo"), "Seconda casa", "Zweite");
  const { refused, stored } = (await importFile(other)).body;
  expect([stored, refused.map(({ reason }: { reason: string }) => reason).toSorted()]).toEqual([
    0,
    ["Il testo italiano è cambiato dopo l'esportazione.", "La traduzione è cambiata dopo l'esportazione."],
  ]);
});

// Rule: product.md#translation-files "The import"
test("a text that the file has twice is stored once", async () => {
  const { content } = await exportBrands("xliff");
  const file = content.replace(/<trans-unit .*?<\/trans-unit>/s, (unit) =>
    ["One", "Two"].map((text) => unit.replace(/<target.*<\/target>/, `<target>${text}</target>`)).join(""),
  );
  expect((await importFile(file, "xliff")).body).toMatchObject({
    stored: 1,
    refused: [{ row: 2, reason: "La traduzione è cambiata dopo l'esportazione." }],
  });
  const [row] = await application.context.db.select().from(contentTexts);
  expect(row).toMatchObject({ text: "One", version: 1 });
});

// Rule: product.md#translation-files "The import"
test("XLIFF is imported as drafts; a file that cannot be read is refused at its field", async () => {
  const { content } = await exportBrands("xliff");
  const file = content.replace('<target state="new"></target>', '<target state="translated">Text</target>');
  expect((await importFile(file, "xliff", "file")).body).toMatchObject({ stored: 1, refused: [] });
  const [row] = await application.context.db.select().from(contentTexts);
  expect(row).toMatchObject({ language: "en", state: "draft", text: "Text" });
  const wrong = await importFile("<xliff", "xliff");
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, "content"]);
  expect((await importFile("x".repeat(800_001))).status).toBe(422);
});
