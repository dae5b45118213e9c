import { data } from "react-router";

/** Answers 404 for any unknown address under /admin. */
export function loader(): never {
  throw data("not found", { status: 404 });
}

export default function NotFound() {
  return null;
}
