import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { expect, test } from "vitest";
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

test.each<[RouteHandle, string, string]>([
  [{ hero: true }, 'data-hero="true"', "data-colours"],
  [{ ownColours: true }, 'data-colours="own"', "data-hero"],
])("a page of %j says so on <html>, for the first script", (handle, said, unsaid) => {
  const Site = createRoutesStub([{ id: "root", Component: Root, children: [{ path: "/", handle, Component: Page }] }]);
  const [html] = /<html[^>]*>/.exec(renderToStaticMarkup(<Site />)) ?? [""];
  expect(html).toContain(said);
  expect(html).not.toContain(unsaid);
});
