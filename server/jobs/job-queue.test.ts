import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AppContext } from "#server/context.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { isUnknownRecipientError, runJob, runRepeatedly } from "./job-queue.ts";

const refusal = (details: object) => Object.assign(new Error("refused"), { code: "EENVELOPE", ...details });

test("an unknown recipient is refused for good, other refusals are not", () => {
  expect(isUnknownRecipientError(refusal({ command: "RCPT TO", responseCode: 550 }))).toBe(true);
  expect(isUnknownRecipientError(refusal({ command: "RCPT TO", responseCode: 450 }))).toBe(false);
  expect(isUnknownRecipientError(refusal({ command: "RCPT TO", responseCode: 554 }))).toBe(false);
  expect(isUnknownRecipientError(refusal({ command: "MAIL FROM", responseCode: 550 }))).toBe(false);
  expect(isUnknownRecipientError(Object.assign(new Error("away"), { code: "ECONNREFUSED" }))).toBe(false);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const logger = pino({ level: "silent" });

// Rule: product.md#mails "Sender's name"
test("a mail goes out by the name in the settings", async () => {
  const sent: OutgoingEmail[] = [];
  const mail = { to: "ada@prova.example", subject: "Prova", text: "Buongiorno", html: "<p>Buongiorno</p>" };
  const job = { id: "8e4b", data: mail } as Parameters<typeof runJob<"mail">>[1];
  const context = { env: { mailFrom: "a@b.example" }, site: { mailSenderName: "Aurelia Motori" } } as AppContext;
  const mailer = { send: async (message: OutgoingEmail) => void sent.push(message) };
  await runJob("mail", job, { context, mailer, logger });
  expect(sent).toEqual([{ ...mail, id: "8e4b", senderName: "Aurelia Motori" }]);
});

test("runs at once and after every pause, also after a failure, until stopped", async () => {
  let runs = 0;
  const repeated = runRepeatedly(
    1000,
    async () => {
      runs++;
      if (runs === 2) throw new Error("once");
    },
    logger,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(runs).toBe(3);
  await repeated.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toBe(3);
});

test("never runs concurrently, and stopping waits for the current run", async () => {
  let running = 0;
  let most = 0;
  const repeated = runRepeatedly(
    10,
    async () => {
      running++;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running--;
    },
    logger,
  );
  await vi.advanceTimersByTimeAsync(500);
  const stopped = repeated.stop();
  await vi.advanceTimersByTimeAsync(100);
  await stopped;
  expect([most, running]).toEqual([1, 0]);
});
