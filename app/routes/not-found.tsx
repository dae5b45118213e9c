import { data } from "react-router";
import { UNREADABLE_ADDRESS } from "#domain/addresses/unreadable-address.ts";
import type { Route } from "./+types/not-found";

/** Any address the table does not know answers 404, and one that cannot even be read 400; the layout's error boundary shows the page (product.md#unknown-addresses). */
export function loader({ url }: Route.LoaderArgs): never {
  if (url.pathname === UNREADABLE_ADDRESS) throw data("unreadable", { status: 400 });
  throw data("not-found", { status: 404 });
}

export default function NotFound() {
  return null;
}
