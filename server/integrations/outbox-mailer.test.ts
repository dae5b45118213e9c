import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OutboxMailer } from "#server/integrations/outbox-mailer.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "velluto-outbox-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const message = {
  to: "ada@prova.example",
  subject: "Città è",
  text: "Buongiorno",
  html: "<p>Buongiorno</p>",
  replyTo: "banco@velluto.example",
};

test("writes each mail whole into a file of its own", async () => {
  const mailer = new OutboxMailer({ folder: join(folder, "outbox"), from: "Velluto <prenotazioni@velluto.example>" });
  await Promise.all([mailer.send(message), mailer.send(message)]);
  const files = await readdir(join(folder, "outbox"));
  expect(files).toHaveLength(2);
  expect(files.every((name) => name.endsWith(".eml"))).toBe(true);
  const mail = await readFile(join(folder, "outbox", files[0] ?? ""), "utf8");
  expect(mail).toMatch(/^From: Velluto <prenotazioni@velluto\.example>/m);
  expect(mail).toMatch(/^To: ada@prova\.example/m);
  expect(mail).toMatch(/^Reply-To: banco@velluto\.example/m);
  // No absence note answers it (RFC 3834).
  expect(mail).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(mail).toContain("multipart/alternative");
});

test("a name with line breaks cannot add a recipient", async () => {
  const mailer = new OutboxMailer({ folder, from: "prenotazioni@velluto.example" });
  await mailer.send({ ...message, subject: "Ciao\r\nBcc: altri@prova.example" });
  const [file = ""] = await readdir(folder);
  expect(await readFile(join(folder, file), "utf8")).not.toMatch(/^Bcc:/m);
});
