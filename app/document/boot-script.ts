/** What the page's first script leaves for the others. */
export interface BeforeScripts {
  /** Ends the noting, and gives what was pressed so far. */
  end(): HTMLElement[];
}

declare global {
  var beforeScripts: BeforeScripts;
}

/**
 * Runs at the end of every public page, inline (product.md#speed). It fetches the page's scripts (`data-start`) once the page is there and painted and the
 * browser idle, or at the first touch, key or focus, whichever comes first; a page is there with its first picture, for which the browser's own word does not
 * stand where it began to fetch it lazily (eager-by-hour.tsx); out of view, such a picture may never come, and is not waited for. Until then it notes what is pressed that needs them (app/browser/presses.ts
 * has the same selector, and a test holds the two together). With the scripts, or as soon as the page is scrolled, come the pictures that wait below the
 * first view (`data-painted`). What a form was answered with takes the focus, and takes it again after
 * the load if the browser, going to the place that the address names, took it away and nothing else has it. A page that is left by a card (an
 * article of its own, not the page's) gives the card's picture the name of the gallery's first, so that the one becomes the other (product.md#look); a gallery of its own gives the name up
 * meanwhile, since two of a name end the transition.
 */
export const BOOT_SCRIPT = `(function(d,w){
var u=d.currentScript.dataset.start,p=[],on=0,k,f=d.querySelector("[autofocus]"),
note=e=>{var c=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget])");if(c)p.push(c)},
next=()=>{d.documentElement.dataset.painted=""},
start=()=>{if(!on){on=1;next();import(u)}};
w.beforeScripts={end(){d.removeEventListener("click",note,true);return p}};
d.addEventListener("click",note,true);
["pointerdown","touchstart","keydown","focusin"].forEach(n=>{d.addEventListener(n,start,{capture:true,once:true,passive:true})});
d.addEventListener("scroll",next,{once:true,passive:true});
if(f){f.focus();addEventListener("load",()=>{requestAnimationFrame(()=>{setTimeout(()=>{
if(d.activeElement==d.body)f.focus({preventScroll:true})})})})}
d.addEventListener("click",e=>{k=e.target.closest&&e.target.closest("article:not(:has(h1)) a[href]")},true);
w.addEventListener("pageswap",e=>{var t=e.viewTransition,a=e.activation,r=d.documentElement,
i=t&&k&&a&&a.entry&&new URL(a.entry.url).pathname==k.pathname&&[].find.call(k.closest("article").querySelectorAll("picture img"),i=>i.offsetWidth);
if(i){r.dataset.toCar="";i.style.viewTransitionName="car";t.finished.finally(()=>{delete r.dataset.toCar;i.style.viewTransitionName=""})}});
function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:3000}):setTimeout(start,300)}
function painted(){if(!PerformanceObserver.supportedEntryTypes.includes("paint"))return idle();
new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();idle()}}).observe({type:"paint",buffered:true})}
function first(){var i=[].find.call(d.images,i=>i.fetchPriority=="high"&&i.offsetWidth),b=i&&!i.complete&&i.getBoundingClientRect();
b&&b.top<innerHeight&&b.bottom>0?i.onload=i.onerror=painted:painted()}
function loaded(){d.readyState=="complete"?first():addEventListener("load",first)}
d.prerendering?d.addEventListener("prerenderingchange",loaded,{once:true}):loaded()
})(document,window)`;
