import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { setUpTestApplication } from "#test/app.ts";
import { signInAs } from "#test/staff.ts";

const FORM = "application/x-www-form-urlencoded";
const BOUNDARY = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const application = setUpTestApplication();
let app: Hono;
/** The form fields that the last request sent to a page. */
let posted: [string, FormDataEntryValue][] = [];
beforeAll(async () => {
  const renderPage = async (request: Request) => {
    posted = [...(await request.formData().catch(() => new FormData()))];
    return new Response("page");
  };
  app = createApp({ context: application.context, renderPage });
});

const post = (path: string, body: string, type: string | undefined) =>
  app.request(path, {
    method: "POST",
    body: Buffer.from(body),
    headers: { origin: "http://localhost", ...(type !== undefined && { "content-type": type }) },
  });

const fieldNames = (count: number) => Array.from({ length: count }, (_, at) => `f${at}`);
const form = (count: number) => new URLSearchParams(fieldNames(count).map((name) => [name, "è & ò"])).toString();
const multipart = (count: number) =>
  `${fieldNames(count)
    .map((name) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nè & ò\r\n`)
    .join("")}--${BOUNDARY}--\r\n`;
const json = (values: number) => JSON.stringify(Object.fromEntries(fieldNames(values).map((name) => [name, 1])));

const answerTo = async (response: Response) => ({
  status: response.status,
  type: response.headers.get("content-type")?.split(";")[0],
  text: await response.text(),
});

describe("a body of more than 200 fields or 2000 values is refused before anything parses it", () => {
  // Rule: product.md#bad-input "body over 1 MiB"
  test.each([
    ["/contatti", form(201), FORM],
    ["/contatti", multipart(201), MULTIPART],
    ["/auth/login", form(201), FORM],
    ["/prenota/ferrari-296-gtb", form(201), undefined],
    ["/nessuna-pagina", form(201), "text/plain"],
  ])("on the page %s", async (path, body, type) => {
    const { status, type: answered, text } = await answerTo(await post(path, body, type));
    expect([status, answered]).toEqual([413, "text/html"]);
    expect(text).toContain("più di 200 campi");
  });

  // Rule: product.md#bad-input "body over 1 MiB"
  test.each([
    ["/auth/login.data", form(201), FORM, "più di 200 campi"],
    ["/api/enquiries", form(201), FORM, "più di 200 campi"],
    ["/api/auth/sign-in/email", form(201), FORM, "più di 200 campi"],
    ["/api/enquiries", json(2001), "application/json", "più di 2000 valori"],
    ["/api/auth/sign-in/email", json(2001), "application/vnd.api+json", "più di 2000 valori"],
    ["/api/enquiries", "[".repeat(400_000) + "]".repeat(400_000), "application/json", "più di 2000 valori"],
  ])("at %s", async (path, body, type, detail) => {
    const { status, type: answered, text } = await answerTo(await post(path, body, type));
    expect([status, answered]).toEqual([413, "application/problem+json"]);
    expect(JSON.parse(text)).toMatchObject({ status: 413, detail: expect.stringContaining(detail) });
  });

  test("as an upload, after the user is authenticated", async () => {
    expect((await post("/api/pictures", multipart(201), MULTIPART)).status).toBe(401);
    const { headers } = await signInAs(application, "admin");
    const upload = { method: "POST", body: multipart(201), headers: { ...headers, "content-type": MULTIPART } };
    const { status, text } = await answerTo(await app.request("/api/pictures", upload));
    expect([status, text]).toEqual([413, expect.stringContaining("più di 200 campi")]);
  });

  // Rule: product.md#bad-input "body over 1 MiB"
  test("with two boundaries in the content type, counted by the one that the parser uses", async () => {
    posted = [];
    await post("/contatti", multipart(201), `multipart/form-data; boundary=${"x".repeat(30)}, ${MULTIPART}`);
    expect(posted).toEqual([]);
  });
});

describe("a body within the limits arrives as it was sent", () => {
  test.each([
    ["urlencoded", form(200), `${FORM}; charset=UTF-8`],
    ["multipart", multipart(200), MULTIPART],
  ])("as a form, %s", async (_name, body, type) => {
    posted = [];
    expect((await post("/contatti", body, type)).status).toBe(200);
    expect(posted).toEqual(fieldNames(200).map((name) => [name, "è & ò"]));
  });

  // Rule: product.md#bad-input
  test("with long texts full of commas and ampersands", async () => {
    const text = "Milano, Roma & Como, ".repeat(9000);
    await post("/contatti", new URLSearchParams({ message: text }).toString(), FORM);
    expect(posted).toEqual([["message", text]]);
    const enquiry = { kind: "contact", name: "Ada", email: "ada@prova.example", phone: "+39 333 1234567" };
    const sent = await post(
      "/api/enquiries",
      JSON.stringify({ ...enquiry, message: text.slice(0, 1900) }),
      "application/json",
    );
    expect(sent.status).toBe(201);
  });

  test("as a CSV with more ampersands than a form may have fields", async () => {
    const { headers } = await signInAs(application, "admin");
    const csv = `brand;name;description\n${"Fiat;500;a & b & c & d\n".repeat(100)}`;
    const response = await app.request("/api/vehicles/import?dryRun=true", {
      method: "POST",
      body: csv,
      headers: { ...headers, "content-type": "text/csv; charset=utf-8" },
    });
    expect(response.status).toBe(200);
    expect((await response.json()).rows).toHaveLength(100);
  });
});
