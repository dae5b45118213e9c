import { redirect } from "react-router";
import { resolveLegacyPanelUrl } from "#domain/routes/panel-legacy-redirects.ts";

/** Redirects a navigation inside the panel from a legacy URL to the current URL, with query and hash (product.md#panel-addresses). */
export function redirectLegacyAddress({ url }: { url: URL }): void {
  const present = resolveLegacyPanelUrl(url.pathname, url.search);
  if (present) throw redirect(present + url.hash);
}
