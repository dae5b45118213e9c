// Rule: product.md#opening-hours
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { focusInvalidControl } from "#app/features/admin/site-settings/schedule-fields.tsx";
import { SettingsScreen } from "#app/features/admin/site-settings/settings-screen.tsx";
import { parseTypedTime } from "#app/features/admin/site-settings/time-input.tsx";
import { siteSettingsSchema } from "#domain/forms/site-settings/site-settings.ts";
import { toSiteSettings } from "#domain/site-settings/site-settings.ts";
import { expectToast, renderScreen } from "#test/panel-screen.tsx";
import { TEST_SITE } from "#test/site.ts";

const DEFAULTS = toSiteSettings(TEST_SITE);
const UPDATED_AT = "2026-11-20T10:00:00.000Z";
const STORED = { body: { settings: DEFAULTS, defaults: DEFAULTS, version: 4, updated_at: UPDATED_AT } };
const open = (changes: Partial<typeof DEFAULTS> = {}) =>
  renderScreen(
    <SettingsScreen settings={{ ...DEFAULTS, ...changes }} defaults={DEFAULTS} version={3} updated_at={UPDATED_AT} />,
    () => STORED,
  );
const hoursOf = (name: string) => within(screen.getByRole("group", { name }));
const dayOf = (name: string, day: string) => within(hoursOf(name).getByRole("group", { name: day }));
const choose = (name: string, kind: string) =>
  fireEvent.change(hoursOf(name).getAllByRole("combobox")[0] as HTMLElement, { target: { value: kind } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const typeInto = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const preview = () => within(screen.getByRole("complementary", { name: "Come appare sul sito" }));
const PHONE = "Orari del telefono";

// Rule: product.md#opening-hours "The panel takes a time"
test("sets hours by weekday, copies a day to the others, and previews them", async () => {
  const calls = open();
  choose(PHONE, "weekly");
  typeInto(dayOf(PHONE, "lunedì").getByLabelText("Dalle, lunedì, fascia 1"), "8");
  typeInto(dayOf(PHONE, "lunedì").getByLabelText("Alle, lunedì, fascia 1"), "20");
  fireEvent.click(dayOf(PHONE, "lunedì").getByRole("button", { name: "Copia gli orari di lunedì su tutti i giorni" }));
  fireEvent.click(hoursOf("Orari di WhatsApp").getByRole("button", { name: "Come il telefono" }));
  await waitFor(() =>
    expect(preview().getAllByText("Tutti i giorni, dalle 8 alle 20", { exact: false })).toHaveLength(2),
  );
  press("Salva");
  await expectToast("Impostazioni salvate");
  const { phone_hours, whatsapp_hours } = siteSettingsSchema.partial().parse(calls[0]?.body);
  if (phone_hours?.kind !== "weekly") throw new Error("the telephone has no weekly hours");
  expect(Object.values(phone_hours.days)).toEqual(Array.from({ length: 7 }, () => [{ from: "08:00", to: "20:00" }]));
  expect([phone_hours.timeZone, whatsapp_hours]).toEqual(["Europe/Rome", phone_hours]);
});

test("closes a day, opens it again, and adds a second span", async () => {
  const calls = open();
  const sunday = () => dayOf("Orari della sede", "domenica");
  expect(sunday().getByText("Chiuso")).toBeDefined();
  fireEvent.click(sunday().getByRole("button", { name: "Aggiungi una fascia, domenica" }));
  typeInto(sunday().getByLabelText("Alle, domenica, fascia 1"), "13");
  fireEvent.click(sunday().getByRole("button", { name: "Aggiungi una fascia, domenica" }));
  typeInto(sunday().getByLabelText("Dalle, domenica, fascia 2"), "15");
  typeInto(sunday().getByLabelText("Alle, domenica, fascia 2"), "24");
  fireEvent.click(dayOf("Orari della sede", "lunedì").getByRole("button", { name: "Togli la fascia 1, lunedì" }));
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toHaveProperty("body.office_hours.days", {
    ...Object.fromEntries(
      ["tuesday", "wednesday", "thursday", "friday", "saturday"].map((day) => [day, [{ from: "09:00", to: "19:00" }]]),
    ),
    sunday: [
      { from: "09:00", to: "13:00" },
      { from: "15:00", to: "24:00" },
    ],
  });
});

// Rule: product.md#opening-hours "An end that is not"
test("refuses an end before the start and overlapping spans at their input, which gets the focus", async () => {
  const calls = open();
  const to = () => dayOf("Orari della sede", "lunedì").getByLabelText("Alle, lunedì, fascia 1");
  typeInto(to(), "8");
  press("Salva");
  await screen.findByText("L'orario finisce prima di cominciare. Per mezzanotte scrivi 24:00.");
  await waitFor(() => expect(document.activeElement).toBe(to()));
  typeInto(to(), "18");
  fireEvent.click(dayOf("Orari della sede", "lunedì").getByRole("button", { name: "Aggiungi una fascia, lunedì" }));
  const second = () => dayOf("Orari della sede", "lunedì").getByLabelText("Dalle, lunedì, fascia 2");
  typeInto(second(), "17:30");
  typeInto(dayOf("Orari della sede", "lunedì").getByLabelText("Alle, lunedì, fascia 2"), "20");
  press("Salva");
  await screen.findByText("Si sovrappone a un'altra fascia del giorno.");
  expect(second().getAttribute("aria-invalid")).toBe("true");
  expect(calls).toEqual([]);
});

test("the focus follows an input that is marked as wrong after the form has asked", async () => {
  document.body.innerHTML = "<fieldset><select></select><input></fieldset>";
  const [group, select, input] = ["fieldset", "select", "input"].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  focusInvalidControl(group as HTMLElement);
  expect(document.activeElement).toBe(select);
  input?.setAttribute("aria-invalid", "true");
  await waitFor(() => expect(document.activeElement).toBe(input));
});

test("closes on a date, once or every year", async () => {
  const calls = open();
  const office = () => hoursOf("Orari della sede");
  for (const date of ["2026-12-24", "2026-12-25"]) {
    fireEvent.click(office().getByRole("button", { name: "Aggiungi un giorno di chiusura" }));
    const inputs = office().getAllByLabelText(/^Chiusura \d$/);
    typeInto(inputs.at(-1) as HTMLElement, date);
  }
  fireEvent.click(office().getByRole("checkbox", { name: "Chiusura 2, ogni anno" }));
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]).toHaveProperty("body.office_hours.closedDates", ["12-25", "2026-12-24"]);
});

test("states no hours", async () => {
  const calls = open();
  for (const name of [PHONE, "Orari di WhatsApp", "Orari della sede"]) choose(name, "none");
  await waitFor(() => expect(preview().queryByText(/24 ore su 24/)).toBeNull());
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]?.body).toMatchObject({ phone_hours: null, whatsapp_hours: null, office_hours: null });
});

// Rule: product.md#opening-hours "Rows that an earlier version"
test("shows handwritten rows of an earlier version until the hours replace them", async () => {
  const calls = open({ opening_hours: [{ label: "Banco", hours: "Solo d'estate" }] });
  expect(preview().getByText("Banco")).toBeDefined();
  press("Usa gli orari qui sopra");
  await waitFor(() => expect(preview().queryByText("Banco")).toBeNull());
  press("Salva");
  await expectToast("Impostazioni salvate");
  expect(calls[0]?.body.opening_hours).toBeNull();
});

test("restores the built-in hours", async () => {
  open({ phone_hours: null });
  press("Ripristina gli orari iniziali");
  await waitFor(() => expect(preview().getAllByText("Tutti i giorni, 24 ore su 24", { exact: false })).toHaveLength(2));
});

test.each([
  ["8", "08:00"],
  ["8.30", "08:30"],
  ["0830", "08:30"],
  ["24", "24:00"],
  ["8:3", "8:3"],
  ["", ""],
])("reads the typed time %j as %j", (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time);
});
