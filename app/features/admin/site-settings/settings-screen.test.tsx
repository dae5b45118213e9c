// Rule: product.md#settings
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SettingsScreen } from "#app/features/admin/site-settings/settings-screen.tsx";
import { DraftOwnerContext } from "#app/ui/panel/drafts/draft-owner-context.ts";
import { readDraft } from "#app/ui/panel/drafts/draft-store.ts";
import { toSiteSettings } from "#domain/site-settings/site-settings.ts";
import { errorResponse, expectToast, renderScreen } from "#test/panel-screen.tsx";
import { TEST_SITE } from "#test/site.ts";

const DEFAULTS = toSiteSettings(TEST_SITE);
const UPDATED_AT = "2026-11-20T10:00:00.000Z";
const STORED = { body: { settings: DEFAULTS, defaults: DEFAULTS, version: 4, updated_at: UPDATED_AT } };
const reloadPage = vi.fn();
const open = (changes: Partial<typeof DEFAULTS> = {}, answers: Parameters<typeof renderScreen>[1] = () => STORED) =>
  renderScreen(
    <DraftOwnerContext value="anna">
      <SettingsScreen
        settings={{ ...DEFAULTS, ...changes }}
        defaults={DEFAULTS}
        version={3}
        updated_at={UPDATED_AT}
        reloadPage={reloadPage}
      />
    </DraftOwnerContext>,
    answers,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
  fireEvent.change(field(name), { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const carPage = () => within(screen.getByRole("region", { name: "Come si legge sulla pagina di ogni vettura" }));
const preview = () => within(screen.getByRole("complementary", { name: "Come appare sul sito" }));

test("previews footer and contacts while they are typed", async () => {
  open();
  expect(preview().getAllByText("Tutti i giorni, 24 ore su 24", { exact: false })).toHaveLength(2);
  type("Ragione sociale", "Seta S.p.A.");
  type("Partita IVA", "07643520567");
  await waitFor(() =>
    expect(
      preview().getByText(/© 2015 Seta S\.p\.A\. · Tutti i diritti riservati · P\. IVA 07643520567/),
    ).toBeDefined(),
  );
});

test("saves with the version that was loaded", async () => {
  const calls = open();
  type("Nome", "Seta");
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toMatchObject({
    method: "PATCH",
    path: "/api/site_settings",
    body: { ...DEFAULTS, name: "Seta", version: 3 },
  });
});

// Rule: product.md#settings "Reminders of pickup and return"
test("switches a reminder off", async () => {
  const calls = open();
  fireEvent.click(screen.getByRole("switch", { name: "Promemoria: tre ore prima del ritiro" }));
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toMatchObject({
    body: { reminder_two_days: true, reminder_three_hours: false, reminder_return: true },
  });
});

// Rule: product.md#settings "Required pictures of pickup and return"
test("requires pictures of a handover, in their own order", async () => {
  const calls = open();
  const pickup = within(screen.getByRole("group", { name: "Foto richieste alla consegna" }));
  fireEvent.click(pickup.getByRole("checkbox", { name: "Dietro" }));
  fireEvent.click(pickup.getByRole("checkbox", { name: "Davanti" }));
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toMatchObject({ body: { pickup_pictures: ["front", "rear"], return_pictures: [] } });
});

test("warns the second of two editors beside the save button, at the end of the long form", async () => {
  const detail = "Modificato da anna@velluto.example alle 10:40: ricarica i valori attuali o salva di nuovo.";
  const calls = open({}, ({ body }) =>
    body?.version === 3 ? errorResponse(409, detail, [{ path: "version", message: "La versione è la 4." }]) : STORED,
  );
  type("Nome", "Seta");
  press("Salva");
  const notice = (await screen.findByText(detail)).closest("[role=alert]");
  expect(notice?.nextElementSibling?.textContent).toBe("Salva");
  press("Salva comunque");
  await expectToast("Impostazioni salvate");
  expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => [body.name, body.version])).toEqual([
    ["Seta", 3],
    ["Seta", 4],
  ]);
});

test("offers to restore the built-in value of a field that differs", async () => {
  open({ name: "Seta", hold_hours: 12 });
  expect(screen.queryByRole("button", { name: "Ripristina Milano" })).toBeNull();
  press("Ripristina Velluto");
  await waitFor(() => expect(field("Nome").value).toBe("Velluto"));
  press("Ripristina 24");
  await waitFor(() => expect(field("Una richiesta blocca l'auto per").value).toBe("24"));
  expect(screen.queryByRole("button", { name: /^Ripristina/ })).toBeNull();
});

test("accepts delivery numbers in Italian format, sends them as numbers, and checks their range", async () => {
  const calls = open();
  type("Oltre quel raggio", "3,50");
  type("Sportive: consegna fino a", "1.200");
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toMatchObject({ body: { delivery_rate: 3.5, reach_sportive: 1200, reach_van: 1050 } });
  type("Velocità media di trasferimento", "300");
  press("Salva");
  await screen.findByText("Indica da 20 a 130 km/h interi.");
  expect(calls).toHaveLength(1);
});

test("edits the rental facts line by line, previews them while they are typed, and restores them", async () => {
  const calls = open();
  type("Modi di pagare", "con carta di credito\nin contanti\n");
  await waitFor(() => expect(carPage().getByText(/al ritiro, con carta di credito o in contanti, alla/)).toBeDefined());
  expect(carPage().getByText(/Un secondo conducente costa quanto il suo extra in Tariffe\./)).toBeDefined();
  expect(carPage().getByRole("heading", { level: 2 })).toBeDefined();
  press("Salva");
  await expectToast("Impostazioni salvate");
  const body = { payments: ["con carta di credito", "in contanti"] };
  expect(calls[0]).toMatchObject({ body });
  press("Ripristina le righe iniziali");
  await waitFor(() => expect(field("Modi di pagare").value).toBe(DEFAULTS.payments.join("\n")));
  type("Carburante e ricarica", "Serbatoio pieno");
  press("Salva");
  await screen.findByText("Scrivi frasi intere, con il punto alla fine.");
  expect(calls).toHaveLength(1);
});

// Rule: product.md#settings "Claims"
test("leaves out a year that is cleared, and refuses one that is still to come", async () => {
  const calls = open();
  expect(field("Esperienza dal").value).toBe("2010");
  type("Esperienza dal", "");
  type("Fondata nel", "2100");
  press("Salva");
  await screen.findByText("Indica un anno da 1800 a oggi, o lascia vuoto.");
  expect(calls).toEqual([]);
  press("Ripristina 2015");
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toMatchObject({ body: { heritage_since: null, founded_year: 2015 } });
});

// Rule: product.md#settings "Claims"
test("switches a point off, or gives it words of its own, and restores it", async () => {
  const calls = open();
  const point = () => within(screen.getByRole("group", { name: "Punto: assistenza" }));
  fireEvent.click(point().getByRole("switch"));
  fireEvent.change(point().getByLabelText("Titolo"), { target: { value: "Assistenza in italiano" } });
  press("Salva");
  await expectToast("Impostazioni salvate");
  const point_support = { shown: false, title: "Assistenza in italiano", text: "" };
  expect(calls[0]).toMatchObject({ body: { point_support } });
  fireEvent.click(point().getByRole("button", { name: "Ripristina il testo iniziale" }));
  await waitFor(() => expect(point().getByLabelText<HTMLInputElement>("Titolo").value).toBe(""));
});

// Rule: product.md#settings "Booking prefix"
test("refuses a booking prefix of requests, quotes or orders at its field", async () => {
  const calls = open();
  type("Sigla delle prenotazioni", "rq");
  press("Salva");
  await screen.findByText("Questa sigla è già di richieste, preventivi o ordini.");
  expect(field("Sigla delle prenotazioni").getAttribute("aria-invalid")).toBe("true");
  type("Sigla delle prenotazioni", "am");
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toMatchObject({ body: { booking_prefix: "AM" } });
});

// Rule: product.md#settings "Drawings beside photographs"
test("leaves drawings out beside photographs", async () => {
  const calls = open();
  expect(field("Disegni accanto alle fotografie").value).toBe("last");
  type("Disegni accanto alle fotografie", "none");
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toMatchObject({ body: { drawings: "none" } });
});

// Rule: product.md#settings "What the company offers"
test("asks before it switches off an offer with open work, naming it, and sends the change again", async () => {
  const question = "Jet privati: una richiesta aperta (RQ-7K3MQD). Spegnere lo stesso?";
  const calls = open({}, ({ body }) =>
    (body as { despite_open_work?: boolean }).despite_open_work
      ? STORED
      : errorResponse(409, question, [{ path: "despite_open_work", message: question }]),
  );
  fireEvent.click(screen.getByRole("switch", { name: "Jet privati" }));
  press("Salva");
  await screen.findByText(question);
  press("Spegni");
  await expectToast("Impostazioni salvate");
  expect(calls.at(-1)?.body).toMatchObject({ offers_jets: false, despite_open_work: true });
  expect(reloadPage).toHaveBeenCalledOnce();
});

test("deletes the draft before it loads the saved settings, or the next save would have the old version", async () => {
  const readSettingsDraft = () => readDraft({ owner: "anna", form: "site-settings", subject: "site" });
  const draftsWhileReloading: unknown[] = [];
  reloadPage.mockImplementation(() => draftsWhileReloading.push(readSettingsDraft()));
  open();
  fireEvent.click(screen.getByRole("switch", { name: "Jet privati" }));
  await waitFor(() => expect(readSettingsDraft()).toMatchObject({ version: 3 }));
  press("Salva");
  await waitFor(() => expect(draftsWhileReloading).toEqual([null]));
});

// Rule: product.md#logo "A new logo is seen at once"
test("loads the panel again after a new logo, since its sidebar shows it", async () => {
  reloadPage.mockClear();
  const calls = open({ logo: "/uploads/logo/0f8fad5b-d9cb-869f-a165-70867728950e-960x200/960.webp" });
  press("Togli: Logo per i fondi chiari");
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toMatchObject({ body: { logo: "" } });
  expect(reloadPage).toHaveBeenCalledOnce();
});

test("marks an invalid field and sends nothing", async () => {
  const calls = open();
  type("Telefono", "02 1234");
  press("Salva");
  await screen.findByText("Indica il numero con il prefisso internazionale, per esempio +39 02 1234 5678.");
  expect(field("Telefono").getAttribute("aria-invalid")).toBe("true");
  expect(calls).toEqual([]);
});

test("keeps the form after a failure without a reason", async () => {
  open({}, () => errorResponse(500));
  type("Nome", "Seta");
  press("Salva");
  await expectToast("Errore nel salvataggio delle impostazioni");
  expect(field("Nome").value).toBe("Seta");
});
