// Rule: product.md#picture-upload
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { test as base, expect, expectAccessible } from "./fixtures.ts";
import { expectNoHorizontalScroll } from "./panel-helpers.ts";
import { signInAsRole, signInWithRole } from "./panel-session.ts";
import { openSlowLine, type SlowLine } from "./slow-line.ts";

const PHOTO_BYTES = 8_000_000;
/** The limit of a prepared picture, and the rest of the form. */
const MAX_SENT_BYTES = 2_500_000 + 1000;
const UPLOAD_BYTES_PER_SECOND = 200_000;

const test = base.extend<{ line: SlowLine }>({
  // It breaks after the server has answered the second upload, and in the middle of the fourth.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  line: async ({}, use) => {
    const breaks = { 2: "answer", 4: "body" } as const;
    const line = await openSlowLine({ path: "/api/pictures", bytesPerSecond: UPLOAD_BYTES_PER_SECOND, breaks });
    await use(line);
    await line.stop();
  },
});
// The browser logs the server's refusal of a picture.
test.use({ allowedComplaints: [/status of 422/] });

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Draws a picture that no other test draws. */
const draw = (width: number, height: number) =>
  sharp(randomBytes(60 * 45 * 3), { raw: { width: 60, height: 45, channels: 3 } }).resize(width, height, {
    fit: "fill",
  });

/**
 * Drops photographs of 8 MB as phones take them: with their place, and with a short film behind the picture. The page makes them, because sending
 * them to the browser takes seconds.
 */
async function dropPhotos(page: Page, pictures: Record<string, Buffer>) {
  const photos = Object.entries(pictures).map(([name, bytes]) => ({ name, base64: bytes.toString("base64") }));
  await page.getByText("Trascina qui le foto").evaluate(
    (zone, { chosen, photoBytes }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, base64 } of chosen) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        dataTransfer.items.add(new File([bytes, new Uint8Array(photoBytes - bytes.length)], name));
      }
      zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    },
    { chosen: photos, photoBytes: PHOTO_BYTES },
  );
}

async function openNewCar(page: Page) {
  await page.goto("/admin/fleet");
  await page.getByRole("button", { name: "Aggiungi veicolo" }).click();
  await expect(page.getByRole("textbox", { name: "Immagine 1", exact: true })).toBeVisible();
}
const choose = (page: Page, files: ChosenFile[]) =>
  page.getByRole("dialog").locator("input[type=file][multiple]").setInputFiles(files);
const uploadList = (page: Page) => page.getByRole("list", { name: "Foto in caricamento" });
const uploadOf = (page: Page, name: string) => uploadList(page).getByRole("listitem").filter({ hasText: name });
const readAddresses = async (page: Page) => {
  const rows = page.getByRole("textbox", { name: /^Immagine \d+$/ });
  return (await rows.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).filter(Boolean);
};
const widthOf = (address: string) => Number(/-(\d+)x\d+-2400\//.exec(address)?.[1]);
const idOf = (address: string) => /\/([\da-f-]{36})-/.exec(address)?.[1];

test("five pictures of 8 MB on a line that breaks arrive once each, in order and small", async ({
  page: directPage,
  browser,
  line,
}) => {
  const email = await signInWithRole(directPage, "admin");
  const storageState = await directPage.context().storageState();
  const page = await browser.newPage({ storageState, proxy: { server: line.url } });
  await openNewCar(page);
  const photo = (width: number) =>
    draw(width, 300)
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 28/1 0/1" } })
      .jpeg()
      .toBuffer();
  await dropPhotos(page, {
    "uno.jpg": await photo(3600),
    "due.jpg": await photo(1702),
    "tre.jpg": await photo(1703),
    "quattro.jpg": await photo(1704),
    "cinque.jpg": await photo(1705),
  });
  await expect(uploadOf(page, "cinque.jpg")).toContainText("In attesa");
  await expectAccessible(page);

  await expect(uploadList(page)).toBeHidden();
  expect(line.uploads).toEqual(["answered", "broken", "answered", "broken", "answered", "answered", "answered"]);
  expect(line.bodies.filter((body) => body.length > MAX_SENT_BYTES || body.includes("Exif"))).toEqual([]);
  const addresses = await readAddresses(page);
  expect(addresses.map(widthOf)).toEqual([3000, 1702, 1703, 1704, 1705]);
  const log = await directPage.request.get("/api/audit_log", { params: { q: email, entity: "pictures" } });
  const entries: { entity_id: string }[] = await log.json();
  expect(entries.map(({ entity_id }) => entity_id).toReversed()).toEqual(addresses.map(idOf));
  await page.close();
});

// Rule: product.md#picture-upload "What has arrived"
test("the tab closed in the middle of twenty uploads leaves what arrived in the draft, in order", async ({ page }) => {
  await signInAsRole(page, "admin");
  await openNewCar(page);
  const photos = Array.from({ length: 20 }, async (_, at) => {
    const buffer = await draw(1500 + at, 400)
      .png()
      .toBuffer();
    return { name: `foto-${at}.png`, mimeType: "image/png", buffer };
  });
  await choose(page, await Promise.all(photos));
  await expect.poll(async () => (await readAddresses(page)).length).toBeGreaterThanOrEqual(4);
  await page.close();

  const reopened = await page.context().newPage();
  await openNewCar(reopened);
  await expect(reopened.getByText("Bozza ripresa")).toBeVisible();
  const widths = (await readAddresses(reopened)).map(widthOf);
  expect(widths.length).toBeLessThan(20);
  expect(widths).toEqual(widths.map((_, at) => 1500 + at));
});

// Rule: product.md#picture-upload "What the browser"
test("a phone says at each file why it was refused, and prepares pictures of every kind @phone-only", async ({
  page,
  allowedComplaints,
}) => {
  allowedComplaints.push(/409 \(Conflict\)/);
  await signInAsRole(page, "admin");
  await openNewCar(page);
  await expect(page.getByRole("button", { name: "Scatta una foto" })).toBeVisible();
  const jpeg = await draw(1300, 600).jpeg().toBuffer();
  const frames = await Promise.all([draw(300, 200), draw(300, 200)].map((frame) => frame.png().toBuffer()));
  const files: Record<string, Buffer> = {
    "testo.jpg": Buffer.from("Non sono una foto."),
    "foto.heic": Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    "bomba.png": await sharp({ create: { width: 16_001, height: 10, channels: 3, background: "#000" } })
      .png()
      .toBuffer(),
    "interrotta.jpg": Buffer.concat([jpeg.subarray(0, 3000), Buffer.from("Exif")]),
    "animata.webp": await sharp(frames, { join: { animated: true } })
      .webp({ delay: [90, 90] })
      .toBuffer(),
    "stampa.jpg": await draw(410, 300).toColourspace("cmyk").jpeg().toBuffer(),
    "girata.jpg": await draw(420, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    "ritaglio.png": await draw(3400, 340).ensureAlpha(0.5).png().toBuffer(),
  };
  await choose(
    page,
    Object.entries(files).map(([name, buffer]) => ({ name, buffer, mimeType: "application/octet-stream" })),
  );
  // Rule: product.md#picture-upload "A public picture narrower"
  for (const small of ["animata.webp", "stampa.jpg", "girata.jpg"])
    await uploadList(page)
      .getByRole("button", { name: `Usa lo stesso ${small}` })
      .click();
  await expect.poll(() => readAddresses(page)).toHaveLength(4);
  const sizes = (await readAddresses(page)).map((address) => /-(\d+x\d+)-2400\//.exec(address)?.[1]);
  expect(sizes).toEqual(["300x200", "410x300", "300x420", "3000x300"]);
  await expect(uploadList(page).getByRole("alert")).toHaveText([
    "testo.jpg: Il file non è un'immagine JPEG, PNG, WebP o AVIF.",
    "foto.heic: Le foto HEIC non si possono leggere: esportala in JPEG e riprova.",
    "bomba.png: L'immagine è troppo grande: al massimo 64 megapixel.",
    "interrotta.jpg: L'immagine è rovinata o incompleta.",
  ]);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
