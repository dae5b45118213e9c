import { SITE_MANIFEST } from "#app/document/site-manifest.ts";
import { WIDE } from "#app/ui/breakpoints.ts";
import type { Island } from "#app/ui/islands/island.tsx";
import { readPageData } from "#app/ui/islands/page-data.ts";
import { pressBoxes } from "./boxes.ts";
import { followBusy } from "./busy.ts";
import { followFavourites } from "./favourites.ts";
import { followForms } from "./forms.ts";
import { followLights } from "./lights.ts";
import { carryOut, takePresses } from "./presses.ts";
import { followSheets } from "./sheets.ts";
import type { takeOver } from "./take-over.tsx";
import { followTheme } from "./theme.ts";
import { untilWanted } from "./wanted.ts";

/** A file of app/browser/islands. */
interface IslandArea {
  takeOver: typeof takeOver;
  // Each takes props of its own; the page that drew it has sent those.
  islands: readonly Island<never>[];
}

/** The islands by area: what stands on one page comes in one file, with what takes it over. */
const AREAS = import.meta.glob<IslandArea>("./islands/*.ts");

followBusy();
followSheets();
followFavourites();
followForms();
followEnlarge();
pressBoxes();
followTheme();
followLights();
unfold();
// Before what was pressed so far is told again: a press is what an island far below waits for.
void takeIslandsOver();
takePresses(beforeScripts);
document.addEventListener(
  "touchstart",
  () => void import("./dragged-sheets.ts").then(({ dragSheets }) => dragSheets()),
  {
    once: true,
    passive: true,
  },
);
whenNear("[data-carousel]", () => import("./gallery/carousels.ts").then(({ moveCarousels }) => moveCarousels()));
if (document.querySelector("[name=shown-finish]"))
  void import("./gallery/shown-finish.ts").then(({ followFinish, fetchPaintsAhead }) => {
    followFinish();
    fetchPaintsAhead();
  });
if (document.querySelector("[data-points-at]"))
  void import("./pointed.ts").then(({ followPointed }) => followPointed());
if (document.querySelector("[data-sent-by-sign]"))
  void import("./first-sign.ts").then(({ sendAtFirstSign }) => sendAtFirstSign());
if (document.querySelector("[data-answered-in-place]"))
  void import("./answers.ts").then(({ answerInPlace }) => answerInPlace());
// An address of results is a search too: the next form begins with it (product.md#last-search).
const search = document.querySelector<HTMLElement>("[data-last-search]")?.dataset.lastSearch;
if (search)
  void import("#app/features/booking-search/last-search-store.ts").then(({ keepLastSearch }) =>
    keepLastSearch(JSON.parse(search)),
  );
document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: SITE_MANIFEST }));
// Unknown addresses also log an error to the console (product.md#unknown-addresses).
if (document.querySelector("[data-page=missing]")) console.error(`404: no page at ${location.pathname}`);

/** Does something once, as soon as the first such part of the page is less than half a window away. */
function whenNear(parts: string, act: () => Promise<void>): void {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void act();
    },
    { rootMargin: "50%" },
  );
  for (const part of document.querySelectorAll(parts)) seen.observe(part);
}

/** React, and the code of the islands on the page, are fetched only where there are any; those far below wait until somebody comes near. */
async function takeIslandsOver(): Promise<void> {
  const data = readPageData(document);
  if (!data) return;
  await Promise.all(
    Object.entries(data.islands).map(async ([id, { name, props }]) => {
      const element = document.getElementById(id);
      if (!element) return;
      await untilWanted(element);
      const area = await AREAS[`./islands/${name.split("/")[0]}.ts`]?.();
      const island = area?.islands.find(({ islandName }) => islandName === name);
      if (!area || !island) return;
      // The props are those that the same island was drawn with.
      carryOut(await area.takeOver(element, island, props as never, data));
    }),
  );
}

/**
 * Opens a picture that is pressed (`data-enlarge`, a link to its largest file) over the page; the code for that comes with the first press. Where it does
 * not come, and where the press asks for another tab, the link leads to the file.
 */
function followEnlarge(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-enlarge]") : null;
    const asksForAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || asksForAnotherTab) return;
    event.preventDefault();
    import("./gallery/enlarged.ts").then(
      ({ openEnlarged }) => openEnlarged(link),
      () => location.assign(link.href),
    );
  });
}

/** Opens once what is unfolded where there is room; from then on it is the visitor's. */
function unfold(): void {
  if (!matchMedia(WIDE).matches) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-spread]")) details.open = true;
}
