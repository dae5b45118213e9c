import { redirect } from "react-router";
import { LEGACY_REDIRECTS } from "#domain/paths.ts";
import type { Route } from "./+types/legacy-redirect";

/** The addresses of the former site lead to their successors for good (B 2.7). */
export function loader({ url }: Route.LoaderArgs) {
  const target = LEGACY_REDIRECTS[url.pathname];
  if (!target) throw new Response(null, { status: 404 });
  return redirect(target, 301);
}
