import { Hono } from "hono";
import { expect, test } from "vitest";
import { parseJsonBody } from "#server/http/bodies/json-body.ts";

const app = new Hono();
app.post("/", parseJsonBody, (c) => c.json({ read: c.get("json") }));

test.each<[string, RequestInit, number, unknown]>([
  ["nothing at all", {}, 200, { read: {} }],
  ["an empty stream", { body: new Blob([]).stream(), duplex: "half" } as RequestInit, 200, { read: {} }],
  [
    "JSON",
    { body: '{"a":1}', headers: { "content-type": "application/json; charset=utf-8" } },
    200,
    { read: { a: 1 } },
  ],
  ["nothing, said to be JSON", { body: "", headers: { "content-type": "application/json" } }, 400, undefined],
  ["a text without a type", { body: new Blob(["{}"]).stream(), duplex: "half" } as RequestInit, 415, undefined],
  ["a form", { body: new URLSearchParams({ a: "1" }) }, 415, undefined],
])("%s", async (_what, sent, status, answer) => {
  const response = await app.request("http://localhost/", { ...sent, method: "POST" });
  expect(response.status).toBe(status);
  if (answer !== undefined) expect(await response.json()).toEqual(answer);
});
