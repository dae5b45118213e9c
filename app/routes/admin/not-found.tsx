import { data } from "react-router";

/** Any address under /admin that is no screen. */
export function loader(): never {
  throw data("not found", { status: 404 });
}

export default function NotFound() {
  return null;
}
