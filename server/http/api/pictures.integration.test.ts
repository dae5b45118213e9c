// Rule: product.md#picture-upload
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parseUploadedPicture, uploadedPicturePath } from "#domain/pictures/uploaded-picture.ts";
import { auditLog, pictures, vehicles } from "#server/db/schema.ts";
import { listPublicVehicles } from "#server/repositories/catalogue/sitemap-pages.ts";
import { findVehicleBySlug } from "#server/repositories/vehicles/list-vehicles.ts";
import { deleteExpiredData } from "#server/services/retention/delete-expired-data.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi, type SignedIn, signInAs } from "#test/staff.ts";

const application = setUpTestApplication();
const keeper = setUpSignedInUser(application, "customer_service");

const RED = { create: { width: 1000, height: 500, channels: 3, background: "#8a1020" } } as const;
const drawn = (width: number, height: number, background = "#1d5c46") =>
  sharp({ create: { width, height, channels: 3, background } });

function send(bytes: Uint8Array | string, name = "foto.jpg", fields: Record<string, string> = {}) {
  const form = new FormData();
  // Most of these pictures are small, so that the tests are quick.
  form.append("despite_small", "on");
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.append("file", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name));
  return application.app.request("/api/pictures", {
    method: "POST",
    headers: { cookie: keeper.headers.cookie },
    body: form,
  });
}
async function upload(bytes: Uint8Array): Promise<{ id: string; url: string; width: number; height: number }> {
  const response = await send(bytes);
  expect(response.status).toBe(201);
  return response.json();
}
const get = (address: string) => application.app.request(address);
const refusal = async (bytes: Uint8Array | string, name?: string) => {
  const response = await send(bytes, name);
  return [response.status, (await response.json()).detail];
};

describe("POST /api/pictures", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)("accepts a %s and serves it in AVIF and WebP", async (format) => {
    const { url, width, height } = await upload(await drawn(900, 600).toFormat(format).toBuffer());
    expect([width, height]).toEqual([900, 600]);
    const picture = parseUploadedPicture(url)?.picture;
    if (!picture) throw new Error(url);
    for (const [fileWidth, fileFormat] of [
      [480, "avif"],
      [900, "webp"],
    ] as const) {
      const response = await get(uploadedPicturePath(picture, { width: fileWidth, format: fileFormat }));
      expect(response.headers.get("content-type")).toBe(`image/${fileFormat}`);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const kept = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
      expect([kept.width, kept.height]).toEqual([fileWidth, (fileWidth / 900) * 600]);
    }
  });

  test("rotates a picture upright and removes its metadata", async () => {
    const sideways = await sharp(RED)
      .withExif({ IFD0: { Make: "Camera", Copyright: "Chi l'ha scattata" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const { url, width, height } = await upload(sideways);
    expect([width, height]).toEqual([500, 1000]);
    const file = await sharp(new Uint8Array(await (await get(url)).arrayBuffer())).metadata();
    expect([file.width, file.height, file.exif, file.orientation]).toEqual([500, 1000, undefined, undefined]);
  });

  test("stores the same file once, even in concurrent uploads; the audit log names the uploader", async () => {
    const file = await drawn(640, 360, "#334").png().toBuffer();
    const [one, other] = await Promise.all([upload(file), upload(file)]);
    expect(await upload(file)).toEqual(one);
    expect(other).toEqual(one);
    expect(await application.context.db.select().from(pictures).where(eq(pictures.id, one.id))).toHaveLength(1);
    const entries = await application.context.db.select().from(auditLog).where(eq(auditLog.entityId, one.id));
    expect(entries).toMatchObject([{ action: "create", entity: "pictures", actor: keeper.userId }]);
  });

  // Rule: product.md#picture-upload "A public picture narrower"
  test("stores a small picture only if staff confirm it, and asks no confirmation for a restricted one", async () => {
    const small = await drawn(1199, 600, "#abcdef").jpeg().toBuffer();
    const asked = await send(small, "piccola.jpg", { despite_small: "" });
    expect([asked.status, await asked.json()]).toMatchObject([
      409,
      {
        detail: "La foto è larga 1199 pixel e sul sito apparirà piccola: ne servono almeno 1200.",
        errors: [{ path: "despite_small" }],
      },
    ]);
    expect((await send(small, "danno.jpg", { despite_small: "", restricted: "on" })).status).toBe(201);
    expect((await send(small, "piccola.jpg")).status).toBe(201);
    const large = await drawn(1200, 600, "#abcdef").jpeg().toBuffer();
    expect((await send(large, "grande.jpg", { despite_small: "" })).status).toBe(201);
  });

  test("measures brightness and sharpness", async () => {
    const { id } = await upload(await drawn(640, 400, "#202020").png().toBuffer());
    const read = await application.app.request(`/api/pictures?ids=${id}`, { headers: keeper.headers });
    expect(await read.json()).toMatchObject([{ brightness: 32, sharpness: 0 }]);
  });

  // Rule: product.md#picture-upload "Of an animation"
  test("shows the first frame of an animation, and a picture for print in the colours of a screen", async () => {
    const frames = await Promise.all(["#f00", "#00f"].map((colour) => drawn(300, 200, colour).png().toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [90, 90] })
      .toBuffer();
    const colourOf = async (bytes: Uint8Array) => {
      const { url } = await upload(bytes);
      const shown = sharp(new Uint8Array(await (await get(url)).arrayBuffer()));
      const { channels, space, pages } = await shown.metadata();
      const means = (await shown.stats()).channels.map(({ mean }) => Math.round(mean / 32));
      return { channels, space, pages, means };
    };
    const onScreen = { channels: 3, space: "srgb", pages: undefined };
    expect(await colourOf(animation)).toEqual({ ...onScreen, means: [8, 0, 0] });
    const print = drawn(310, 200, "#8a1020").toColourspace("cmyk");
    expect(await colourOf(await print.clone().jpeg().toBuffer())).toEqual({ ...onScreen, means: [5, 0, 0] });
    const withProfile = await print.withIccProfile("cmyk").jpeg().toBuffer();
    expect(await colourOf(withProfile)).toEqual({ ...onScreen, means: [5, 1, 1] });
  });

  test("refuses a text named .jpg, and an SVG that can load files", async () => {
    const message = "Il file non è un'immagine JPEG, PNG, WebP o AVIF.";
    expect(await refusal("Non sono una foto.", "foto.jpg")).toEqual([422, message]);
    expect(await refusal('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "foto.png")).toEqual([
      422,
      message,
    ]);
    expect(await refusal("", "vuoto.jpg")).toEqual([422, message]);
  });

  test("answers a HEIC with instructions", async () => {
    const head = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    expect(await refusal(head, "IMG_0001.HEIC")).toEqual([
      422,
      "Le foto HEIC non si possono leggere: esportala in JPEG e riprova.",
    ]);
  });

  test("refuses a truncated file, and a small one that decodes to too many pixels", async () => {
    const whole = await drawn(800, 800).jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, 400))).toEqual([422, "L'immagine è rovinata o incompleta."]);
    const bomb = await drawn(16_001, 10, "#000").png().toBuffer();
    expect(await refusal(bomb)).toEqual([422, "L'immagine è troppo grande: al massimo 64 megapixel."]);
  });

  test("refuses more than 10 MiB with 413, in one file or in the whole body", async () => {
    const message = "L'immagine supera la dimensione massima di 10 MiB.";
    expect(await refusal(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual([413, message]);
    expect(await refusal(new Uint8Array(12 * 1024 * 1024))).toEqual([413, message]);
  });

  test("answers 415 to another type, 400 to a malformed form, 422 to a form without a file", async () => {
    const ask = (type: string, body: string) =>
      application.app.request("/api/pictures", {
        method: "POST",
        headers: { cookie: keeper.headers.cookie, "content-type": type },
        body,
      });
    expect((await ask("image/jpeg", "x")).status).toBe(415);
    expect((await ask("multipart/form-data; boundary=x", "nothing of the kind")).status).toBe(400);
    expect((await ask("multipart/form-data", "x")).status).toBe(400);
    const text = '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nciao\r\n--x--\r\n';
    expect((await ask("multipart/form-data; boundary=x", text)).status).toBe(422);
  });
});

describe("what staff say about a picture", () => {
  const change = (id: string, body: object, by: SignedIn = keeper) =>
    application.app.request(`/api/pictures/${id}`, {
      method: "PATCH",
      headers: { ...by.headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  test("changes focal point, view and finish, with audit entry, and reads them", async () => {
    const { id } = await upload(await drawn(410, 300, "#123456").png().toBuffer());
    const changed = await change(id, { focal_x: 30, focal_y: 80, view: "rear", finish: "rosso_nero", version: 1 });
    expect([changed.status, await changed.json()]).toMatchObject([200, { focal_x: 30, view: "rear", version: 2 }]);
    expect((await change(id, { focal_x: 10, version: 1 })).status).toBe(409);
    const read = await application.app.request(`/api/pictures?ids=${id}`, { headers: keeper.headers });
    expect(await read.json()).toMatchObject([{ id, focal_x: 30, focal_y: 80, view: "rear", finish: "rosso_nero" }]);
    const entries = await application.context.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries.map(({ action }) => action)).toEqual(["create", "update"]);
  });

  test.each([
    { focal_x: 101 },
    { focal_y: -1 },
    { focal_x: 1.5 },
    { view: "roof" },
    { finish: "" },
    { finish: "x".repeat(401) },
  ])("refuses %o at its field", async (body) => {
    const { id } = await upload(await drawn(411, 300).png().toBuffer());
    const refused = await change(id, body);
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([422, Object.keys(body)[0]]);
  });

  test("a list of a car's pictures has them, and changes with them", async () => {
    const { context } = application;
    const { id, url } = await upload(await drawn(412, 300, "#654321").png().toBuffer());
    await context.db
      .update(vehicles)
      .set({ images: [url], imageAlts: { [url]: "Il posteriore" } })
      .where(eq(vehicles.slug, "ferrari-296-gtb"));
    expect((await findVehicleBySlug(context.db, "ferrari-296-gtb"))?.images).toEqual([url]);
    await change(id, { focal_x: 20, view: "rear" });
    const vehicle = await findVehicleBySlug(context.db, "ferrari-296-gtb");
    const described = `${url}#focus=20%2C50&view=rear`;
    expect([vehicle?.images, vehicle?.imageAlts]).toEqual([[described], { [described]: "Il posteriore" }]);
  });

  // Rule: product.md#pictures "Photographs come first"
  test("a car's photographs come before its drawings, which an admin can leave out; bookings and sitemaps follow", async () => {
    const { context } = application;
    const slug = "ferrari-296-gtb";
    const drawing = `/pictures/cars/${slug}/studio-1200.webp`;
    const { id, url } = await upload(await drawn(1300, 700, "#a0b0c0").png().toBuffer());
    await change(id, { focal_x: 10 });
    await context.db
      .update(vehicles)
      .set({ images: [drawing, url] })
      .where(eq(vehicles.slug, slug));
    const shown = async () => {
      const [row] = await (await get(`/api/vehicles?slug=${slug}`)).json();
      const sitemap = await listPublicVehicles(context.db, { offset: 0, limit: 100 });
      const vehicle = await findVehicleBySlug(context.db, slug);
      return {
        images: vehicle?.images,
        hiddenDrawing: vehicle?.hiddenDrawing,
        sitemap: sitemap.find((entry) => entry.slug === slug)?.images,
        api: [row.images, row.shown_images],
      };
    };
    const described = `${url}#focus=10%2C50`;
    const stored = [drawing, url];
    expect(await shown()).toEqual({
      images: [described, drawing],
      hiddenDrawing: undefined,
      sitemap: [url, drawing],
      api: [stored, [described, drawing]],
    });
    const admin = await signInAs(application, "admin");
    expect((await callApi(application, admin, "PATCH", "/api/site_settings", { drawings: "none" })).status).toBe(200);
    expect(await shown()).toEqual({
      images: [described],
      hiddenDrawing: drawing,
      sitemap: [url],
      api: [stored, [described]],
    });
    await callApi(application, admin, "PATCH", "/api/site_settings", { drawings: "last" });
  });

  test("ids that are none, too many or restricted give no row", async () => {
    const restricted = await (
      await send(await drawn(413, 300).png().toBuffer(), "danno.png", { restricted: "on" })
    ).json();
    const read = (ids: string) => application.app.request(`/api/pictures?ids=${ids}`, { headers: keeper.headers });
    expect(await (await read(restricted.id)).json()).toEqual([]);
    expect((await change(restricted.id, { focal_x: 1 })).status).toBe(404);
    expect((await read("x")).status).toBe(422);
    expect((await read(Array(101).fill(restricted.id).join())).status).toBe(422);
  });
});

test.each([
  ["/uploads/0f8fad5b-d9cb-869f-a165-70867728950e-900x600/480.webp"],
  ["/uploads/0f8fad5b-d9cb-869f-a165-70867728950e-900x600/481.webp"],
])("%s is 404 and never a page", async (address) => {
  const response = await get(address);
  expect([response.status, await response.text()]).toEqual([404, "Not found"]);
});

test("/uploads/ redirects to its canonical path, which is 404", async () => {
  const moved = await get("/uploads/");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/uploads"]);
});

test("refuses path traversal", async () => {
  expect((await get("/uploads/..%2f..%2fsecret")).status).toBe(400);
});

describe("a restricted picture", () => {
  const restricted = async (bytes: Uint8Array) => (await send(bytes, "danno.jpg", { restricted: "on" })).json();
  const getAs = (who: SignedIn | null, address: string) =>
    application.app.request(address, who ? { headers: { cookie: who.headers.cookie } } : {});

  // Rule: product.md#handover
  test("is served to staff of bookings only, and never cached", async () => {
    const bytes = await drawn(600, 400, "#445566").jpeg().toBuffer();
    const { url } = await restricted(bytes);
    expect(url).toMatch(/^\/uploads\/riservate\//);
    const shown = await getAs(keeper, url);
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(shown.headers.get("cross-origin-resource-policy")).not.toBe("cross-origin");
    const others = [null, await signInAs(application, "seo_manager"), await signInAs(application, null)];
    for (const other of others) expect((await getAs(other, url)).status).toBe(404);
    // The picture is not served at the URL that it would have as a public picture either.
    expect((await get(url.replace("/riservate", ""))).status).toBe(404);
  });

  test("uploaded again survives the cleanup until the form that uses it is saved", async () => {
    const { context } = application;
    const bytes = await drawn(520, 400, "#334455").jpeg().toBuffer();
    const { url } = await restricted(bytes);
    await context.db.execute(sql`update pictures set created_at = created_at - interval '2 days' where width = 520`);
    await restricted(bytes);
    await deleteExpiredData(context);
    expect((await getAs(keeper, url)).status).toBe(200);
  });

  test("is stored separately from a public picture of the same file", async () => {
    const bytes = await drawn(500, 400, "#665544").jpeg().toBuffer();
    const [open, closed] = [await upload(bytes), await restricted(bytes)];
    expect(open.id).not.toBe(closed.id);
    expect((await get(open.url)).status).toBe(200);
  });
});
