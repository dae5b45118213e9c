import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { expect } from "./fixtures.ts";
import type { TestServer } from "./server.ts";

const DEBUG = 20;

/** Sends bad requests to a server with full logging, and expects JSON lines without errors. */
export async function expectCleanLog(server: TestServer): Promise<void> {
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, { method, headers, redirect: "manual", ...(method === "POST" && { body: "name=x" }) });
  for (const path of ["/contatti", "/contatti.data", "/prenotazione/AbC/calendario.ics"])
    for (const method of ["OPTIONS", "PUT", "PROPFIND"]) await ask(method, path);
  for (const path of ["/vetture", "/vetture.data", "/noleggio-suv.data", "/a/b/c", "/_.data"]) await ask("POST", path);
  for (const origin of ["https://evil.example", "null", "http://localhost"])
    for (const path of ["/contatti", "/contatti.data", "/api/bookings"]) await ask("POST", path, { origin });
  await ask("POST", "/api/auth/sign-in/social", { "content-type": "application/json" });
  await ask("GET", "/api/auth/verify-email?token=x&callbackURL=https://evil.example");
  const paths = ["/contatti", "/auth/login.data", "/api/bookings", "/api/auth/sign-in/email"];
  for (const path of paths) await abortRequest(server.port, path);

  const linesAfter = async () => (await readFile(server.logFile, "utf8")).split("\n").filter(Boolean);
  await expect.poll(async () => (await linesAfter()).filter((line) => line.includes("broken off")).length).toBe(4);
  const greeting = /^(Velluto is open at|Sign-in for staff:|RATE LIMITS ARE OFF)/;
  const lines = (await linesAfter()).filter((line) => !greeting.test(line)).map((line) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === "page refused").length).toBeGreaterThan(9);
  const events = lines.filter(({ msg }) => msg === "security event");
  expect(events).toContainEqual(expect.objectContaining({ security: "access", outcome: "refused", userId: null }));
  // These depend only on the machine's load.
  const expected = new Set(["security event", "slow query", "slow render"]);
  expect(lines.filter(({ level, msg }) => level !== DEBUG && !expected.has(msg))).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain("AbC");
}

/** Starts to send a body and disconnects. */
async function abortRequest(port: number, path: string): Promise<void> {
  const headers = {
    "content-type": path.startsWith("/api/") ? "application/json" : "application/x-www-form-urlencoded",
  };
  const sent = request({ port, host: "127.0.0.1", method: "POST", path, headers });
  const closed = new Promise((resolve) => sent.on("close", resolve));
  // The response is never expected.
  sent.on("error", () => {});
  await new Promise<void>((resolve) => sent.write('{"name":', () => resolve()));
  sent.destroy();
  await closed;
}
