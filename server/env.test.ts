// Rule: product.md#commands-and-environment
import { chmodSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EnvironmentError, readEnvironment, withListeningPort } from "#server/env.ts";

const folder = () => mkdtempSync(join(tmpdir(), "velluto-env-"));

test("without any variable the site uses the embedded database, with the demo, on port 3000", () => {
  expect(readEnvironment({ DATA_DIR: folder() })).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    seed: "demo",
    adminEmail: "admin@velluto.example",
    rateLimits: true,
  });
});

test("every wrong variable is named in one message", () => {
  const wrong = {
    DATA_DIR: folder(),
    PORT: "eighty",
    SEED: "all",
    SITE_URL: "velluto",
    SMTP_URL: "http://x",
    RATE_LIMITS: "no",
  };
  expect(() => readEnvironment(wrong)).toThrow(EnvironmentError);
  expect(() => readEnvironment(wrong)).toThrow(/PORT[\s\S]*SITE_URL[\s\S]*SEED[\s\S]*SMTP_URL[\s\S]*RATE_LIMITS/);
});

test("with DATABASE_URL it refuses to start without AUTH_SECRET, and seeds nothing", () => {
  const url = { DATA_DIR: folder(), DATABASE_URL: "postgres://localhost/velluto" };
  expect(() => readEnvironment(url)).toThrow(/AUTH_SECRET/);
  expect(readEnvironment({ ...url, AUTH_SECRET: "s".repeat(32) }).seed).toBe("none");
});

test.each(["DATABASE_DIRECT_URL", "DATABASE_STANDBY_URL"])("%s requires DATABASE_URL", (name) => {
  expect(() => readEnvironment({ DATA_DIR: folder(), [name]: "postgres://localhost/velluto" })).toThrow(name);
});

test("the data folder is private to its owner, whether new or readable by others before", () => {
  const wide = folder();
  chmodSync(wide, 0o777);
  for (const DATA_DIR of [wide, join(folder(), "new")]) {
    readEnvironment({ DATA_DIR });
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
  }
});

test("the generated secret stays the same across starts", () => {
  const DATA_DIR = folder();
  const first = readEnvironment({ DATA_DIR }).secret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readEnvironment({ DATA_DIR }).secret).toBe(first);
});

test("pictures go to a bucket only when all its variables are set", () => {
  const S3_ENDPOINT = "https://s3.example.com";
  const rest = { S3_BUCKET: "flotta", S3_REGION: "eu", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  expect(() => readEnvironment({ DATA_DIR: folder(), S3_ENDPOINT })).toThrow(/S3_BUCKET[\s\S]*S3_SECRET_ACCESS_KEY/);
  expect(readEnvironment({ DATA_DIR: folder() }).s3).toBeUndefined();
  expect(readEnvironment({ DATA_DIR: folder(), S3_ENDPOINT, ...rest }).s3).toMatchObject({ bucket: "flotta" });
});

test("connections off this machine are encrypted, unless the owner exempts the service", () => {
  const s3 = { S3_BUCKET: "flotta", S3_REGION: "eu", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  const services = {
    ...s3,
    AI_MODEL: "uno",
    S3_ENDPOINT: "http://store.internal:9000",
    AI_BASE_URL: "http://model/v1",
  };
  const outside = { DATA_DIR: folder(), SMTP_URL: "smtp://mail.example.com:587" };
  expect(() => readEnvironment({ ...outside, ...services })).toThrow(/S3_ENDPOINT[\s\S]*AI_BASE_URL/);
  expect(() => readEnvironment({ ...outside, PLAIN_CONNECTIONS: "all" })).toThrow(/PLAIN_CONNECTIONS/);
  const allowed = readEnvironment({ ...outside, ...services, PLAIN_CONNECTIONS: "s3, ai" });
  expect([allowed.smtp?.requireTls, allowed.s3?.endpoint]).toEqual([true, "http://store.internal:9000"]);
  expect(readEnvironment({ ...outside, PLAIN_CONNECTIONS: "smtp" }).smtp?.requireTls).toBe(false);
  const here = { ...s3, DATA_DIR: folder(), S3_ENDPOINT: "http://127.0.0.1:9000", SMTP_URL: "smtp://localhost:1025" };
  expect(readEnvironment(here).smtp?.requireTls).toBe(false);
});

test("a model writes SEO texts only when its URL and name are set", () => {
  const DATA_DIR = folder();
  expect(readEnvironment({ DATA_DIR }).ai).toBeUndefined();
  expect(() => readEnvironment({ DATA_DIR, AI_API_KEY: "sk-1" })).toThrow(/AI_BASE_URL[\s\S]*AI_MODEL/);
  expect(() => readEnvironment({ DATA_DIR, AI_BASE_URL: "api.example", AI_MODEL: "uno" })).toThrow(/AI_BASE_URL/);
  const AI_BASE_URL = "https://api.example/v1";
  expect(readEnvironment({ DATA_DIR, AI_BASE_URL, AI_MODEL: "uno" }).ai).toEqual({
    baseUrl: AI_BASE_URL,
    apiKey: undefined,
    model: "uno",
  });
});

test.each([
  [undefined, false],
  ["http://localhost:3000", false],
  ["http://127.0.0.1", false],
  ["http://[::1]:3000/", false],
  ["https://localhost:8443", true],
  ["http://localhost.example.com", true],
  ["https://www.example.com", true],
])("SITE_URL %s: the site is reachable only there: %s", (SITE_URL, publicSite) => {
  expect(readEnvironment({ DATA_DIR: folder(), SITE_URL }).isPublicSite).toBe(publicSite);
});

test("the site's URL follows the port that the system chose, unless it was configured", () => {
  const DATA_DIR = folder();
  const chosen = withListeningPort(readEnvironment({ DATA_DIR, PORT: "0" }), 49152);
  expect(chosen).toMatchObject({ port: 49152, siteUrl: "http://localhost:49152" });
  const SITE_URL = "https://www.example.com/";
  const configured = withListeningPort(readEnvironment({ DATA_DIR, PORT: "0", SITE_URL }), 49152);
  expect(configured).toMatchObject({ port: 49152, siteUrl: "https://www.example.com" });
});

test("private links use LINK_SECRET if AUTH_SECRET was changed after they were sent", () => {
  const [former, present] = ["f".repeat(32), "p".repeat(32)];
  const before = readEnvironment({ DATA_DIR: folder(), AUTH_SECRET: former });
  const after = readEnvironment({ DATA_DIR: folder(), AUTH_SECRET: present, LINK_SECRET: former });
  expect(after.secret).toBe(before.secret);
  expect(after.keys.signIn).not.toEqual(before.keys.signIn);
});

const POSTGRES = { DATABASE_URL: "postgres://localhost/velluto", AUTH_SECRET: "s".repeat(32) };
// Rule: product.md#roles
test.each([
  [{}, false],
  [{ SITE_URL: "https://velluto.example" }, false],
  [{ SITE_URL: "https://velluto.example", ...POSTGRES }, true],
  [{ SITE_URL: "http://velluto.example", ...POSTGRES }, false],
  [{ SITE_URL: "https://velluto.example", ...POSTGRES, STAFF_SECOND_FACTOR: "off" }, false],
  [{ STAFF_SECOND_FACTOR: "on" }, true],
])("with %j admins need a second factor: %s", (variables, asked) => {
  expect(readEnvironment({ DATA_DIR: folder(), ...variables }).staffSecondFactor).toBe(asked);
});
