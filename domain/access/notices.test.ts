import { expect, test } from "vitest";
import { isNoticeKey, NOTICES } from "#domain/access/notices.ts";

test("the toasts of sign-in, sign-up and sign-out, word for word", () => {
  expect(NOTICES).toMatchObject({
    "signed-in": { tone: "success", text: "Accesso effettuato con successo" },
    "signed-up": { tone: "success", text: "Registrazione completata! Verifica la tua email." },
    "signed-out": { tone: "success", text: "Disconnesso con successo" },
    "sign-out-failed": { tone: "failure", text: "Errore durante la disconnessione" },
  });
});

test("only a key of the list is a notice", () => {
  expect(isNoticeKey("signed-in")).toBe(true);
  expect(isNoticeKey("toString")).toBe(false);
  expect(isNoticeKey("<b>")).toBe(false);
});
