import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { CONNECTION_LIMITS, createSiteServer } from "#server/http/site-server.ts";

test("a body that does not come to its end is answered 408, and its connection closed", async () => {
  const server = createSiteServer({
    ...CONNECTION_LIMITS,
    headersTimeout: 20,
    requestTimeout: 20,
    connectionsCheckingInterval: 10,
  });
  server.on("request", (request) => request.resume());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("POST /api/bookings HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  server.close();
});

test("a minute is the longest that anybody may send for", () => {
  expect(createSiteServer()).toMatchObject({ headersTimeout: 15_000, requestTimeout: 60_000 });
});
