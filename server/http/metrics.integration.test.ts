// Rule: product.md#commands-and-environment
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { brands } from "#server/db/schema.ts";
import { type FinishedQuery, traceQueries } from "#server/db/traced-queries.ts";
import { requestScope } from "#server/logger.ts";
import { setUpTestApplication } from "#test/app.ts";
import { openTestDatabase } from "#test/databases/database.ts";
import { createListener } from "./listener.ts";

const METRICS_TOKEN = "a-token-for-the-tests";
const application = setUpTestApplication({ seed: "none", variables: { METRICS_TOKEN } });

const metrics = (authorization?: string) =>
  application.app.request("/metrics", authorization ? { headers: { authorization } } : {});

test("/metrics needs its token, and is 404 when none is configured", async () => {
  expect([(await metrics()).status, (await metrics("Bearer another")).status]).toEqual([401, 401]);
  const read = await metrics(`Bearer ${METRICS_TOKEN}`);
  expect([read.status, read.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await read.text()).toContain("velluto_request_seconds");
  const { env } = application.context;
  const kept = env.metricsToken;
  env.metricsToken = undefined;
  expect((await metrics("Bearer ")).status).toBe(404);
  env.metricsToken = kept;
});

test("a request gets our id, or its trusted proxy's, and is counted", async () => {
  const { context } = application;
  const seen: (string | undefined)[] = [];
  const app = new Hono().all("*", (c) => {
    seen.push(requestScope.getStore()?.id);
    return c.text("");
  });
  const answer = async (trustProxy: boolean): Promise<string | null> => {
    const server: Server = createServer(createListener({ ...context, env: { ...context.env, trustProxy } }, app));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { "x-request-id": "from-the-proxy" } });
    await new Promise((resolve) => server.close(resolve));
    return response.headers.get("x-request-id");
  };
  expect(await answer(true)).toBe("from-the-proxy");
  const own = await answer(false);
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  expect(seen).toEqual(["from-the-proxy", own]);
  expect(await context.metrics.registry.metrics()).toMatch(
    /velluto_request_seconds_count\{method="GET",status="200"\} 2/,
  );
});

test("statements carry the request id as a comment, and every result is reported, failures too", async () => {
  const database = await openTestDatabase({ seed: "none" });
  const answered: FinishedQuery[] = [];
  traceQueries(database.pool, {
    requestId: () => requestScope.getStore()?.id,
    onFinished: (query) => void answered.push(query),
  });
  // Use `values`: a plain `select` would be a prepared statement, whose text gets no comment.
  const text = "values (current_query())";
  const read = async () => (await database.pool.query({ text })).rows[0]?.column1;
  expect(await requestScope.run({ id: "abc-12345" }, read)).toBe(`/* request abc-12345 */ ${text}`);
  expect(await read()).toBe(text);
  await expect(database.pool.query({ text: "select nothing" })).rejects.toThrow();
  expect(answered.at(-1)?.error).toMatchObject({ code: "42703" });
  expect(answered[0]?.error).toBeNull();
  expect(answered[0]?.statement).toBe(text);
  await database.close();
});

test("a write within a request publishes its invalidations at the commit", async () => {
  const database = await openTestDatabase({ seed: "catalogue" });
  traceQueries(database.pool, { requestId: () => requestScope.getStore()?.id, onFinished: () => {} });
  const publishedTags: string[] = [];
  database.invalidations.subscribe({ invalidate: (tags) => void publishedTags.push(...tags), markAllStale: () => {} });
  const rename = () =>
    database.db.transaction((tx) =>
      tx.update(brands).set({ name: "Ferrari S.p.A." }).where(eq(brands.slug, "ferrari")),
    );
  await requestScope.run({ id: "abc-12345" }, rename);
  expect(publishedTags.some((tag) => tag.startsWith("brands"))).toBe(true);
  await database.close();
});
