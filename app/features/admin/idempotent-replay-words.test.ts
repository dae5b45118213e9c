import { expect, test } from "vitest";
import { idempotentReplaySentence } from "#app/features/admin/idempotent-replay-words.ts";

const moment = "alle 10:42";

test.each([
  [{ actor: "u1", actor_name: "Giulia", own: false }, "L'ha già confermata Giulia alle 10:42."],
  [{ actor: "u1", actor_name: "Giulia", own: true }, "L'hai già confermata alle 10:42."],
  [{ actor: "renter", actor_name: null, own: false }, "L'ha già confermata il cliente alle 10:42."],
  [{ actor: "system", actor_name: null, own: false }, "È già stata confermata alle 10:42."],
])("names the actor and the time of %j", (already, sentence) =>
  expect(idempotentReplaySentence(already, { done: "confermata", moment })).toBe(sentence),
);

test("leaves out an unknown actor or time", () =>
  expect(
    idempotentReplaySentence({ actor: null, actor_name: null, own: false }, { done: "chiusa", moment: null }),
  ).toBe("È già stata chiusa."));
