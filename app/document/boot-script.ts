import { SIGNS } from "#app/browser/signs.ts";

/** What the page's first script leaves for the others. */
export interface BeforeScripts {
  /** Ends the noting, and gives what was pressed so far, and the last sign of each kind. */
  end(): { presses: HTMLElement[]; signs: Event[] };
}

declare global {
  var beforeScripts: BeforeScripts;
}

/**
 * Runs at the end of every public page, inline (product.md#speed). It imports the page's first module (`data-start`, app/browser/start.ts) once the page is loaded and painted and the
 * browser idle, or at the first sign of a person, whichever comes first; a page is loaded with its first picture, for which the browser's own word does not
 * stand where it began to fetch it lazily (eager-by-hour.tsx); out of view, such a picture may never come, and is not waited for. Who saves data (`Save-Data`) gets
 * nothing before that sign, unless the page is an island that needs none (`data-live`). The browser scrolls by itself to where a visitor had been, so scrolling is a sign only
 * once the browser was idle; nor is a sign what the browser does by itself (app/browser/signs.ts). Until the module is there it notes signs, and presses that need scripts
 * (app/browser/presses.ts has the same selector, and a test holds the two together). A module that does not come is asked for again when something is pressed or the connection
 * is back, and the page says so meanwhile (`data-unreached`). With the first module, or as soon as the page is scrolled, come the pictures that wait below the
 * first view (`data-painted`). What a form was answered with takes the focus, and takes it again after
 * the load if the browser, going to the place that the address names, took it away and nothing else has it. A page that is left by a card (an
 * article of its own, not the page's) gives the card's picture the name of the gallery's first, so that the one becomes the other (product.md#look); a gallery of its own gives the name up
 * meanwhile, since two of a name end the transition.
 */
export const BOOT_SCRIPT = `(function(d,w){
var u=d.currentScript.dataset.start,p=[],g={},on=0,out=0,rest=0,k,f=d.querySelector("[autofocus]"),c=navigator.connection,a=new AbortController,
say=()=>{var t=d.querySelector("[data-unreached]");if(t)t.hidden=!out||!p.length},
next=()=>{d.documentElement.dataset.painted=""},
start=()=>{if(on)return;on=1;next();import(u).catch(e=>{console.warn(e);on=0;out=1;say()})},
again=()=>{if(out)start()},
note=e=>{var b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])");if(b&&!p.includes(b))p.push(b);if(b)say();again()},
sign=e=>{if(d.prerendering||e.type=="focusin"&&e.target==f||e.type=="scroll"&&!rest||e.type=="pointermove"&&!e.movementX&&!e.movementY)return;g[e.type]=e;if(!out)start()},
hear=(t,n,l)=>{t.addEventListener(n,l,{capture:true,passive:true,signal:a.signal})};
w.beforeScripts={end(){a.abort();out=0;say();return{presses:p,signs:Object.values(g)}}};
hear(d,"click",note);hear(w,"online",again);
${JSON.stringify(SIGNS)}.forEach(n=>hear(d,n,sign));
d.addEventListener("scroll",next,{once:true,passive:true});
if(f){f.focus();addEventListener("load",()=>{requestAnimationFrame(()=>{setTimeout(()=>{
if(d.activeElement==d.body)f.focus({preventScroll:true})})})})}
d.addEventListener("click",e=>{k=e.target.closest&&e.target.closest("article:not(:has(h1)) a[href]")},true);
w.addEventListener("pageswap",e=>{var t=e.viewTransition,a=e.activation,r=d.documentElement,
i=t&&k&&a&&a.entry&&new URL(a.entry.url).pathname==k.pathname&&[].find.call(k.closest("article").querySelectorAll("picture img"),i=>i.offsetWidth);
if(i){r.dataset.toCar="";i.style.viewTransitionName="car";t.finished.finally(()=>{delete r.dataset.toCar;i.style.viewTransitionName=""})}});
function idle(){rest=1;if(c&&c.saveData&&!d.querySelector("[data-live]"))return;
w.requestIdleCallback?requestIdleCallback(start,{timeout:3000}):setTimeout(start,300)}
function painted(){if(!PerformanceObserver.supportedEntryTypes.includes("paint"))return idle();
new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();idle()}}).observe({type:"paint",buffered:true})}
function first(){var i=[].find.call(d.images,i=>i.fetchPriority=="high"&&i.offsetWidth),b=i&&!i.complete&&i.getBoundingClientRect();
b&&b.top<innerHeight&&b.bottom>0?i.onload=i.onerror=painted:painted()}
function loaded(){d.readyState=="complete"?first():addEventListener("load",first)}
d.prerendering?d.addEventListener("prerenderingchange",loaded,{once:true}):loaded()
})(document,window)`;
