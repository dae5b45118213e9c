import { PAGE_DATA_ID, type PageData } from "#app/ui/islands/page-data.ts";
import { BOOT_SCRIPT } from "./boot-script.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/** What stands at the end of a public page, as HTML: what its islands need, and one small script that fetches the others once the page is painted. */
export function pageScripts(startScript: string, data: PageData | null): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return [
    data ? `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>` : "",
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    `<script data-start="${startScript}">${BOOT_SCRIPT}</script>`,
  ].join("");
}
