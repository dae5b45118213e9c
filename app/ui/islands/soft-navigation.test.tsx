import { afterEach, expect, test, vi } from "vitest";
import { controlPageFetch } from "#test/dom/controlled-fetch.ts";
import { cancelSoftNavigation, onPropsUpdate, softNavigate } from "./soft-navigation.ts";

afterEach(() => vi.unstubAllGlobals());

// Rule: product.md#experience
test("elements outside the islands that follow the address are replaced by the new page's", async () => {
  document.body.innerHTML =
    '<p><a id="weekend" data-update-on-navigation href="/old">Weekend</a> <a id="other" href="/old">Altro</a></p>';
  const pages = controlPageFetch();
  softNavigate("/?date=1");
  await pages.answer(
    "/?date=1",
    {},
    '<a id="weekend" data-update-on-navigation href="/new">Weekend</a><a id="other" href="/new">Altro</a>',
  );
  const leadsTo = (id: string) => document.getElementById(id)?.getAttribute("href");
  expect(leadsTo("weekend")).toBe("/new");
  expect(leadsTo("other")).toBe("/old");
});

test("of several soft navigations the last is shown, in whatever order they are answered", async () => {
  const shown: object[] = [];
  onPropsUpdate("test/part", (props) => shown.push(props));
  const pages = controlPageFetch();
  for (const time of ["11", "12"]) softNavigate(`/?time=${time}`);
  await pages.answer("/?time=12", { "test/part": { time: "12" } });
  await pages.answer("/?time=11", { "test/part": { time: "11" } });
  expect(shown).toEqual([{ time: "12" }]);
  expect(location.search).toBe("?time=12");
});

test("cancelling a soft navigation restores the address of what is shown", async () => {
  const shown: object[] = [];
  onPropsUpdate("test/other-part", (props) => shown.push(props));
  const pages = controlPageFetch();
  softNavigate("/?time=11");
  cancelSoftNavigation("/?time=10");
  await pages.answer("/?time=11", { "test/other-part": { time: "11" } });
  expect(shown).toEqual([]);
  expect(location.search).toBe("?time=10");
});
