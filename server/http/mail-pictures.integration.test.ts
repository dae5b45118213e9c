// Rule: product.md#mails
import sharp from "sharp";
import { expect, test } from "vitest";
import { mailPicturePath } from "#domain/pictures/mail-picture.ts";
import { setUpTestApplication } from "#test/app.ts";

const application = setUpTestApplication();

const get = (path: string) => application.app.request(`http://localhost${path}`);
const UPLOAD = "5f0c9a52-3c0e-4f1e-9d6e-0a1b2c3d4e5f";

async function upload(key: string) {
  const photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#0ac81e" } })
    .webp()
    .toBuffer();
  await application.context.pictures.put(key, new Uint8Array(photograph), "image/webp");
}

test.each([
  "/pictures/cars/ferrari-296-gtb/studio-1200.webp",
  "/pictures/cars/porsche-911-carrera-s/studio-verde-bosco-1200.webp",
  `/uploads/${UPLOAD}-1200x800/1200.webp`,
])("%s becomes a JPEG of one size that any mail program shows", async (picture) => {
  await upload(`${UPLOAD}/1200.webp`);
  const response = await get(mailPicturePath(picture) ?? "");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 540 });
  expect(bytes.length).toBeLessThan(120_000);
});

// Rule: product.md#mails "The picture follows the focal point"
test("an uploaded picture is cropped around its focal point", async () => {
  const wide = await sharp({ create: { width: 1200, height: 300, channels: 3, background: "#ff0000" } })
    .extend({ bottom: 900, background: "#0000ff" })
    .webp()
    .toBuffer();
  await application.context.pictures.put(`${UPLOAD}/1200.webp`, new Uint8Array(wide), "image/webp");
  const picture = `/uploads/${UPLOAD}-1200x1200/1200.webp`;
  const redShare = async (focus: string) => {
    const response = await get(mailPicturePath(`${picture}#focus=${focus}`) ?? "");
    const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    return Math.round((channels[0]?.mean ?? 0) / 2.55);
  };
  expect(await redShare("50%2C0")).toBeGreaterThan(50);
  expect(await redShare("50%2C100")).toBeLessThan(5);
});

test("a file that is no public picture is 404", async () => {
  await upload(`restricted-${UPLOAD}/1200.webp`);
  for (const path of [
    "/mail",
    "/mail/pictures/cars/nessuna/studio-1200.jpg",
    "/mail/pictures/cars/ferrari-296-gtb/studio-1200.webp",
    `/mail/uploads/riservate/${UPLOAD}-1200x800/1200.jpg`,
    "/mail/api/vehicles.jpg",
  ])
    expect((await get(path)).status, path).toBe(404);
});
