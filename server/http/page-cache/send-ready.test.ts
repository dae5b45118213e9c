import { once } from "node:events";
import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { ReadyAnswer, sendReady } from "./send-ready.ts";

const PAGE = new ReadyAnswer(
  { "content-type": "text/html", "content-length": "5", etag: 'W/"x"' },
  Buffer.from("<p>x!"),
);
const FURTHER = ["x-request-id", "a1b2c3d4"];
const NOW = Date.parse("2026-12-10T09:30:00.999Z");

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What comes over the line for these requests, one behind the other on one connection. */
async function answersTo(requests: string, answer: RequestListener): Promise<string> {
  const server = createServer({ keepAliveTimeout: 75_000 }, answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const line = connect((server.address() as AddressInfo).port, "127.0.0.1");
  line.end(requests);
  return text(line);
}

const ready: RequestListener = ({ method = "" }, response) =>
  sendReady(response, PAGE, { method, further: FURTHER, now: NOW });
/** The same as Node puts it together by itself. */
const byNode: RequestListener = ({ method = "" }, response) => {
  response.sendDate = false;
  response
    .writeHead(200, [...PAGE.headers, ...FURTHER, "Date", new Date(NOW).toUTCString()])
    .end(method === "HEAD" ? undefined : PAGE.body);
};

const asked = (line: string, ...headers: string[]) => `${[line, "host: x", ...headers].join("\r\n")}\r\n\r\n`;

/** A connection whose other end takes what it was sent only when it is told to. */
class HeldConnection extends Duplex {
  taken = "";
  readonly #held: (() => void)[] = [];

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#held.push(() => {
      this.taken += chunk.toString("latin1");
      done();
    });
  }

  receive(): void {
    for (const receiving of this.#held.splice(0)) receiving();
  }
}

describe("a ready answer", () => {
  test.each([
    ["to one request", asked("GET / HTTP/1.1")],
    ["to two on one connection", asked("GET / HTTP/1.1") + asked("GET / HTTP/1.1")],
    ["to HEAD, and to GET behind it", asked("HEAD / HTTP/1.1") + asked("GET / HTTP/1.1")],
    ["to one who closes", asked("GET / HTTP/1.1", "connection: close")],
    ["in the old protocol", asked("GET / HTTP/1.0")],
    ["in the old protocol, on a connection that stays", asked("GET / HTTP/1.0", "connection: keep-alive")],
  ])("%s is byte by byte what Node writes", async (_, requests) => {
    const sent = await answersTo(requests, ready);
    expect(sent).toContain("HTTP/1.1 200 OK\r\n");
    expect(sent.replaceAll(/^Date: .*\r\n/gm, "")).toBe(
      (await answersTo(requests, byNode)).replaceAll(/^Date: .*\r\n/gm, ""),
    );
  });

  test("says its second, and its status to who counts it", async () => {
    const seen: number[] = [];
    const sent = await answersTo(asked("GET / HTTP/1.1"), (request, response) => {
      ready(request, response);
      seen.push(response.statusCode);
    });
    expect(sent).toContain("Date: Thu, 10 Dec 2026 09:30:00 GMT\r\n");
    expect(seen).toEqual([200]);
  });

  test("stays as it was for who has not taken it yet, whatever is sent to others meanwhile", () => {
    const ids = ["the-first", "a-second!", "one-of-another-length"];
    const connections = ids.map((id) => {
      const connection = new HeldConnection();
      const socket = connection as unknown as Socket;
      const request = Object.assign(new IncomingMessage(socket), { httpVersionMajor: 1, httpVersionMinor: 1 });
      const response = new ServerResponse(request);
      response.assignSocket(socket);
      Object.assign(response, { _keepAliveTimeout: 75_000 });
      sendReady(response, PAGE, { method: "GET", further: ["x-request-id", id], now: NOW });
      return connection;
    });
    for (const connection of connections) connection.receive();
    expect(connections.map(({ taken }) => /^x-request-id: (.*)\r$/m.exec(taken)?.[1])).toEqual(ids);
    for (const { taken } of connections) expect(taken).toMatch(/\r\n\r\n<p>x!$/);
  });

  test("is made of nothing that a head may not hold", () => {
    expect(() => new ReadyAnswer({ link: "</a>\r\nset-cookie: b=c" }, PAGE.body)).toThrow("Invalid character");
    expect(() => new ReadyAnswer({ "a b": "c" }, PAGE.body)).toThrow("Header name");
  });
});
