import { mkdtemp, readdir, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseSenderName } from "#server/integrations/mailer.ts";
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

// Rule: product.md#mails
test("writes each mail into its own file, atomically", async () => {
  const mailer = new OutboxMailer({ folder: join(folder, "outbox"), from: "Velluto <prenotazioni@velluto.example>" });
  await Promise.all([mailer.send(message), mailer.send(message)]);
  const files = await readdir(join(folder, "outbox"));
  expect(files).toHaveLength(2);
  expect(files.every((name) => name.endsWith(".eml"))).toBe(true);
  const mail = await readFile(join(folder, "outbox", files[0] ?? ""), "utf8");
  expect(mail).toMatch(/^From: Velluto <prenotazioni@velluto\.example>/m);
  expect(mail).toMatch(/^To: ada@prova\.example/m);
  expect(mail).toMatch(/^Reply-To: banco@velluto\.example/m);
  // This header prevents absence notes (RFC 3834).
  expect(mail).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(mail).toContain("multipart/alternative");
});

// Rule: product.md#mails "Sender's name"
test("sends by the company's own name, from the address of MAIL_FROM", async () => {
  for (const from of ["Velluto <prenotazioni@velluto.example>", "prenotazioni@velluto.example"]) {
    await new OutboxMailer({ folder, from }).send({ ...message, senderName: "Aurelia Motori, Roma" });
  }
  for (const file of await readdir(folder)) {
    expect(await readFile(join(folder, file), "utf8")).toMatch(
      /^From: "Aurelia Motori, Roma" <prenotazioni@velluto\.example>/m,
    );
  }
});

// Rule: product.md#mails "Sender's name"
test("the company's name is that of its mails where neither the settings nor MAIL_FROM have one", () => {
  const company = { name: "Aurelia", mailSenderName: null };
  expect(chooseSenderName("a@b.example", company)).toBe("Aurelia");
  expect(chooseSenderName("<a@b.example>", company)).toBe("Aurelia");
  expect(chooseSenderName("Seta <a@b.example>", company)).toBeNull();
  expect(chooseSenderName("Seta <a@b.example>", { ...company, mailSenderName: "Banco" })).toBe("Banco");
});

test("escapes line breaks in a name, which could add a recipient", async () => {
  const mailer = new OutboxMailer({ folder, from: "prenotazioni@velluto.example" });
  await mailer.send({ ...message, subject: "Ciao\r\nBcc: altri@prova.example" });
  const [file = ""] = await readdir(folder);
  expect(await readFile(join(folder, file), "utf8")).not.toMatch(/^Bcc:/m);
});

// Rule: product.md#retention "Mails that became files, where there is no mail server"
test("deletes its files only on request, and only old ones", async () => {
  const mailer = new OutboxMailer({ folder: join(folder, "outbox"), from: "prenotazioni@velluto.example" });
  await mailer.deleteCopies(new Date());
  await mailer.send(message);
  const then = new Date("2026-01-01T09:00:00Z");
  const [old = ""] = await readdir(join(folder, "outbox"));
  await utimes(join(folder, "outbox", old), then, then);
  await mailer.send(message);
  await mailer.deleteCopies(new Date("2026-01-02T09:00:00Z"));
  const left = await readdir(join(folder, "outbox"));
  expect([left.length, left.includes(old)]).toEqual([1, false]);
});
