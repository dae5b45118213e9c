import { redirect } from "react-router";
import { addLanguagePrefix } from "#domain/routes/language-prefix.ts";
import { LEGACY_REDIRECTS } from "#domain/routes/legacy-redirects.ts";
import { languageContext } from "#server/context.ts";
import type { Route } from "./+types/legacy-redirect";

/** Redirects URLs of the former site permanently to their successors (product.md#legacy-addresses). */
export function loader({ context, url }: Route.LoaderArgs) {
  const target = LEGACY_REDIRECTS[url.pathname];
  if (!target) throw new Response(null, { status: 404 });
  return redirect(addLanguagePrefix(context.get(languageContext), target), 301);
}
