import { redirect } from "react-router";
import { FORMER_ADDRESSES } from "#domain/addresses/former-addresses.ts";
import { withoutLanguage } from "#domain/addresses/without-language.ts";
import type { Route } from "./+types/former-address";

/** The addresses of the former site lead to their successors for good (product.md#legacy-addresses). */
export function loader({ url }: Route.LoaderArgs) {
  const target = FORMER_ADDRESSES[withoutLanguage(url.pathname).path];
  if (!target) throw new Response(null, { status: 404 });
  return redirect(target, 301);
}
