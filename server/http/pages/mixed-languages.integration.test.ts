// Rule: product.md#languages "Requests in several languages"
// Rule: product.md#page-cache
import { once } from "node:events";
import { type IncomingHttpHeaders, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGE_CODES, type Language } from "#domain/languages.ts";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { createApp } from "#server/app.ts";
import { vehicles } from "#server/db/schema.ts";
import { createListener } from "#server/http/listener.ts";
import { createSiteServer } from "#server/http/site-server.ts";
import { currentTracker } from "#server/invalidation/dependency-tracker.ts";
import { setUpTestApplication } from "#test/app.ts";
import { createPageResponse } from "./page-content.ts";
import type { PageRenderer } from "./page-handler.ts";
import { toPageRequest } from "./page-request.ts";

const application = setUpTestApplication({ languages: LANGUAGE_CODES });
const server = createSiteServer();
let port = 0;
beforeAll(async () => {
  const { context } = application;
  server.on("request", createListener(context, createApp({ context, renderPage })));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/** Renders a page that says its language and the path that the router would get, after a random time. */
const renderPage: PageRenderer = async (request) => {
  const { request: pageRequest, language } = toPageRequest(request);
  currentTracker()?.tags.add("vehicles");
  await wait(Math.random() * 5);
  const { pathname, search } = new URL(pageRequest.url);
  const html = `<html lang="${language}"><p>${pathname}${search}</p>${"<p>Velluto</p>".repeat(200)}</html>`;
  return createPageResponse(html, { headers: { "content-type": "text/html; charset=utf-8" } });
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

async function send(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const request = sendRequest({
    ...{ host: "127.0.0.1", port, path, method },
    headers: { host: `127.0.0.1:${port}`, ...headers },
  }).end();
  const [response] = await once(request, "response");
  const body = await buffer(response);
  const encoding = body.length > 0 ? response.headers["content-encoding"] : undefined;
  const text = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
  return { status: response.statusCode, headers: response.headers, text: text.toString() };
}

const PUBLIC_PATHS = ["/", "/luxury-car-rental/milan", "/explore?city=Milano", "/contatti"];
const PRIVATE_PATH = "/prenotazione/AbC-dE_f";
const ENCODINGS = ["br", "gzip", "identity"];
const languageOf = ({ text }: Answer) => /<html lang="(\w+)">/.exec(text)?.[1];
const etagOf = async (language: Language, path: string) =>
  (await send(addLanguagePrefix(language, path))).headers.etag ?? "";

test("two hundred mixed requests at the same time never get another language", async () => {
  const etags = new Map<string, string>();
  for (const language of LANGUAGE_CODES)
    for (const path of PUBLIC_PATHS) etags.set(language + path, await etagOf(language, path));
  expect(new Set(etags.values()).size).toBe(etags.size);

  const faults: string[] = [];
  const check = async (index: number) => {
    const language = LANGUAGE_CODES[index % LANGUAGE_CODES.length] as Language;
    const path = PUBLIC_PATHS[(index >> 2) % PUBLIC_PATHS.length] as string;
    const isPrivate = index % 7 === 0;
    const address = addLanguagePrefix(language, isPrivate ? PRIVATE_PATH : path);
    const encoding = { "accept-encoding": ENCODINGS[index % 3] as string };
    // A browser that has the page in another language must get this one's.
    const other = LANGUAGE_CODES[(index + 1) % LANGUAGE_CODES.length] as Language;
    const known = index % 5 === 1 ? { "if-none-match": etags.get(other + path) as string } : {};
    const isHead = index % 11 === 3;
    const answer = await send(address, { ...encoding, ...known }, isHead ? "HEAD" : "GET");
    const cacheControl = answer.headers["cache-control"];
    const isRight =
      answer.status === 200 &&
      (isHead ? answer.text === "" : languageOf(answer) === language) &&
      (isHead || answer.text.includes(`<p>${isPrivate ? PRIVATE_PATH : path}</p>`)) &&
      (isPrivate ? cacheControl === "no-store" : cacheControl === "public, max-age=0, must-revalidate") &&
      !/accept-language/i.test(answer.headers.vary ?? "");
    if (!isRight) faults.push(`${address} ${JSON.stringify(answer.headers)} ${answer.text.slice(0, 60)}`);
  };
  const write = () =>
    application.context.db
      .update(vehicles)
      .set({ priceCents: sql`price_cents + 100` })
      .where(eq(vehicles.slug, "ferrari-296-gtb"));
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      if (index % 50 === 25) await write();
      await check(index);
    }),
  );
  expect(faults).toEqual([]);
});

// Rule: product.md#languages "Private pages exist"
test("a private page in another language is never cached, and its token keeps its letters", async () => {
  const { pages } = application.context;
  for (const language of LANGUAGE_CODES) {
    const address = addLanguagePrefix(language, PRIVATE_PATH);
    const before = pages.count;
    for (let times = 0; times < 3; times++) {
      const answer = await send(address);
      expect([answer.status, answer.headers["cache-control"], answer.headers.etag, languageOf(answer)]).toEqual([
        200,
        "no-store",
        undefined,
        language,
      ]);
      expect(answer.text).toContain(`<p>${PRIVATE_PATH}</p>`);
    }
    expect(pages.count).toBe(before);
    expect(pages.find(address)).toBeUndefined();
  }
  const moved = await send(`/EN${PRIVATE_PATH}/`);
  expect([moved.status, moved.headers.location, moved.headers["cache-control"]]).toEqual([
    301,
    `/en${PRIVATE_PATH}`,
    "no-store",
  ]);
});

// Rule: product.md#languages "Nobody is redirected"
test("the browser's languages change no page", async () => {
  const german = await send("/contatti", { "accept-language": "de-DE,de;q=0.9" });
  expect([german.status, languageOf(german)]).toEqual([200, "it"]);
});
