import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.mjs";
import { findUntranslatedTexts } from "./untranslated-texts.mjs";

/** Where renters read. The panel, the sign-in pages and mails to staff are in Italian only. */
const ITALIAN_ONLY =
  /^(app\/features\/(admin|auth)|app\/ui\/panel)\/|^server\/mail\/(access-mail|staff-mails|bookings\/staff-booking-mail)\.ts$/;
const TESTS = /\.(test|spec|d)\.tsx?$/;

/** Texts that are the same in every language, and labels of the panel. */
const ALLOWED = new Map([
  ["app/features/bookings/booking-form.tsx", ["AZ 1234"]],
  ["domain/seo/heads/meta-fields.ts", ["Meta title", "Meta description", "Parole chiave"]],
]);

// Rule: product.md#languages
// The maximum of untranslated texts may only fall: of pages to 0, of mails to the sentences of those files that only staff get.
test.each([
  [0, ["app/features", "app/ui", "app/routes/public", "app/inline", "app/browser", "app/document", "domain/seo"]],
  [50, ["server/mail"]],
])("except %i texts, what renters read in %j is in words modules, in five languages", (maximum, areas) => {
  const files = areas
    .flatMap((area) => readdirSync(join(root, area), { recursive: true }).map((name) => `${area}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && !TESTS.test(file) && !ITALIAN_ONLY.test(file));
  expect(files.length).toBeGreaterThan(15);
  const found = files.flatMap((file) =>
    findUntranslatedTexts(readFileSync(join(root, file), "utf8"), file.endsWith("x"))
      .filter((text) => !ALLOWED.get(file)?.includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found.length, found.join("\n")).toBeLessThanOrEqual(maximum);
});

// Rule: product.md#languages
test("no stylesheet of the public site writes words, which would be Italian on every page", () => {
  const found = readdirSync(join(root, "app"), { recursive: true })
    .map((name) => `app/${name}`)
    .filter((file) => file.endsWith(".css") && !ITALIAN_ONLY.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), "utf8").matchAll(/(?<![-\w])content:\s*([^;}]*)/g),
        ([, value = ""]) => `${file}: ${value}`,
      ),
    );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((text) => /: .*["'][^"']*\p{L}[^"']*["']/u.test(text))).toEqual([]);
});

test.each([
  ["<p>Scegli le date</p>", ["Scegli le date"]],
  ["<Field label='Ritiro' />", ["Ritiro"]],
  ["<Field label={words.search.pickup} />", []],
  ["const TITLE = 'Le tue auto';", ["Le tue auto"]],
  ["say(`Ti rispondiamo entro $" + "{hours}`)", ["Ti rispondiamo entro"]],
  ["const state = 'pending';", []],
  ["throw new Error('The car is missing here.')", []],
  ["<p className='large serif text'>{name}</p>", []],
])("in %s the texts outside of words modules are %j", (code, texts) => {
  expect(findUntranslatedTexts(code)).toEqual(texts);
});
