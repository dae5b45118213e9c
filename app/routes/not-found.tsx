import { data } from "react-router";
import { MALFORMED_URL_PATH } from "#domain/routes/internal-paths.ts";
import type { Route } from "./+types/not-found";

/** Answers 404 for unknown addresses and 400 for malformed ones; the layout's error boundary shows the page (product.md#unknown-addresses). */
export function loader({ url }: Route.LoaderArgs): never {
  if (url.pathname === MALFORMED_URL_PATH) throw data("unreadable", { status: 400 });
  throw data("not-found", { status: 404 });
}

export default function NotFound() {
  return null;
}
