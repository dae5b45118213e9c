import { NEEDS_SCRIPTS } from "#app/browser/presses.ts";
import { SHELL_LETTERS } from "#app/features/admin/shell/use-shell-key.ts";

declare global {
  /** On pages that React takes over whole. */
  var earlyPresses: { end(): (() => void)[] } | undefined;
}

/**
 * Runs in the head of every page that React takes over whole (product.md#panel-shell). A press on a button that needs React, or of one of the panel's
 * keys, is kept until React is there. It is kept from React too, which begins to listen before it is done and would hear some of the presses, and drop
 * others: so each is carried out once. What is pressed again meanwhile, out of impatience, is carried out once as well.
 */
export const EARLY_PRESSES_SCRIPT = `(function(d,w){
var p=new Map(),
keep=function(e,what,again){e.preventDefault();e.stopImmediatePropagation();p.has(what)||p.set(what,again)},
click=function(e){var c=e.target.closest&&e.target.closest("${NEEDS_SCRIPTS}");c&&keep(e,c,function(){c.isConnected&&c.click()})},
key=function(e){/^[${SHELL_LETTERS.join("")}]$/i.test(e.key)&&(e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey&&d.querySelector(".panel-root")&&
keep(e,e.key.toLowerCase(),function(){w.dispatchEvent(new KeyboardEvent("keydown",e))})};
w.addEventListener("click",click,true);
w.addEventListener("keydown",key,true);
w.earlyPresses={end:function(){w.removeEventListener("click",click,true);w.removeEventListener("keydown",key,true);
var all=[...p.values()];p.clear();return all}}
})(document,window)`;

/** Carries out what was pressed before React was there; call it once everything listens. */
export function carryOutEarlyPresses(): void {
  for (const again of globalThis.earlyPresses?.end() ?? []) again();
}
