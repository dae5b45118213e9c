import { afterEach, expect, test, vi } from "vitest";
import { openInPlace } from "./open-in-place.ts";

afterEach(() => vi.unstubAllGlobals());

test("what stands outside the islands and follows the address is that of the page that was opened", async () => {
  document.body.innerHTML =
    '<p><a id="weekend" data-follows-address href="/old">Weekend</a> <a id="other" href="/old">Altro</a></p>';
  const answer =
    '<a id="weekend" data-follows-address href="/new">Weekend</a><a id="other" href="/new">Altro</a><script type="application/json" id="page-data">{"islands":{},"site":null,"clock":null}</script>';
  vi.stubGlobal("fetch", async () => new Response(answer));
  await openInPlace("/?date=1");
  const leadsTo = (id: string) => document.getElementById(id)?.getAttribute("href");
  expect(leadsTo("weekend")).toBe("/new");
  expect(leadsTo("other")).toBe("/old");
});
