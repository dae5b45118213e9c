import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { S3PictureStore } from "#server/integrations/s3-picture-store.ts";

const KEYS = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "a secret of the test" };
const SCOPE = { bucket: "flotta", region: "eu-south-1" };

let server: Server;
let endpoint: string;
let files: Map<string, { bytes: Buffer; type: string | undefined }>;
let answers: number[];
beforeEach(async () => {
  files = new Map();
  answers = [];
  server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const bytes = Buffer.concat(await request.toArray());
    const forced = answers.shift();
    if (forced) return response.writeHead(forced).end();
    if (request.headers.authorization !== signed(request)) return response.writeHead(403).end();
    if (request.method === "PUT") {
      files.set(path, { bytes, type: request.headers["content-type"] });
      return response.writeHead(200).end();
    }
    const file = files.get(path);
    return file ? response.writeHead(200).end(file.bytes) : response.writeHead(404).end("<Error/>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  endpoint = `http://127.0.0.1:${address.port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Computes the expected Authorization header (AWS Signature Version 4), without using the store's code. */
function signed({ method, url = "", headers }: IncomingMessage): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1] ?? "";
  const [path, query = ""] = url.split("?");
  const canonical = [
    method,
    path,
    query,
    ...names.split(";").map((name) => `${name}:${headers[name]}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const date = String(headers["x-amz-date"]);
  const scope = `${date.slice(0, 8)}/${SCOPE.region}/s3/aws4_request`;
  const hash = createHash("sha256").update(canonical).digest("hex");
  const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const key = scope.split("/").reduce(hmac, Buffer.from(`AWS4${KEYS.secretAccessKey}`));
  const signature = hmac(key, ["AWS4-HMAC-SHA256", date, scope, hash].join("\n")).toString("hex");
  return `AWS4-HMAC-SHA256 Credential=${KEYS.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}

const store = (secretAccessKey = KEYS.secretAccessKey) =>
  new S3PictureStore({ endpoint: `${endpoint}/`, ...SCOPE, ...KEYS, secretAccessKey });
const BYTES = new Uint8Array([1, 2, 3]);

test("stores a file with a signed request and reads it back", async () => {
  await store().put("id/480.webp", BYTES, "image/webp");
  expect(files.get("/flotta/id/480.webp")).toEqual({ bytes: Buffer.from(BYTES), type: "image/webp" });
  expect(await store().get("id/480.webp")).toEqual(BYTES);
});

test("returns null for a missing file", async () => {
  expect(await store().get("id/800.avif")).toBeNull();
});

test("is unavailable when the service refuses the credentials", async () => {
  const unavailable = { kind: "unavailable", message: "L'archivio delle immagini non risponde. Riprova tra poco." };
  await expect(store("wrong").put("id/480.webp", BYTES, "image/webp")).rejects.toMatchObject(unavailable);
  await expect(store("wrong").get("id/480.webp")).rejects.toMatchObject(unavailable);
});

test("retries after a server error", async () => {
  answers = [503];
  await store().put("id/480.webp", BYTES, "image/webp");
  expect(files.size).toBe(1);
});

test("is unavailable when the service is down", async () => {
  const away = store();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  await expect(away.get("id/480.webp")).rejects.toMatchObject({ kind: "unavailable" });
});

test("is unavailable when the service breaks off a file", async () => {
  server.removeAllListeners("request").on("request", (_request, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("abc", () => response.destroy());
  });
  await expect(store().get("cut.webp")).rejects.toMatchObject({ kind: "unavailable" });
});
