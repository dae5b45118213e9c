import { data } from "react-router";

/** Responds with 404 to any unknown URL under /admin. */
export function loader(): never {
  throw data("not found", { status: 404 });
}

export default function NotFound() {
  return null;
}
