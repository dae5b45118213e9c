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

test.each<[RouteHandle, string, string]>([
  [{ hero: true }, 'data-hero="true"', "data-colours"],
  [{ ownColours: true }, 'data-colours="own"', "data-hero"],
])("a page of %j says so on <html>, for the first script", (handle, said, unsaid) => {
  const Site = createRoutesStub([{ id: "root", Component: Root, children: [{ path: "/", handle, Component: Page }] }]);
  const [html] = /<html[^>]*>/.exec(renderToStaticMarkup(<Site />)) ?? [""];
  expect(html).toContain(said);
  expect(html).not.toContain(unsaid);
});
