import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProtectionsScreen } from "#app/features/admin/rates/short-lists/protections-screen.tsx";
import { VatRatesScreen } from "#app/features/admin/rates/short-lists/vat-rates-screen.tsx";
import { protectionRow, vatRateRow } from "#test/factories/rate-rows.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const field = (name: string) => withinDialog().getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);

// Rule: product.md#rates-screen ""IVA" lists"
test("a rate of value added tax is shown in percent and changed with the version that was loaded", async () => {
  const calls = renderScreen(<VatRatesScreen rows={[vatRateRow()]} countries={["Svizzera"]} canManage />);
  expect(screen.getAllByText(/8,1 %/).length).toBeGreaterThan(0);
  press("Svizzera");
  type("Aliquota", "8,3");
  press("Salva");
  await expectToast("Aliquota aggiornata");
  expect(calls[0]).toMatchObject({
    method: "PATCH",
    path: "/api/vat_rates/v1",
    body: { country: "Svizzera", rate: 8.3, valid_from: "2024-01-01", version: 2 },
  });
});

// Rule: product.md#rates-screen ""Protezioni" lists"
test("a protection is added with amounts for a category, and its code is not offered for change", async () => {
  const calls = renderScreen(<ProtectionsScreen rows={[protectionRow()]} canManage />);
  press("Riduzione della franchigia Plus");
  expect(withinDialog().queryByLabelText(/^Codice/)).toBeNull();
  press("Annulla");
  press("Aggiungi protezione");
  type("Nome", "Assicurazione");
  type("Codice", "zero");
  type("Prezzo al giorno", "60");
  type("Franchigia, SUV", "2.500");
  press("Salva");
  expect(await screen.findByText(/non chiamarla assicurazione/)).toBeDefined();
  type("Nome", "Riduzione della franchigia Zero");
  press("Salva");
  await expectToast("Protezione creata");
  expect(calls[0]).toMatchObject({
    method: "POST",
    path: "/api/protections",
    body: { code: "zero", price: 60, excess_percent: 50, excess_by_category: { suv: 2500 }, deposit_by_category: {} },
  });
});

test("who may only read the rates changes none", () => {
  renderScreen(<VatRatesScreen rows={[vatRateRow()]} countries={[]} canManage={false} />);
  expect(screen.queryByRole("button", { name: "Aggiungi aliquota" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Svizzera" })).toBeNull();
});
