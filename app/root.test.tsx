import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { expect, test } from "vitest";
import HERO_SCRIPT from "#app/inline/preload-hero.ts?inline-script";
import THEME_SCRIPT from "#app/inline/theme.ts?inline-script";
import { WordsProvider } from "#app/ui/words/words-context.tsx";
import { wordsOf } from "#domain/words/words-of.ts";
import { Layout } from "./root.tsx";
import type { RouteHandle } from "./routes/route-handle.ts";

const Root = () => (
  <Layout>
    <Outlet />
  </Layout>
);
const Page = () => "page";

// Rule: product.md#visible-texts
test("a page has the language of its words; an error page without words is Italian", () => {
  const Site = createRoutesStub([{ path: "/", Component: Root, children: [{ index: true, Component: Page }] }]);
  const inEnglish = renderToStaticMarkup(
    <WordsProvider value={wordsOf("en")}>
      <Site />
    </WordsProvider>,
  );
  expect(inEnglish).toMatch(/^<html[^>]* lang="en"/);
  expect(renderToStaticMarkup(<Site />)).toMatch(/^<html[^>]* lang="it"/);
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
