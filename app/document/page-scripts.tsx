import { PAGE_DATA_ID } from "#app/ui/islands/page-data.ts";
import { BOOT_SCRIPT } from "./boot-script.ts";
import { usePageDocument } from "./page-document.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/** What stands at the end of a public page: what its islands need, all of which are drawn by then, and one small script that fetches the others once the page is painted. */
export function PageScripts() {
  const page = usePageDocument();
  if (!page) return null;
  const data = page.data();
  const json = data && JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can end */}
      {json && <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />}
      <script type="speculationrules">{SPECULATION_RULES}</script>
      <script data-start={page.startScript}>{BOOT_SCRIPT}</script>
    </>
  );
}
