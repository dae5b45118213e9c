import { redirect } from "react-router";
import { FORMER_ADDRESSES } from "#domain/addresses/former-addresses.ts";
import type { Route } from "./+types/former-address";

/** The addresses of the former site lead to their successors for good (product.md#legacy-addresses). */
export function loader({ url }: Route.LoaderArgs) {
  const target = FORMER_ADDRESSES[url.pathname];
  if (!target) throw new Response(null, { status: 404 });
  return redirect(target, 301);
}
