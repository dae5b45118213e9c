import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RateRuleList } from "#app/features/admin/rates/rate-rule-list.tsx";
import type { ApiListedRateRule } from "#domain/api/rates/rate-rules.ts";
import { rateRuleRow } from "#test/factories/rate-rows.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const CHOICES = {
  cities: [{ value: "Milano", label: "Milano" }],
  brands: [{ value: "Ferrari", label: "Ferrari" }],
  vehicles: [{ value: "v1", label: "Ferrari 296 GTB, Milano" }],
};
const LOADED_AT = Date.parse("2027-08-10T10:00:00Z");

const open = (rows: ApiListedRateRule[], canManage = true) =>
  renderScreen(
    <RateRuleList rows={rows} total={rows.length} loadedAt={LOADED_AT} canManage={canManage} {...CHOICES} />,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const field = (name: string | RegExp) => withinDialog().getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = async (action: string) => {
  press("Azioni per Agosto");
  fireEvent.click(await screen.findByRole("menuitem", { name: action }));
};

// Rule: product.md#rates-screen "A rule sets"
test("raises August for all sports cars: the kind and the scope decide the fields", async () => {
  const calls = open([]);
  fireEvent.click(screen.getAllByRole("button", { name: "Aggiungi regola" })[0] as HTMLElement);
  expect(withinDialog().queryByLabelText(/^Categoria/)).toBeNull();
  type(/^Nome/, "Agosto");
  type(/^Vale per/, "category");
  await withinDialog().findByLabelText(/^Categoria/);
  type(/^Categoria/, "sportive");
  type(/^Percentuale/, "120");
  expect(await withinDialog().findByText("20 % in più")).toBeDefined();
  type(/^Primo giorno/, "2027-08-01");
  type(/^Ultimo giorno/, "2027-08-31");
  press("Salva");
  await expectToast("Regola aggiunta.");
  expect(calls[0]).toMatchObject({
    method: "POST",
    path: "/api/rate_rules",
    body: { kind: "day", scope: "category", category: "sportive", percent: 120, price: null, from_date: "2027-08-01" },
  });
});

// Rule: product.md#rates-screen "The server refuses"
test("shows what is missing at its field, and sends nothing", async () => {
  const calls = open([]);
  fireEvent.click(screen.getAllByRole("button", { name: "Aggiungi regola" })[0] as HTMLElement);
  type(/^Nome/, "Weekend");
  type(/^Genere/, "package");
  press("Salva");
  expect(await withinDialog().findByText("Indica il prezzo del pacchetto.")).toBeDefined();
  expect(withinDialog().getByText("Scegli il giorno d'inizio.")).toBeDefined();
  expect(calls).toEqual([]);
});

// Rule: product.md#rates-screen ""Copia all'anno prossimo""
test("copies a rule to the next year as a new one", async () => {
  const calls = open([rateRuleRow({ yearly: false, from_date: "2027-08-01", until_date: "2027-08-31" })]);
  await choose("Copia all'anno prossimo");
  expect(field(/^Primo giorno/).value).toBe("2028-08-01");
  press("Salva");
  await expectToast("Regola aggiunta.");
  expect(calls[0]).toMatchObject({ method: "POST", body: { name: "Agosto", until_date: "2028-08-31" } });
});

// Rule: product.md#rates-screen ""Termina""
test("ends a yearly rule yesterday", async () => {
  const calls = open([rateRuleRow({ version: 3 })]);
  await choose("Termina");
  press("Termina");
  await expectToast("Regola terminata.");
  expect(calls[0]).toMatchObject({
    method: "PATCH",
    body: { from_date: "2027-08-01", until_date: "2027-08-09", yearly: false, version: 3 },
  });
});

// Rule: product.md#rates-screen ""Termina""
test("deletes a rule that has not begun instead of ending it", async () => {
  const calls = open([rateRuleRow({ yearly: false, from_date: "2027-09-01", until_date: null })]);
  await choose("Termina");
  expect(withinDialog().getByText("Non è ancora cominciata: sarà eliminata.")).toBeDefined();
  press("Termina");
  await expectToast("Regola eliminata.");
  expect(calls[0]).toMatchObject({ method: "DELETE" });
});

// Rule: product.md#rates-screen
test("who may only read has no buttons", () => {
  open([rateRuleRow()], false);
  expect(screen.queryByRole("button", { name: "Aggiungi regola" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Azioni per Agosto" })).toBeNull();
});

// Rule: product.md#rates-screen "Rules that others hide"
test("marks a rule that never applies with what hides it", () => {
  const by = [{ id: "r2", name: "Agosto nuovo" }];
  open([rateRuleRow({ hidden: { extent: "wholly", total: 3, by } })]);
  expect(screen.getByText("Non vale mai: la nasconde «Agosto nuovo» e 2 altre")).toBeDefined();
});
