import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { CONNECTION_LIMITS, closeSiteServer, createSiteServer } from "#server/http/site-server.ts";

test("a body that never ends is answered 408, and its connection closed", async () => {
  const server = createSiteServer({ ...CONNECTION_LIMITS, connectionsCheckingInterval: 10 });
  server.on("request", (request) => {
    request.resume();
    // The time is over once the server has read what the client sent: if it closed before, the client would get a connection reset.
    Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("POST /api/bookings HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  server.close();
});

/** Starts a site that responds to /one immediately, and to /slow when the test calls `release`. */
async function openSite() {
  const slow = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const server = createSiteServer();
  server.on("request", async ({ url }, response) => {
    if (url === "/slow") {
      asked.resolve();
      await slow.promise;
    }
    response.end(url);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isAsked: asked.promise,
    release: slow.resolve,
  };
}

test("closing finishes responses in progress, and does not wait for idle connections", async () => {
  const { server, origin, isAsked, release } = await openSite();
  expect(await (await fetch(`${origin}/one`)).text()).toBe("/one");
  const answer = fetch(`${origin}/slow`);
  await isAsked;
  let isClosed = false;
  const closed = closeSiteServer(server).then(() => {
    isClosed = true;
  });
  await expect(fetch(`${origin}/new`)).rejects.toThrow();
  expect(isClosed).toBe(false);
  release();
  expect(await (await answer).text()).toBe("/slow");
  await closed;
});

test("closing cuts off what takes too long", async () => {
  const { server, origin, isAsked } = await openSite();
  const answer = fetch(`${origin}/slow`);
  answer.catch(() => {});
  await isAsked;
  await closeSiteServer(server, 1);
  await expect(answer).rejects.toThrow();
});

test("a client may send for at most one minute", () => {
  expect(createSiteServer()).toMatchObject({ headersTimeout: 15_000, requestTimeout: 60_000 });
});
