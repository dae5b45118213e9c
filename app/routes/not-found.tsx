import { data } from "react-router";
import { MALFORMED_URL_PATH } from "#domain/routes/internal-paths.ts";
import type { Route } from "./+types/not-found";

/** Responds with 404 to unknown URLs and with 400 to malformed URLs; the layout's error boundary shows the page (product.md#unknown-addresses). */
export function loader({ url }: Route.LoaderArgs): never {
  if (url.pathname === MALFORMED_URL_PATH) throw data("unreadable", { status: 400 });
  throw data("not-found", { status: 404 });
}

export default function NotFound() {
  return null;
}
