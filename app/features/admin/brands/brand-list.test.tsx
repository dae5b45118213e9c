import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { BrandList } from "#app/features/admin/brands/brand-list.tsx";
import type { ApiBrand } from "#domain/api/brands/brands.ts";
import { brandRow } from "#test/factories/catalogue-rows.ts";
import { errorResponse, expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const FERRARI = brandRow({ created_at: "2026-11-20T23:30:00.000Z", version: 3 });
const LANCIA = { ...FERRARI, id: "b2", name: "Lancia", slug: "lancia", active: false };

const open = (rows: ApiBrand[], answers?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<BrandList rows={rows} total={rows.length} />, answers);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const field = (name: string) => withinDialog().getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
  fireEvent.change(field(name), { target: { value } });
};

describe("the messages about brands", () => {
  // Rule: product.md#brand-form
  // Rule: product.md#messages
  // Rule: product.md#messages "Brand"
  test('shows "Brand creato con successo"', async () => {
    const calls = open([]);
    fireEvent.click(screen.getAllByRole("button", { name: "Aggiungi brand" })[0] as HTMLElement);
    type("Nome", "Citroën DS");
    await waitFor(() => expect(field("Slug").value).toBe("citroen-ds"));
    press("Salva");
    await expectToast("Brand creato con successo");
    expect(calls[0]).toMatchObject({
      method: "POST",
      path: "/api/brands",
      body: { name: "Citroën DS", slug: "citroen-ds", meta_title: null, active: true },
    });
  });

  // Rule: product.md#new-installation
  test("opens the form at once when the first steps link to it", () => {
    renderScreen(<BrandList rows={[]} total={0} />, undefined, "/admin/brands?new=");
    expect(field("Nome").value).toBe("");
  });

  // Rule: product.md#brand-form
  // Rule: product.md#messages "Brand"
  test('shows "Brand aggiornato con successo" and sends the version that was loaded', async () => {
    const calls = open([FERRARI]);
    press("Ferrari");
    type("Nome", "Ferrari Classiche");
    press("Salva");
    await expectToast("Brand aggiornato con successo");
    expect(calls[0]).toMatchObject({ method: "PATCH", path: "/api/brands/b1", body: { version: 3, slug: "ferrari" } });
  });

  // Rule: product.md#messages
  test.each([
    [null, 500, "Errore nella creazione del brand"],
    [FERRARI, 0, "Errore nell'aggiornamento del brand"],
  ])("shows a fixed message for a failure without a reason: %j, status %i", async (brand, status, text) => {
    open(brand ? [brand] : [], () => errorResponse(status));
    if (brand) press(brand.name);
    else fireEvent.click(screen.getAllByRole("button", { name: "Aggiungi brand" })[0] as HTMLElement);
    type("Nome", "Alpine");
    press("Salva");
    await expectToast(text);
    expect(field("Nome").value).toBe("Alpine");
  });

  // Rule: product.md#messages "Brand"
  test("shows the server's message of a failure, also at its field", async () => {
    const message = "Questo slug è già di un altro brand.";
    open([FERRARI], () => errorResponse(422, message, [{ path: "slug", message }]));
    press("Ferrari");
    press("Salva");
    await expectToast(message);
    expect(withinDialog().getByText(message)).toBeDefined();
    expect(field("Slug").getAttribute("aria-invalid")).toBe("true");
  });

  // Rule: product.md#activation
  // Rule: product.md#api "cities, brands"
  // Rule: product.md#messages "Brand"
  test('shows "Brand disattivato con successo" after a confirmation', async () => {
    const calls = open([FERRARI]);
    press("Azioni per Ferrari");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Disattiva" }));
    await screen.findByText("Disattivare Ferrari?");
    expect(calls).toEqual([]);
    press("Disattiva");
    await expectToast("Brand disattivato con successo");
    expect(calls[0]).toEqual({ method: "PATCH", path: "/api/brands/b1", body: { active: false, version: 3 } });
  });

  // Rule: product.md#messages
  test('shows "Errore nella disattivazione del brand" when the server gives no reason', async () => {
    open([FERRARI], () => errorResponse(500));
    press("Azioni per Ferrari");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Disattiva" }));
    fireEvent.click(await screen.findByRole("button", { name: "Disattiva" }));
    await expectToast("Errore nella disattivazione del brand");
  });

  // Rule: product.md#activation
  test("deactivates and reactivates a brand with the switch in the form", async () => {
    const calls = open([LANCIA]);
    press("Lancia");
    fireEvent.click(withinDialog().getByRole("switch", { name: "Attivo" }));
    press("Salva");
    await expectToast("Brand aggiornato con successo");
    expect(calls[0]).toMatchObject({ method: "PATCH", path: "/api/brands/b2", body: { active: true, version: 3 } });
  });

  // Rule: product.md#activation
  test("shows the reactivation of a deactivated brand without opening the menu", async () => {
    const calls = open([LANCIA]);
    press("Riattiva Lancia");
    await expectToast("Brand aggiornato con successo");
    expect(calls[0]).toEqual({ method: "PATCH", path: "/api/brands/b2", body: { active: true, version: 3 } });
  });
});

describe("the slug of a brand", () => {
  // Rule: product.md#brand-form
  test("follows the name until it is typed by hand, and again once it is emptied", async () => {
    open([]);
    fireEvent.click(screen.getAllByRole("button", { name: "Aggiungi brand" })[0] as HTMLElement);
    type("Nome", "Alfa Romeo");
    await waitFor(() => expect(field("Slug").value).toBe("alfa-romeo"));
    type("Slug", "alfa");
    type("Nome", "Alfa Romeo Spider");
    expect(field("Slug").value).toBe("alfa");
    type("Slug", "");
    type("Nome", "Alfa Romeo GT");
    await waitFor(() => expect(field("Slug").value).toBe("alfa-romeo-gt"));
  });

  test("stays for an existing brand, and says that the old address keeps working", () => {
    open([FERRARI]);
    press("Ferrari");
    type("Nome", "Ferrari S.p.A.");
    expect(field("Slug").value).toBe("ferrari");
    type("Slug", "ferrari-spa");
    expect(screen.getByText("/ferrari porterà al nuovo indirizzo (301).")).toBeDefined();
  });

  // Rule: product.md#brand-form
  test("requires name and slug", async () => {
    const calls = open([FERRARI]);
    press("Ferrari");
    type("Nome", " ");
    type("Slug", "");
    press("Salva");
    await screen.findByText("Indica il nome del brand.");
    expect(screen.getByText("Indica lo slug.")).toBeDefined();
    expect(calls).toEqual([]);
  });
});

// Rule: product.md#brand-record
// Rule: product.md#panel-shell "Lists are tables"
test("shows Italian dates in the company's time zone", () => {
  open([FERRARI]);
  expect(screen.getByText("21/11/2026")).toBeDefined();
});
