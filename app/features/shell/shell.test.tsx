import { fireEvent, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { enhanceDrawers } from "#app/browser/drawers.ts";
import { PrintLayout } from "#app/features/shell/print-layout.tsx";
import { SiteLayout } from "#app/features/shell/site-layout.tsx";
import { SiteScopeProvider } from "#app/features/shell/site-scope.tsx";
import { SiteProvider } from "#app/ui/site.tsx";
import { toSiteScope } from "#domain/catalogue/site-scope.ts";
import { TEST_CITIES } from "#test/factories/cities.ts";
import { renderOnSite } from "#test/render-on-site.tsx";
import { TEST_SITE } from "#test/site.ts";

vi.setConfig({ testTimeout: 20_000 });
beforeAll(enhanceDrawers);

function renderLayout(address: string) {
  const routes = [{ path: "*", element: <SiteLayout>page</SiteLayout> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const page = renderOnSite(<RouterProvider router={router} />);
  return { page };
}

function drawerLinks(container: HTMLElement): HTMLElement[] {
  const drawer = container.querySelector<HTMLElement>('nav[aria-label="Menu"]');
  return drawer ? within(drawer).getAllByRole("link", { hidden: true }) : [];
}

/** Stubs the popover API, which the test DOM lacks. */
function openSheet(container: HTMLElement): HTMLElement {
  const sheet = container.querySelector<HTMLElement>("#menu");
  if (!sheet) throw new Error("no drawer");
  vi.spyOn(sheet, "matches").mockReturnValue(true);
  sheet.hidePopover = vi.fn();
  return sheet;
}

// Rule: product.md#header-and-drawer "Under the header"
// Rule: product.md#the-promise "A renter fears"
test("the banner shows the two lines of the company", () => {
  renderLayout("/");
  expect(screen.getByText("Guida l'auto che sogni, davvero.")).toBeDefined();
  expect(screen.getByText("Il modello che scegli è quello che ricevi")).toBeDefined();
});

test.each(["/vetture", "/fr/vetture"])("header and drawer mark the current page at %s", (address) => {
  const { page } = renderLayout(address);
  const marked = [...page.container.querySelectorAll("a[aria-current=page]")].map((link) => link.getAttribute("href"));
  expect(marked).toEqual(["/vetture", "/vetture"]);
});

// Rule: product.md#header-and-drawer "The drawer links"
test("the drawer has its seven links and a Book Now link to the search", () => {
  const { page } = renderLayout("/explore");
  const links = drawerLinks(page.container);
  const [first] = page.container.querySelectorAll<HTMLElement>('nav[aria-label="Menu"] ul');
  const addresses = [...(first?.querySelectorAll("a") ?? []), ...links.slice(-1)].map((link) =>
    link.getAttribute("href"),
  );
  expect(addresses).toEqual([
    "/",
    "/luxury-car-rental",
    "/luxury-car-rental/milan",
    "/luxury-car-rental/rome",
    "/luxury-car-rental/florence",
    "/luxury-car-rental/naples",
    "/community-vip",
    "/#cerca",
  ]);
  expect(links.at(-1)?.textContent).toBe("Book Now");
  expect([links[0]?.textContent, links[6]?.textContent]).toEqual(["Home", "Community VIP"]);
});

// Rule: product.md#header-and-drawer "The drawer links"
test("on a phone, where the header has no links, the drawer links to the rest of the site", () => {
  const { page } = renderLayout("/explore");
  const addresses = drawerLinks(page.container).map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/vetture",
      "/private-jet-charter",
      "/community-vip",
      "/dove-operiamo",
      "/contatti",
      "/magazine",
      "/preferiti",
    ]),
  );
});

// Rule: product.md#header-and-drawer
test("the brand mark in the drawer closes it and links to the plain home page", () => {
  const { page } = renderLayout("/?category=suv");
  const sheet = openSheet(page.container);
  const brandLink = within(sheet).getByRole("link", { name: /Velluto Booking/, hidden: true });
  expect(brandLink.getAttribute("href")).toBe("/");
  brandLink.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(brandLink);
  expect(sheet.hidePopover).toHaveBeenCalled();
});

// Rule: product.md#header-and-drawer "The focus never"
test("a click outside the drawer returns the focus to the menu button", () => {
  const { page } = renderLayout("/");
  const sheet = openSheet(page.container);
  expect(document.activeElement).toBe(document.body);
  fireEvent(sheet, Object.assign(new Event("toggle"), { newState: "closed", oldState: "open" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Apri il menu" }));
});

// Rule: product.md#header-and-drawer "The header has"
test("the menu button opens the drawer without scripts", () => {
  const { page } = renderLayout("/");
  const button = screen.getByRole("button", { name: "Apri il menu" });
  const target = button.getAttribute("popovertarget") ?? "";
  expect(page.container.querySelector(`#${target}`)?.getAttribute("popover")).toBe("auto");
});

// Rule: product.md#header-and-drawer "The header has"
test("on the home page the brand mark links to its plain URL, which clears the category and scrolls to the top", () => {
  renderLayout("/?category=suv");
  const brandLink = within(screen.getByRole("banner")).getByRole("link", { name: /Velluto Booking/ });
  expect(brandLink.getAttribute("href")).toBe("/");
});

// Rule: product.md#footer
// Rule: product.md#home-page
// Rule: product.md#public-routes "/dove-operiamo, /contatti, /privacy, /termini, /preferiti"
// Rule: product.md#public-routes "/vetture"
test("header and footer link to vehicles, coverage and contacts, and the footer shows how to reach the company", () => {
  renderLayout("/");
  const header = within(screen.getByRole("banner")).getByRole("navigation", { name: "Principale" });
  const footer = within(screen.getByRole("contentinfo"));
  const navigation = footer.getByRole("navigation", { name: "Navigazione" });
  for (const links of [header, navigation].map((landmark) => within(landmark).getAllByRole("link"))) {
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining(["/vetture", "/dove-operiamo", "/contatti"]),
    );
  }
  expect(footer.getByRole("link", { name: TEST_SITE.phone }).getAttribute("href")).toBe(TEST_SITE.phoneHref);
  expect(footer.getByRole("link", { name: TEST_SITE.email }).getAttribute("href")).toBe(`mailto:${TEST_SITE.email}`);
  expect(footer.getByText(new RegExp(TEST_SITE.address.street))).toBeDefined();
});

// Rule: product.md#footer
// Rule: product.md#site-configuration "Founding year"
// Rule: product.md#visible-texts
test("the footer describes the company and links to its services", () => {
  const router = createMemoryRouter([{ path: "*", element: <SiteLayout>page</SiteLayout> }]);
  renderOnSite(
    <SiteScopeProvider served={toSiteScope(TEST_CITIES, { jets: 1, articles: true })}>
      <RouterProvider router={router} />
    </SiteScopeProvider>,
  );
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText(/^Auto di lusso a noleggio in sei Paesi d'Europa\. .*Fondata nel 2015\.$/)).toBeDefined();
  const services = ["Noleggio di lusso", "Community VIP"].map((name) => footer.getByRole("link", { name }));
  expect(services.map((link) => link.getAttribute("href"))).toEqual(["/luxury-car-rental", "/community-vip"]);
});

// Rule: product.md#header-and-drawer "The header has"
test("the header's telephone link dials the number that the footer shows", () => {
  renderLayout("/");
  const header = within(screen.getByRole("banner")).getByRole("link", { name: /Telefona alla casa/ });
  expect(header.getAttribute("href")).toBe(TEST_SITE.phoneHref);
});

// Rule: product.md#footer
// Rule: product.md#home-page
test("the footer lists the private driver as plain text and links both legal pages", () => {
  renderLayout("/");
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText("Servizio con autista privato").closest("a")).toBeNull();
  expect(footer.getByRole("link", { name: "Privacy" }).getAttribute("href")).toBe("/privacy");
  expect(footer.getByRole("link", { name: /Termini/ }).getAttribute("href")).toBe("/termini");
  expect(footer.getByText(/2015 Velluto/)).toBeDefined();
});

// Rule: product.md#site-configuration "What is empty"
// Rule: product.md#advertised-points "Each point"
test("header and footer state no word, year or promise that the company did not set", () => {
  const off = { isShown: false, title: null, text: null };
  const advertisedPoints = { ...TEST_SITE.advertisedPoints, model: off, support: off };
  const router = createMemoryRouter([{ path: "*", element: <SiteLayout>page</SiteLayout> }]);
  const site = { ...TEST_SITE, name: "Aurelia Motori", markLine: "", foundedYear: null, advertisedPoints };
  const { container } = renderOnSite(<RouterProvider router={router} />, { site });
  expect(screen.getAllByRole("link", { name: "Aurelia Motori, pagina iniziale", hidden: true })).toHaveLength(2);
  expect(screen.getByText("© Velluto S.r.l. · Tutti i diritti riservati")).toBeDefined();
  expect(container.textContent).not.toMatch(/Booking|2015|Fondata|Assistenza|Il modello che scegli/);
});

// Rule: product.md#logo "The logo is in header and drawer"
test("header, drawer, footer and printed letterhead show the logo instead of the name", () => {
  const onLight = { id: "0f8fad5b-d9cb-869f-a165-70867728950e", width: 960, height: 240 };
  const content = (
    <SiteLayout>
      <PrintLayout className="">page</PrintLayout>
    </SiteLayout>
  );
  const router = createMemoryRouter([{ path: "*", element: content }]);
  const site = { ...TEST_SITE, logos: { onLight, onDark: null } };
  const { container } = renderOnSite(<RouterProvider router={router} />, { site });
  const logos = container.querySelectorAll("img[src*='/uploads/logo/']");
  expect([...logos].map((logo) => logo.getAttribute("alt"))).toEqual(["Velluto", "Velluto", "", "Velluto"]);
  expect(screen.getAllByRole("link", { name: "Velluto Booking, pagina iniziale", hidden: true })).toHaveLength(2);
  expect(container.querySelectorAll("[data-name=Velluto], a b")).toHaveLength(0);
});

// Rule: product.md#settings
test("the footer shows the VAT number once there is one, and the configured telephone hours", () => {
  const footer = () => screen.getByRole("contentinfo").textContent;
  const { page } = renderLayout("/explore");
  expect(footer()).not.toContain("P. IVA");
  expect(footer()).toContain("Tutti i giorni, 24 ore su 24");
  page.unmount();
  const hours = [{ label: "Telefono", hours: "Dal lunedì al venerdì" }];
  const router = createMemoryRouter([{ path: "*", element: <SiteLayout>page</SiteLayout> }]);
  renderOnSite(
    <SiteProvider site={{ ...TEST_SITE, vatNumber: "07643520567", openingHours: hours }}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  expect(footer()).toContain("P. IVA 07643520567");
  expect(footer()).toContain("Dal lunedì al venerdì");
});
