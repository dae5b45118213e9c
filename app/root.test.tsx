import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { expect, test } from "vitest";
import HERO_SCRIPT from "#app/inline/preload-hero.ts?inline-script";
import THEME_SCRIPT from "#app/inline/theme.ts?inline-script";
import { Layout } from "./root.tsx";
import type { RouteHandle } from "./routes/route-handle.ts";

const Root = () => (
  <Layout>
    <Outlet />
  </Layout>
);
const Page = () => "page";

// Rule: product.md#visible-texts
test.each([
  ["a page that says nothing of its language is Italian", { title: "Contatti" }, "it"],
  ["a page whose head says another language has that one", { language: "en" }, "en"],
])("%s", (_what, head, language) => {
  const routes = [{ id: "page", path: "/", loader: () => ({ head }), Component: Page }];
  const Site = createRoutesStub([{ id: "root", Component: Root, children: routes }]);
  const shown = renderToStaticMarkup(<Site hydrationData={{ loaderData: { page: { head } } }} />);
  expect(shown).toMatch(new RegExp(`^<html[^>]* lang="${language}"`));
});

function draw(handle: RouteHandle, page?: object): string {
  const routes = [{ id: "page", path: "/", handle, Component: Page, ...(page && { loader: () => page }) }];
  const Site = createRoutesStub([{ id: "root", Component: Root, children: routes }]);
  return renderToStaticMarkup(<Site {...(page && { hydrationData: { loaderData: { page } } })} />);
}

test("a page with its own colours marks <html> for the inline script", () => {
  expect(draw({ hasCustomTheme: true })).toMatch(/<html[^>]* data-custom-theme="own"/);
  expect(draw({})).not.toContain("data-custom-theme");
});

test("a page with the hero preloads it in its head, after the theme script", () => {
  expect(draw({ hero: true })).toContain(`<script>${THEME_SCRIPT}</script><script>${HERO_SCRIPT}</script>`);
  expect(draw({})).not.toContain(HERO_SCRIPT);
  expect(draw({ hero: true }, { hasHero: true })).toContain(HERO_SCRIPT);
  // Rule: product.md#new-installation
  expect(draw({ hero: true }, { hasHero: false })).not.toContain(HERO_SCRIPT);
});
