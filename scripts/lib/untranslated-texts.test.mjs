import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.mjs";
import { findUntranslatedTexts } from "./untranslated-texts.mjs";

/** Where renters read. The panel, its calls, the sign-in pages and mails to staff are in Italian only. */
const ITALIAN_ONLY =
  /^(app\/features\/(admin|auth)|app\/ui\/panel|server\/http\/api\/(openapi|sign-in))\/|^server\/http\/(bodies\/uploaded-file|api\/vehicles\/vehicle-import)\.ts$|^server\/mail\/(access-mail|staff-mails|bookings\/staff-booking-mail)\.ts$/;
const PUBLIC_AREAS = ["app/features", "app/ui", "app/inline", "app/browser", "app/document", "domain/seo"];
const IMPORT = /^(?:import|export) (?!type )[^;]*?from "([#.][^"]+)"/gm;
/** The body of a 404 that only programs read. */
const FOR_PROGRAMS = "Not found";
const TESTS = /\.(test|spec|d)\.tsx?$/;

/** Texts that are the same in every language or for programs, and labels of the panel. */
const ALLOWED = new Map([
  ["app/features/bookings/booking-form.tsx", ["AZ 1234"]],
  ["domain/seo/heads/meta-fields.ts", ["Meta title", "Meta description", "Parole chiave"]],
  ["server/http/crawler-files.ts", ["Contact: mailto:"]],
  ["server/http/api/serve-endpoint.ts", ["an answer held fields that its contract does not name"]],
]);

/** @param {readonly string[]} areas */
const listSources = (areas) =>
  areas
    .flatMap((area) => readdirSync(join(root, area), { recursive: true }).map((name) => `${area}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && !TESTS.test(file) && !ITALIAN_ONLY.test(file));

/** @param {string} file */
const listUntranslated = (file) =>
  findUntranslatedTexts(readFileSync(join(root, file), "utf8"), file.endsWith("x")).filter(
    (text) => !ALLOWED.get(file)?.includes(text) && text !== FOR_PROGRAMS,
  );

/**
 * Returns these files and all that they import, except types.
 * @param {readonly string[]} files
 */
function listImportedFiles(files) {
  const imported = new Set(files);
  for (const file of imported)
    for (const [, path = ""] of readFileSync(join(root, file), "utf8").matchAll(IMPORT)) {
      const target = path.startsWith("#") ? path.slice(1) : join(dirname(file), path);
      if (/\.tsx?$/.test(target)) imported.add(target);
    }
  return imported;
}

// Rule: product.md#languages
// The maximum of untranslated texts may only fall: of pages to 0, of mails to the sentences of those files that only staff get.
test.each([
  [0, [...PUBLIC_AREAS, "app/routes/public", "server/http", "server/jobs"]],
  [50, ["server/mail"]],
])("except %i texts, what renters read in %j is in words modules, in five languages", (maximum, areas) => {
  const files = listSources(areas);
  expect(files.length).toBeGreaterThan(15);
  const found = files.flatMap((file) => listUntranslated(file).map((text) => `${file}: ${text}`));
  expect(found.length, found.join("\n")).toBeLessThanOrEqual(maximum);
});

/**
 * Files of domain/ that the public site imports, with texts that renters do not read: words and messages for staff, and stored names, which are
 * translated where they are shown. The list may only become shorter.
 */
const DOMAIN_FILES_WITH_ITALIAN = `
domain/access/sign-in-messages.ts
domain/bookings/handed-over.ts
domain/categories.ts
domain/cities/city.ts
domain/delivery/delivery-words.ts
domain/delivery/stations-and-ports.ts
domain/enquiries/reply-promise.ts
domain/forms/bookings/date-request.ts
domain/forms/field-messages.ts
domain/forms/row-fields.ts
domain/jets/airport-table.ts
domain/jets/airports.ts
domain/jets/illustrated-cabins.ts
domain/jets/jet.ts
domain/legal/legal-texts.ts
domain/palettes/text-grounds.ts
domain/pictures/logo.ts
domain/pictures/uploaded-picture.ts
domain/prices/agreed-price.ts
domain/reviews/review.ts
domain/seo-overrides/override-page-types.ts
domain/units/finish-words.ts
domain/vehicles/illustrated-finishes.ts
domain/vehicles/vehicle-fields.ts
domain/waiting-list/waiting-list.ts
`;

/** Services that pages of the public site call, with texts for staff, and why a page was not found, which its own texts say. */
const SERVICES_WITH_ITALIAN = `
server/services/bookings/messages/write-booking-message.ts
server/services/customers/shared/attach-customer.ts
server/services/enquiries/write-message.ts
server/services/internal/stale-version.ts
server/services/jets/read-jet-type.ts
server/services/jets/shared/jet-and-experience-checks.ts
server/services/quotes/accept-quote.ts
server/services/reviews/reviews.ts
server/services/unit-holds/shared/lock-vehicle-for-holds.ts
server/services/words/booking-words.ts
server/services/words/content-words.ts
`;

// Rule: product.md#languages
test.each([
  [/^domain\/(?!words\/)/, PUBLIC_AREAS, DOMAIN_FILES_WITH_ITALIAN],
  [/^server\/services\//, ["app/routes/public"], SERVICES_WITH_ITALIAN],
])("what renters read of %s is in words modules, in five languages", (area, importers, filesWithItalian) => {
  const imported = [...listImportedFiles(listSources(importers))].filter((file) => area.test(file));
  expect(imported.length).toBeGreaterThan(80);
  const files = imported.filter((file) => listUntranslated(file).length > 0).sort();
  expect(files).toEqual(filesWithItalian.trim().split(/\s+/));
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
