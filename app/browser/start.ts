import type { Island } from "#app/ui/islands/island.tsx";
import { readPageData } from "#app/ui/islands/page-data.ts";
import { followBusy } from "./busy.ts";
import { followFavourites } from "./favourites.ts";
import { followForms } from "./forms.ts";
import { followHour } from "./hour.ts";
import { followLights } from "./lights.ts";
import { followPointed } from "./pointed.ts";
import { carryOut, takePresses } from "./presses.ts";
import { followSheets } from "./sheets.ts";
import { unfold } from "./unfold.ts";

const ISLANDS = import.meta.glob<{ default: Island<object> }>("../{features,ui}/**/*.island.tsx");

followBusy();
followSheets();
followFavourites();
followForms();
followHour();
followLights();
followPointed();
unfold();
takePresses(beforeScripts);
void takeIslandsOver();
if (document.querySelector("[data-carousel]"))
  void import("./carousels.ts").then(({ moveCarousels }) => moveCarousels());
const search = document.querySelector<HTMLElement>("[data-last-search]")?.dataset.lastSearch;
if (search) void import("./last-search.ts").then(({ keepSearch }) => keepSearch(search));
// Unknown addresses also log an error to the console (product.md#unknown-addresses).
if (document.querySelector("[data-page=missing]")) console.error(`404: no page at ${location.pathname}`);

/** React, and the code of each island on the page, are fetched only where there is one. */
async function takeIslandsOver(): Promise<void> {
  const data = readPageData(document);
  if (!data) return;
  const { takeOver } = await import("./take-over.tsx");
  await Promise.all(
    Object.entries(data.islands).map(async ([id, { name, props }]) => {
      const element = document.getElementById(id);
      const load = Object.entries(ISLANDS).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];
      if (!element || !load) return;
      const module = await load();
      await takeOver(element, module.default, props, data.site);
      carryOut(element);
    }),
  );
}
