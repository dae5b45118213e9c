import { SITE_MANIFEST } from "#app/document/site-manifest.ts";
import { readPageData } from "#app/ui/islands/page-data.ts";
import { pressBoxes } from "./boxes.ts";
import { followBusy } from "./busy.ts";
import { followFavourites } from "./favourites.ts";
import { followForms } from "./forms.ts";
import { followEnlarge } from "./gallery/enlarge.ts";
import type { IslandArea } from "./island-area.ts";
import { followLights } from "./lights.ts";
import { carryOut, takePresses } from "./presses.ts";
import { followSheets } from "./sheets.ts";
import { followTheme } from "./theme.ts";
import { unfold } from "./unfold.ts";
import { untilWanted } from "./wanted.ts";

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
const search = document.querySelector<HTMLElement>("[data-last-search]")?.dataset.lastSearch;
if (search) void import("./last-search.ts").then(({ keepSearch }) => keepSearch(search));
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
