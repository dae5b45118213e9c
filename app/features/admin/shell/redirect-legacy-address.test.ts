import { createMemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { redirectLegacyAddress } from "./redirect-legacy-address.ts";

function openPanel() {
  return createMemoryRouter(
    [
      {
        path: "/admin",
        middleware: [redirectLegacyAddress],
        children: [{ index: true }, { path: "*", loader: () => null }],
      },
    ],
    { initialEntries: ["/admin"] },
  );
}

// Rule: product.md#panel-addresses
test.each([
  ["/admin/giornata?giorno=2026-12-01#compiti", "/admin/day-sheet?day=2026-12-01#compiti"],
  ["/admin/bookings/nuova?customer=c1", "/admin/bookings/new?customer=c1"],
  ["/admin/reviews?apri=r1", "/admin/reviews?open=r1"],
  ["/admin/bookings/VL-7K3MQD?q=Rossi", "/admin/bookings/VL-7K3MQD?q=Rossi"],
])("redirects %s to %s", async (link, opened) => {
  const router = openPanel();
  await router.navigate(link);
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(opened);
  expect(router.state.errors).toBeNull();
  // The legacy URL is not in the browser history.
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/admin");
  router.dispose();
});
