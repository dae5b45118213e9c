/** Says on <html>, before the list is painted, that this browser keeps cars: then the list does not begin with having none. The key is the store's. */
export const KEPT_BEFORE_SCRIPT = `try{if((localStorage.getItem("preferiti")||"[]")!="[]")document.documentElement.dataset.keepsCars=""}catch(e){}`;

/** Stands before the list, drawn by the server only: in the browser React knows what is kept. */
export function KeptBefore() {
  return typeof document === "undefined" ? <script>{KEPT_BEFORE_SCRIPT}</script> : null;
}
