// Rule: product.md#logo
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { parseLogoPath } from "#domain/pictures/logo.ts";
import { organizationNode } from "#domain/seo/structured-data/structured-data.ts";
import { wordsOf } from "#domain/words/words-of.ts";
import { auditLog } from "#server/db/schema.ts";
import { setUpSignedInUser, setUpTestApplication } from "#test/app.ts";
import { callApi } from "#test/staff.ts";

const application = setUpTestApplication();
const admin = setUpSignedInUser(application, "admin");

const svg = (content: string, attributes = 'viewBox="0 0 200 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const BAR = '<rect width="200" height="50" fill="#1d5c46"/>';
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#1d5c46" } })
    .png()
    .toBuffer();

function send(bytes: Uint8Array | string, path = "/api/pictures/logos") {
  const form = new FormData();
  form.append("file", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "logo.svg"));
  return application.app.request(path, { method: "POST", headers: { cookie: admin.headers.cookie }, body: form });
}
async function upload(bytes: Uint8Array | string): Promise<{ id: string; url: string; width: number; height: number }> {
  const response = await send(bytes);
  expect(response.status).toBe(201);
  return response.json();
}
const refusal = async (bytes: Uint8Array | string) => {
  const response = await send(bytes);
  return [response.status, (await response.json()).detail];
};
const get = (address: string) => application.app.request(address);
const readImage = async (address: string) => {
  const response = await get(address);
  expect(response.status, address).toBe(200);
  return sharp(new Uint8Array(await response.arrayBuffer()));
};
const set = (body: object) => callApi(application, admin, "PATCH", "/api/site_settings", body);

describe("POST /api/pictures/logos", () => {
  // Rule: product.md#logo "An admin uploads"
  test("draws an SVG to the size it is needed in, without its margins, and serves WebP and PNG", async () => {
    const margins = svg('<rect x="400" y="400" width="200" height="50" fill="#1d5c46"/>', 'width="1000" height="1000"');
    const { url, width, height } = await upload(margins);
    expect([width, height]).toEqual([384, 96]);
    expect(await (await readImage(url)).metadata()).toMatchObject({ format: "webp", width: 384 });
    const small = await get(url.replace("384.webp", "384.png"));
    expect(Object.fromEntries(small.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect((await get(url.replace("384.webp", "384.svg"))).status).toBe(404);
    const narrowMargins = svg('<rect x="10" y="20" width="390" height="80"/>', 'viewBox="0 0 420 120"');
    expect((await upload(narrowMargins)).width).toBe(960);
    expect((await upload(svg(BAR, 'width="30000" height="7500" viewBox="0 0 200 50"'))).width).toBe(960);
  });

  // Rule: product.md#logo "An admin uploads"
  test("never makes a PNG larger", async () => {
    expect(await upload(await png(300, 100))).toMatchObject({ width: 300, height: 100 });
    expect(await upload(await png(3000, 1000))).toMatchObject({ width: 960, height: 320 });
  });

  // Rule: product.md#logo "An admin uploads"
  test("stores the same file once, and the audit log names the admin", async () => {
    const file = svg('<circle cx="90" cy="25" r="25"/>');
    const [one, other] = [await upload(file), await upload(file)];
    expect(other).toEqual(one);
    const entries = await application.context.db.select().from(auditLog).where(eq(auditLog.entityId, one.id));
    expect(entries).toMatchObject([{ action: "create", entity: "logos", actor: admin.userId }]);
  });

  const NOT_A_LOGO = "Il logo dev'essere un file SVG o PNG.";
  // Rule: product.md#logo "Refused"
  test("refuses other files, what is broken or animated, and a picture with another size or form", async () => {
    const photograph = sharp(await png(600, 200)).removeAlpha();
    for (const other of [
      "Non sono un logo.",
      "",
      Buffer.from([0x80, 0xff]),
      await photograph.clone().jpeg().toBuffer(),
      await photograph.clone().toColourspace("cmyk").jpeg().toBuffer(),
      await photograph.webp().toBuffer(),
      Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
    ])
      expect(await refusal(other)).toEqual([422, NOT_A_LOGO]);
    expect(await refusal((await png(600, 200)).subarray(0, 90))).toEqual([
      422,
      "Il file del logo è rovinato o incompleto.",
    ]);
    const bomb = await png(4001, 300);
    expect(await refusal(bomb)).toEqual([422, "Il logo è troppo grande: al massimo 4.000 pixel per lato."]);
    const ratio =
      "Le proporzioni non vanno bene: la larghezza può andare dalla metà dell'altezza a otto volte l'altezza.";
    expect(await refusal(await png(2000, 20))).toEqual([422, ratio]);
    expect(await refusal(svg('<rect width="20" height="2000"/>', 'width="20" height="2000"'))).toEqual([422, ratio]);
    expect(await refusal(await png(200, 100))).toEqual([
      422,
      "Il logo è troppo piccolo: il lato più lungo dev'essere di almeno 256 pixel.",
    ]);
    expect(await refusal(svg(""))).toEqual([422, "Il logo è vuoto o del tutto trasparente."]);
    expect(await refusal(animated(await png(600, 200)))).toEqual([422, "Il logo non può essere animato."]);
  });

  // Rule: product.md#logo "Refused"
  test("refuses an SVG with a script, another file or too many elements, and a file over 1 MB", async () => {
    expect(await refusal(svg("<script/>"))).toEqual([422, "Il file SVG contiene <script>: esportalo di nuovo senza."]);
    const [status, reference] = await refusal(svg('<use href="https://a.example/b.svg#c"/>'));
    expect([status, reference]).toEqual([
      422,
      "Il file SVG rimanda ad altri file: esportalo di nuovo con tutto al suo interno.",
    ]);
    expect(await refusal(svg("<g/>".repeat(50_000)))).toEqual([
      422,
      "Il file SVG ha più di 5.000 elementi: semplifica il disegno.",
    ]);
    const tooLarge = [413, "Il logo supera la dimensione massima di 1 MB."];
    expect(await refusal(new Uint8Array(1_000_001))).toEqual(tooLarge);
    expect(await refusal(new Uint8Array(20_000_000))).toEqual(tooLarge);
  });
});

describe("the settings", () => {
  // Rule: product.md#logo "The settings name"
  test("name stored logos only, and none for dark grounds alone", async () => {
    const { url, id } = await upload(svg(BAR));
    const fieldErrors = async (body: object) => {
      const response = await set(body);
      return [response.status, (await response.json()).errors];
    };
    const missing = url.replace(id, "0f8fad5b-d9cb-869f-a165-70867728950e");
    expect(await fieldErrors({ logo: missing })).toEqual([
      422,
      [{ path: "logo", message: "Questo logo non c'è più: caricalo di nuovo." }],
    ]);
    expect(await fieldErrors({ logo: "https://a.example/logo.svg" })).toEqual([
      422,
      [{ path: "logo", message: "Carica il logo, o lascia vuoto." }],
    ]);
    expect(await fieldErrors({ logo_on_dark: url })).toEqual([
      422,
      [{ path: "logo_on_dark", message: "Carica prima il logo per i fondi chiari, o togli anche questo." }],
    ]);
    expect(application.context.site.logos).toBeNull();
  });

  // Rule: product.md#logo "Icons, web app manifest"
  // Rule: product.md#logo "A new logo is seen at once"
  test("change icons, manifest, share pictures and structured data at once, and back without a logo", async () => {
    const { context } = application;
    const manifestIcons = async () =>
      (await (await get("/site.webmanifest")).json()).icons.map(({ src }: { src: string }) => src);
    const shareKey = async () => (await get("/og/contatti.png")).headers.get("etag");
    const organization = () => organizationNode(wordsOf("it"), "https://a.example", context.site).logo;
    const [before, generation] = [await shareKey(), context.pages.generation];
    expect([await manifestIcons(), organization()]).toEqual([
      ["/icon-192.png", "/icon-512.png", "/icon-maskable-512.png"],
      "https://a.example/favicon.svg",
    ]);

    const { url, id } = await upload(svg(BAR));
    expect((await set({ logo: url, logo_on_dark: url })).status).toBe(200);
    expect(context.site.logos).toEqual({ onLight: parseLogoPath(url)?.logo, onDark: parseLogoPath(url)?.logo });
    expect(context.pages.generation).toBeGreaterThan(generation);
    expect(await shareKey()).not.toBe(before);
    expect(await manifestIcons()).toEqual(
      ["/icon-192.png", "/icon-512.png", "/icon-maskable-512.png"].map((path) => `${path}?v=${id}`),
    );
    expect(organization()).toBe(`https://a.example${url.replace("960.webp", "480.png")}`);
    for (const [path, side] of [
      ["/icon-192.png", 192],
      ["/icon-512.png", 512],
      ["/icon-maskable-512.png", 512],
      ["/apple-touch-icon.png", 180],
      ["/favicon.svg", 192],
    ] as const) {
      const icon = await readImage(`${path}?v=${id}`);
      expect(await icon.metadata()).toMatchObject({ width: side, height: side });
      // A green bar in the middle of a paper square.
      const { data } = await icon.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)], path).toEqual([0xf5, 0xf0, 0xe6]);
      const centre = 3 * (side * (side / 2) + side / 2);
      expect([...data.subarray(centre, centre + 3)], path).toEqual([0x1d, 0x5c, 0x46]);
    }
    const tab = await get("/favicon.ico");
    expect(tab.headers.get("content-type")).toBe("image/x-icon");
    expect(tab.headers.get("cache-control")).toBe("public, max-age=86400");
    expect([...new Uint8Array(await tab.arrayBuffer()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);

    expect((await set({ logo: "", logo_on_dark: "" })).status).toBe(200);
    expect(context.site.logos).toBeNull();
    expect([await shareKey(), organization()]).toEqual([before, "https://a.example/favicon.svg"]);
  });
});

/** Returns a PNG with the chunk that announces frames, before its pixels. */
function animated(file: Buffer): Buffer {
  const beforePixels = file.indexOf("IDAT") - 4;
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
  return Buffer.concat([file.subarray(0, beforePixels), chunk, file.subarray(beforePixels)]);
}
