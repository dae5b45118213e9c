import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { EnquiryList } from "#app/features/admin/enquiries/enquiry-list.tsx";
import { ToastProvider } from "#app/ui/panel/overlays/toast.tsx";
import { renderOnSite } from "#test/render-on-site.tsx";

// Rule: product.md#panel-lists "A tab counts"
test("names the other tabs with results when a search finds nothing among unanswered enquiries", () => {
  const counts = { new: 0, answered: 3, closed: 0, all: 3 };
  const list = <EnquiryList {...{ rows: [], total: 0, people: [], inbox: "new", counts, loadedAt: 0 }} />;
  const element = <ToastProvider>{list}</ToastProvider>;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/admin/requests?q=ada"] });
  renderOnSite(<RouterProvider router={router} />);
  expect(screen.getByRole("link", { name: "3 in Risposte" }).getAttribute("href")).toBe(
    "/admin/requests?q=ada&status=answered",
  );
  expect(screen.queryByRole("link", { name: "3 in Tutte" })).toBeNull();
});
