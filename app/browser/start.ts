import { SITE_MANIFEST } from "#app/document/site-manifest.ts";
import { WIDE } from "#app/ui/breakpoints.ts";
import type { Island } from "#app/ui/islands/island.tsx";
import { type PageData, readPageData } from "#app/ui/islands/page-data.ts";
import { untilArrived } from "#app/ui/requests/until-arrived.ts";
import { pressBoxes } from "./boxes.ts";
import { followBusy } from "./busy.ts";
import { followFavourites } from "./favourites.ts";
import { sendAtFirstSign } from "./first-sign.ts";
import { leaveChecksToServer } from "./forms.ts";
import { followLights } from "./lights.ts";
import { pause } from "./pause.ts";
import { carryOut, carryOutArrows, takePresses } from "./presses.ts";
import { followSheets } from "./sheets.ts";
import { untilSign } from "./signs.ts";
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

const CAROUSEL = "[data-carousel]";
/** Sheets of dialogs that only React opens (app/document/page-document.tsx). */
const DEFERRED_SHEETS = "link[data-deferred]";

const { presses, signs } = beforeScripts.end();
const used = untilSign(signs);
// A page that is an island shows what it has before that.
const isLive = document.querySelector("[data-live]") !== null;

for (const sheet of document.querySelectorAll<HTMLLinkElement>(DEFERRED_SHEETS)) sheet.media = "all";
followBusy();
followSheets();
followFavourites(isLive ? Promise.resolve() : used);
leaveChecksToServer();
followEnlarge();
pressBoxes();
followTheme();
followLights();
unfold();
showArrows();
sendAtFirstSign(signs);
// Before what was pressed so far is told again: a press is what an island far below waits for.
takeIslandsOver();
takePresses(presses);
document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: SITE_MANIFEST }));
// Unknown addresses also log an error to the console (product.md#unknown-addresses).
if (document.querySelector("[data-page=missing]")) console.error(`404: no page at ${location.pathname}`);
if (signs.length === 0 && !savesData()) fetchIslandFiles("low");
void used.then(followUse);

/**
 * What the page has for who uses it, beyond its islands. The page works without each of these files, and does so where one does not come: its forms are sent by
 * the browser, its sheets close by their button.
 */
async function followUse(): Promise<void> {
  fetchIslandFiles("high");
  await pause();
  if (document.querySelector("[data-answered-in-place]"))
    import("./answers.ts").then(({ answerInPlace }) => answerInPlace(), console.warn);
  if (document.querySelector("[data-typed-day]"))
    import("./typed-days.ts").then(({ followTypedDays }) => followTypedDays(), console.warn);
  document.addEventListener(
    "touchstart",
    () => void import("./dragged-sheets.ts").then(({ dragSheets }) => dragSheets(), console.warn),
    { once: true, passive: true },
  );
  whenNear(CAROUSEL, async () => {
    const { moveCarousels } = await untilArrived(() => import("./gallery/carousels.ts"));
    moveCarousels();
    for (const carousel of document.querySelectorAll<HTMLElement>(CAROUSEL)) carryOutArrows(carousel);
  });
  if (document.querySelector("[data-points-at]"))
    import("./pointed.ts").then(({ followPointed }) => followPointed(), console.warn);
  if (document.querySelector("[name=shown-finish]"))
    import("./gallery/shown-finish.ts").then(({ followFinish, fetchPaintsAhead }) => {
      followFinish();
      fetchPaintsAhead();
    }, console.warn);
  // An address of results is a search too: the next form begins with it (product.md#last-search).
  const search = document.querySelector<HTMLElement>("[data-last-search]")?.dataset.lastSearch;
  if (search)
    import("#app/features/booking-search/last-search-store.ts").then(
      ({ keepLastSearch }) => keepLastSearch(JSON.parse(search)),
      console.warn,
    );
}

/** Fetches what the islands of the page are made of, all at once, and runs none of it. What is there already is not fetched again. */
function fetchIslandFiles(fetchPriority: "low" | "high"): void {
  for (const href of islandFiles())
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority }));
}

function savesData(): boolean {
  // Only Chromium says so.
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** Their addresses, as the server has named them; none in development. */
function islandFiles(): string[] {
  return document.querySelector<HTMLElement>("script[data-start]")?.dataset.islands?.split(" ").filter(Boolean) ?? [];
}

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

/** React, and the code of the islands on the page, run only where there are any, and once the page is used; those far below wait until somebody comes near. */
function takeIslandsOver(): void {
  let data: PageData | null = null;
  const props = () => {
    data ??= readPageData(document);
    return data;
  };
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) void takeIslandOver(element, props);
}

async function takeIslandOver(element: HTMLElement, read: () => PageData | null): Promise<void> {
  const [sign] = await Promise.all([element.dataset.live === undefined ? used : null, untilWanted(element)]);
  await untilArrived(runIslandFiles);
  // What is used first comes first.
  if (!(sign?.target instanceof Node && element.contains(sign.target))) await pause();
  const data = read();
  const island = data?.islands[element.id];
  const area = AREAS[`./islands/${island?.name.split("/")[0]}.ts`];
  if (!data || !island || !area) return;
  const { takeOver, islands } = await untilArrived(area);
  const made = islands.find(({ islandName }) => islandName === island.name);
  // The props are those that the same island was drawn with.
  if (made) carryOut(await takeOver(element, made, island.props as never, data));
}

/** Runs the files one by one: together they would hold the browser up. */
async function runIslandFiles(): Promise<void> {
  for (const file of islandFiles()) {
    await import(/* @vite-ignore */ file);
    await pause();
  }
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

/** From here on a press on the arrows of a carousel is noted, and carried out once it goes round. */
function showArrows(): void {
  for (const arrows of document.querySelectorAll<HTMLElement>(`${CAROUSEL} [data-arrows]`)) arrows.hidden = false;
}

/** Opens once what is unfolded where there is room; from then on it is the visitor's. */
function unfold(): void {
  if (!matchMedia(WIDE).matches) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-spread]")) details.open = true;
}
