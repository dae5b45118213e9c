import { data } from "react-router";

/** Any address the table does not know answers 404; the layout's error boundary shows the page (product.md#unknown-addresses). */
export function loader(): never {
  throw data("not-found", { status: 404 });
}

export default function NotFound() {
  return null;
}
