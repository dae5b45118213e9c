// Rule: product.md#mail-texts
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { MailTextsScreen } from "#app/features/admin/mail-texts/mail-texts-screen.tsx";
import type { ApiMailText } from "#domain/api/mail-texts/mail-texts.ts";
import { MAIL_TEXTS } from "#domain/mail-texts/mail-texts.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const { defaultText } = MAIL_TEXTS.declined;
const DECLINED: ApiMailText = { kind: "declined", ...defaultText, changed: false, version: 1, updated_at: null };
const field = (name: string) => withinDialog().getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const open = (row: ApiMailText) => {
  const calls = renderScreen(<MailTextsScreen rows={[row]} />, ({ method }) =>
    method === "PUT" ? { body: row } : undefined,
  );
  fireEvent.click(screen.getAllByRole("button", { name: "Richiesta non accolta" })[0] as HTMLElement);
  return calls;
};
const save = () => fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));

test("previews a mail text with example data while it is typed, and saves it with the version that was loaded", async () => {
  const calls = open(DECLINED);
  fireEvent.change(field("Testo"), { target: { value: "Ciao {nome}.\n\n{motivo}" } });
  await waitFor(() => expect(withinDialog().getByText("Ciao Ada Lovelace.")).toBeDefined());
  save();
  await expectToast("Testo aggiornato");
  expect(calls[0]).toMatchObject({
    method: "PUT",
    path: "/api/mail_texts/declined",
    body: { subject: defaultText.subject, body: "Ciao {nome}.\n\n{motivo}", version: 1 },
  });
});

test("names a missing placeholder and sends nothing", async () => {
  const calls = open(DECLINED);
  fireEvent.change(field("Testo"), { target: { value: "Ciao {nome}." } });
  save();
  expect(await screen.findByText("Manca il campo {motivo}: senza, il cliente non lo saprebbe.")).toBeDefined();
  expect(calls).toEqual([]);
});

test("restores the built-in text with one press and deletes the custom text on saving", async () => {
  const calls = open({ ...DECLINED, heading: "Ci dispiace.", changed: true, version: 2 });
  fireEvent.click(withinDialog().getByRole("button", { name: "Torna al testo della casa" }));
  await waitFor(() => expect(field("Titolo").value).toBe(defaultText.heading));
  save();
  await expectToast("È tornato il testo della casa");
  expect(calls[0]).toMatchObject({ method: "DELETE", path: "/api/mail_texts/declined" });
});
