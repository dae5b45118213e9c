import { screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { RowTranslations } from "#app/features/admin/translations/row-translations.tsx";
import type { Role } from "#domain/access/roles.ts";
import { renderOnSite } from "#test/render-on-site.tsx";

function renderMarks(roles: Role[], id: string | undefined, counts: unknown = []) {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(counts));
  const router = createMemoryRouter(
    [
      {
        id: "routes/admin/layout",
        path: "*",
        loader: () => ({ roles }),
        element: <RowTranslations entity="brands" id={id} />,
      },
    ],
    { hydrationData: { loaderData: { "routes/admin/layout": { roles } } } },
  );
  renderOnSite(<RouterProvider router={router} />);
  return fetched;
}

// Rule: product.md#translations-screen "In the forms"
test("a form shows each language's mark, which leads to the texts of its row", async () => {
  const fetched = renderMarks(["seo_manager"], "b1", [
    { language: "en", state: "approved", total: 3 },
    { language: "de", state: "approved", total: 2 },
    { language: "de", state: "outdated", total: 1 },
    { language: "fr", state: "missing", total: 3 },
    { language: "es", state: "draft", total: 3 },
  ]);
  await waitFor(() => expect(screen.getByText("pronto")).toBeDefined());
  expect(String(fetched.mock.calls[0]?.[0])).toBe("/api/content_texts/counts?entity=brands&entity_id=b1");
  const marks = screen.getAllByRole("link").map((link) => link.parentElement?.textContent);
  expect(marks).toEqual(["Englishpronto", "Françaisvuoto", "Deutschda rivedere", "Españolbozza"]);
  expect(screen.getByRole("link", { name: "Deutsch" }).getAttribute("href")).toBe(
    "/admin/translations?language=de&entity=brands&entity_id=b1",
  );
});

// Rule: product.md#translations-screen "In the forms"
test("a row without own texts says so", async () => {
  renderMarks(["admin"], "b1");
  await waitFor(() => expect(screen.getByText(/Niente da tradurre/)).toBeDefined());
});

// Rule: product.md#translations-screen "In the forms"
test.each<[Role[], string | undefined]>([
  [["customer_service"], "b1"],
  [["admin"], undefined],
])("with %j and the row %s nothing is shown or loaded", (roles, id) => {
  const fetched = renderMarks(roles, id);
  expect(screen.queryByText("Traduzioni")).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
