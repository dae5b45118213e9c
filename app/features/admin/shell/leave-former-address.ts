import { redirect } from "react-router";
import { presentPanelAddress } from "#domain/addresses/former-panel-addresses.ts";

/** Redirects a navigation inside the panel from a former address to the present one, with its query and hash (product.md#panel-addresses). */
export function leaveFormerAddress({ url }: { url: URL }): void {
  const present = presentPanelAddress(url.pathname, url.search);
  if (present) throw redirect(present + url.hash);
}
