import KEPT_BEFORE_SCRIPT from "#app/inline/kept-before.ts?inline-script";

/** Stands before the list, drawn by the server only: in the browser React knows what is kept. */
export function KeptBefore() {
  return typeof document === "undefined" ? <script>{KEPT_BEFORE_SCRIPT}</script> : null;
}
