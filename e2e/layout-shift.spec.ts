import { request as ask, createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { DESKTOP_VIEWPORT, expect, PHONE_VIEWPORT, test } from "./fixtures.ts";
import { holdRequests } from "./hold-requests.ts";

/** Pages in which something once shifted during loading, and the window size in which it did. */
const VISITS = [
  ["/", PHONE_VIEWPORT],
  ["/private-jet-charter", PHONE_VIEWPORT],
  ["/private-jet-charter", DESKTOP_VIEWPORT],
  ["/private-jet-charter/milan/light-jet/embraer-phenom-300e", PHONE_VIEWPORT],
  ["/luxury-car-rental/milan/sportive/ferrari-296-gtb", PHONE_VIEWPORT],
  ["/auth/signup", DESKTOP_VIEWPORT],
] as const;
/** Invisibly small: a line of two pixels drawn before the picture above it is parsed, or a few words in a font that comes late. */
const MAX_LAYOUT_SHIFT = 0.002;
/** Size of a chunk of the document. */
const CHUNK_BYTES = 3000;

for (const [path, view] of VISITS) {
  // Rule: product.md#pictures
  // Rule: product.md#speed
  test(`${path} at ${view.width} px: nothing painted shifts while the page loads in chunks, with its pictures last`, async ({
    page,
  }) => {
    const site = await serveInChunks(page);
    try {
      await page.setViewportSize(view);
      await page.addInitScript(observeShifts);
      const letPicturesCome = await holdRequests(page, "**/pictures/**");
      await page.goto(site.origin + path, { waitUntil: "domcontentloaded" });
      await page.evaluate(waitForPaint);
      letPicturesCome();
      await page.waitForLoadState("load");
      await page.waitForLoadState("networkidle");
      const shifts = await page.evaluate(() => globalThis.shifts ?? []);
      expect(shifts.filter(({ value }) => value > MAX_LAYOUT_SHIFT)).toEqual([]);
    } finally {
      await site.stop();
    }
  });
}

/** Delivers the site's documents in chunks, each once the page has painted the one before. */
async function serveInChunks(page: Page) {
  const server = createServer((incoming, answer) => {
    const { origin } = new URL(process.env.E2E_ORIGIN ?? "");
    const headers = { ...incoming.headers, host: new URL(origin).host, "accept-encoding": "identity" };
    const outgoing = ask(origin + incoming.url, { method: incoming.method, headers }, (found) => {
      const { "content-length": _whole, ...kept } = found.headers;
      answer.writeHead(found.statusCode ?? 500, kept);
      if (!found.headers["content-type"]?.startsWith("text/html")) return found.pipe(answer);
      const parts: Buffer[] = [];
      found.on("data", (part: Buffer) => parts.push(part));
      found.on("end", () => void sendInChunks(Buffer.concat(parts), answer, page));
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function sendInChunks(html: Buffer, answer: ServerResponse, page: Page): Promise<void> {
  const body = html.indexOf("</head>");
  answer.write(html.subarray(0, body));
  for (let at = body; at < html.length && !page.isClosed(); at += CHUNK_BYTES) {
    answer.write(html.subarray(at, at + CHUNK_BYTES));
    // Until the first chunk arrives this is the previous page, which paints too.
    await page.evaluate(waitForPaint).catch(() => undefined);
  }
  answer.end();
}

/** Runs in the page. */
async function waitForPaint(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

interface Shift {
  value: number;
  moved: string[];
}
declare global {
  var shifts: Shift[] | undefined;
}

/** Runs in the page before its scripts. */
function observeShifts(): void {
  const shifts: Shift[] = [];
  globalThis.shifts = shifts;
  new PerformanceObserver((list) => {
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      shifts.push({
        value,
        moved: sources.map(({ node }) => (node as HTMLElement | null)?.outerHTML?.slice(0, 80) ?? ""),
      });
  }).observe({ type: "layout-shift", buffered: true });
}
