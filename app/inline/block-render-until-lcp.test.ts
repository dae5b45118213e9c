import { afterEach, expect, test, vi } from "vitest";
import blockRenderUntilLcp from "./block-render-until-lcp.ts";

interface Visit {
  /** The browser's `navigation.activation`: null if it has no entry, undefined if it is unsupported. */
  activation?: { from: { url: string | null } | null; navigationType: string } | null;
  referrer?: string;
  wantsLessMotion?: boolean;
}

const FOLLOWED = { from: { url: "https://velluto.test/explore" }, navigationType: "push" };

afterEach(() => void vi.unstubAllGlobals());

/** Returns the links in the head after the script ran. */
function visit({ activation, referrer = "https://velluto.test/explore", wantsLessMotion = false }: Visit): object[] {
  const links: object[] = [];
  vi.stubGlobal("window", activation === undefined ? {} : { navigation: { activation } });
  vi.stubGlobal("location", { origin: "https://velluto.test" });
  vi.stubGlobal("matchMedia", () => ({ matches: wantsLessMotion }));
  vi.stubGlobal("document", {
    referrer,
    currentScript: { dataset: { lcpId: "slide-1" } },
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  });
  blockRenderUntilLcp();
  return links;
}

test("a page reached by a link of the site paints first with its first slide", () => {
  expect(visit({ activation: FOLLOWED })).toEqual([{ rel: "expect", blocking: "render", href: "#slide-1" }]);
});

test.each<[string, Visit]>([
  ["a browser that does not know", {}],
  ["a first visit", { activation: null }],
  ["a new tab", { activation: { ...FOLLOWED, from: null } }],
  ["a page before that may not be named", { activation: { ...FOLLOWED, from: { url: null } } }],
  ["the way back", { activation: { ...FOLLOWED, navigationType: "traverse" } }],
  ["a link of another site", { activation: FOLLOWED, referrer: "https://velluto.test.example/" }],
  ["a wish for less motion", { activation: FOLLOWED, wantsLessMotion: true }],
])("%s does not block rendering", (_, way) => {
  expect(visit(way)).toEqual([]);
});
