// Rule: product.md#category-terms
import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CategoryTermsScreen } from "#app/features/admin/category-terms/category-terms-screen.tsx";
import type { ApiCategoryTerms } from "#domain/api/category-terms/category-terms.ts";
import { DEFAULT_TERMS_BY_CATEGORY } from "#domain/forms/category-terms/default-category-terms.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const SUV: ApiCategoryTerms = {
  category: "suv",
  terms: { ...DEFAULT_TERMS_BY_CATEGORY.suv, deposit: 7000 },
  defaults: DEFAULT_TERMS_BY_CATEGORY.suv,
  vehicles: 6,
  version: 3,
  updated_at: "2026-11-20T09:00:00.000Z",
};
const field = (name: string) => withinDialog().getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const open = () => {
  const calls = renderScreen(<CategoryTermsScreen rows={[SUV]} />, () => ({ body: SUV }));
  fireEvent.click(screen.getAllByRole("button", { name: "SUV" })[0] as HTMLElement);
  return calls;
};
const save = () => fireEvent.click(withinDialog().getByRole("button", { name: "Salva" }));

test("sends only the changed terms, and applies them to existing cars on request", async () => {
  const calls = open();
  fireEvent.change(field("Franchigia"), { target: { value: "5500" } });
  fireEvent.click(withinDialog().getByRole("switch", { name: "Anche per le auto di questa categoria" }));
  save();
  await expectToast("Condizioni aggiornate");
  expect(calls[0]).toMatchObject({ method: "PATCH", path: "/api/category_terms/suv" });
  expect(calls[0]?.body).toEqual({ excess: 5500, apply_to_vehicles: true, version: 3 });
});

test("restores the built-in values with one press", async () => {
  const calls = open();
  fireEvent.click(withinDialog().getByRole("button", { name: "Ripristina i valori iniziali" }));
  save();
  await expectToast("Condizioni aggiornate");
  expect(calls[0]?.body).toEqual({ deposit: 6000, apply_to_vehicles: false, version: 3 });
});
