import { redirect } from "react-router";
import { splitLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { LEGACY_REDIRECTS } from "#domain/routes/legacy-redirects.ts";
import type { Route } from "./+types/legacy-redirect";

/** Redirects URLs of the former site permanently to their successors (product.md#legacy-addresses). */
export function loader({ url }: Route.LoaderArgs) {
  const target = LEGACY_REDIRECTS[splitLanguagePrefix(url.pathname).path];
  if (!target) throw new Response(null, { status: 404 });
  return redirect(target, 301);
}
