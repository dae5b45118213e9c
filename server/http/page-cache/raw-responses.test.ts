import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { createSiteServer } from "#server/http/site-server.ts";
import { currentTracker } from "#server/invalidation/dependency-tracker.ts";
import { InvalidationBus } from "#server/invalidation/invalidation-bus.ts";
import { PageCache } from "./page-cache.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const PAGES = { "/": "<p>Ferrari</p>", "/vetture": "<p>Tutte le vetture</p>" };

/** Starts a page cache behind a real server. The server numbers its responses. */
async function open() {
  const touches = new InvalidationBus();
  const pages = new PageCache({ invalidations: touches });
  let answers = 0;
  const server = createSiteServer();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!pages.serveCached(request, response, ["x-request-id", String(++answers)])) response.writeHead(404).end();
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const fill = (path: string, content: string | Buffer) =>
    pages.getOrRender(path, "identity", async () => {
      currentTracker()?.tags.add("vehicles");
      return { content: Buffer.from(content), headers: { "last-modified": "Sat, 28 Nov 2026 10:00:00 GMT" } };
    });
  for (const [path, content] of Object.entries(PAGES)) await fill(path, content);
  return { touches, server, fill, line: () => connect(port, "127.0.0.1") };
}

const asked = (line: string, ...headers: string[]) => `${[line, "host: x", ...headers].join("\r\n")}\r\n\r\n`;

/** Splits the received bytes into responses, as a client does that knows the methods of its requests. */
function answersIn(bytes: Buffer, methods: readonly string[]) {
  let rest = bytes;
  const answers = methods.map((method) => {
    const headEnd = rest.indexOf("\r\n\r\n");
    const [status = "", ...lines] = rest.toString("latin1", 0, headEnd).split("\r\n");
    const headers = Object.fromEntries(lines.map((line) => line.split(": ", 2) as [string, string]));
    const hasBody = method === "GET" && status.includes(" 200 ");
    const bodyEnd = headEnd + 4 + (hasBody ? Number(headers["content-length"]) : 0);
    const body = rest.toString("latin1", headEnd + 4, bodyEnd);
    rest = rest.subarray(bodyEnd);
    return { status, headers, body };
  });
  return { answers, rest: rest.length };
}

describe("a cached page", () => {
  test("is sent with its own headers first, then those of the request, then Node's", async () => {
    const { line } = await open();
    const sent = (await buffer(line().end(asked("GET / HTTP/1.1")))).toString("latin1");
    const values = /^(Date|etag): .*$/gm;
    expect(sent.replaceAll(values, "$1: *").split("\r\n")).toEqual([
      "HTTP/1.1 200 OK",
      "content-type: text/html; charset=utf-8",
      "last-modified: Sat, 28 Nov 2026 10:00:00 GMT",
      "cache-control: public, max-age=0, must-revalidate",
      "vary: accept-encoding",
      "etag: *",
      "server-timing: cache;desc=hit",
      `content-length: ${PAGES["/"].length}`,
      "x-request-id: 1",
      "Date: *",
      "Connection: keep-alive",
      "Keep-Alive: timeout=75",
      "",
      PAGES["/"],
    ]);
  });

  test("answers 200 pipelined requests in order", async () => {
    const { line } = await open();
    const four: [string, string, string, ...string[]][] = [
      ["GET", "200 OK", PAGES["/"], "GET / HTTP/1.1"],
      ["HEAD", "200 OK", "", "HEAD / HTTP/1.1"],
      ["GET", "200 OK", PAGES["/vetture"], "GET /vetture HTTP/1.1"],
      ["GET", "304 Not Modified", "", "GET / HTTP/1.1", "if-none-match: *"],
    ];
    const requests = Array.from({ length: 50 }, () => four).flat();
    const text = requests.map(([, , , first = "", ...headers]) => asked(first, ...headers)).join("");
    const { answers, rest } = answersIn(
      await buffer(line().end(text)),
      requests.map(([method]) => method),
    );
    expect(rest).toBe(0);
    expect(answers.map(({ status, headers, body }) => [status, headers["x-request-id"], body])).toEqual(
      requests.map(([, status, body], at) => [`HTTP/1.1 ${status}`, String(at + 1), body]),
    );
  });

  test.each([
    ["that closes", ["GET / HTTP/1.1", "connection: close"], "close"],
    ["of HTTP/1.0", ["GET / HTTP/1.0"], "close"],
    ["of HTTP/1.0 that stays", ["GET / HTTP/1.0", "connection: keep-alive"], "keep-alive"],
  ])("leaves a connection %s as requested", async (_, [first = "", ...headers], connection) => {
    const { line } = await open();
    // The second request gets a response only if the connection stays open.
    const sent = await buffer(line().end(asked(first, ...headers) + asked("GET /vetture HTTP/1.0")));
    const bodies = connection === "close" ? [PAGES["/"]] : [PAGES["/"], PAGES["/vetture"]];
    const { answers, rest } = answersIn(
      sent,
      bodies.map(() => "GET"),
    );
    expect([answers.map(({ body }) => body), rest]).toEqual([bodies, 0]);
    expect(answers[0]?.headers.Connection).toBe(connection);
  });

  test("reaches a slow reader unchanged, even if it is rendered again meanwhile", async () => {
    const { touches, server, fill, line } = await open();
    // The pages are larger than the socket buffers at both ends together.
    const page = (letter: string) => Buffer.alloc(12 * 1024 * 1024, letter);
    await fill("/ferrari", page("a"));
    const stopped = line();
    stopped.write(asked("GET /ferrari HTTP/1.1", "connection: close"));
    const [, response] = (await once(server, "request")) as [IncomingMessage, ServerResponse];
    touches.publish(["vehicles"]);
    await fill("/ferrari", page("b"));
    expect(response.writableFinished).toBe(false);
    const bodyOf = (sent: Buffer) => sent.subarray(sent.indexOf("\r\n\r\n") + 4);
    expect(bodyOf(await buffer(stopped)).equals(page("a"))).toBe(true);
    const next = await buffer(line().end(asked("GET /ferrari HTTP/1.1", "connection: close")));
    expect(bodyOf(next).equals(page("b"))).toBe(true);
  });
});
