import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ArticleList } from "#app/features/admin/articles/article-list.tsx";
import type { ApiArticle } from "#domain/api/articles/articles.ts";
import { articleRow } from "#test/factories/content-rows.ts";
import { expectToast, renderScreen, withinDialog } from "#test/panel-screen.tsx";

const ROW = articleRow();
const LAKE: ApiArticle = { ...ROW, body: "Si parte <b>presto</b>.\n\n## La strada" };
const open = (rows = [ROW]) =>
  renderScreen(<ArticleList rows={rows} total={rows.length} today="2026-11-21" />, ({ method }) =>
    method === "GET" ? { body: LAKE } : undefined,
  );
const field = (name: string) => withinDialog().getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);

test("shows for each article whether readers can open it", () => {
  open([ROW, { ...ROW, id: "a2", status: "draft" }, { ...ROW, id: "a3", published_on: "2026-11-22" }]);
  for (const state of ["Pubblicato", "Bozza", "In programma"])
    expect(screen.getAllByText(state, { selector: "span" }).length).toBeGreaterThan(0);
});

// Rule: product.md#magazine
test("loads the whole article, previews it while it is typed, and saves it with the version that was loaded", async () => {
  const calls = open();
  press("Un lago");
  await waitFor(() => expect(withinDialog().getByRole("heading", { name: "La strada" })).toBeDefined());
  expect(withinDialog().getByText("Si parte <b>presto</b>.", { selector: "p" })).toBeDefined();
  type("Testo", "## Altra strada\n\n- curve");
  await waitFor(() => expect(withinDialog().getByRole("listitem").textContent).toBe("curve"));
  press("Salva");
  await expectToast("Articolo aggiornato");
  expect(calls[1]).toMatchObject({
    method: "PATCH",
    path: "/api/articles/a1",
    body: { body: "## Altra strada\n\n- curve", slug: "un-lago", version: 2 },
  });
});

test("creates a new article as a draft dated today, with a slug derived from its title", async () => {
  const calls = open([]);
  press("Aggiungi articolo");
  fireEvent.input(field("Titolo"), { target: { value: "Così è il lago" } });
  await waitFor(() => expect(field("Slug").value).toBe("cosi-e-il-lago"));
  press("Salva");
  await expectToast("Articolo creato");
  expect(calls[0]).toMatchObject({
    method: "POST",
    path: "/api/articles",
    body: { title: "Così è il lago", slug: "cosi-e-il-lago", status: "draft", published_on: "2026-11-21" },
  });
});

test("shows what a published article lacks at its field and sends nothing", async () => {
  const calls = open([]);
  press("Aggiungi articolo");
  fireEvent.input(field("Titolo"), { target: { value: "Lago" } });
  type("Stato", "published");
  press("Salva");
  expect(await screen.findByText("Per pubblicarlo, scrivi il testo.")).toBeDefined();
  expect(calls).toEqual([]);
});
