import { NARROW } from "#app/ui/breakpoints.ts";

/**
 * Runs in the head of every page before the first paint (product.md#day-and-night): says on <html> whether it is day or night by the visitor's clock
 * (`data-hour`, which the hero follows) and which colours the page wears (`data-theme`; the panel has its own), and on the home page asks for the right
 * hero at once, since only the browser knows which it will be. Kept as text because it goes into the page inline; the rule itself is `themeOf`, and a
 * test holds the two together.
 */
export const THEME_SCRIPT = `(function(d,h,l){
var n=h>=20||h<6?"night":"day",p=matchMedia("${NARROW}").matches,c;
try{c=localStorage.getItem("theme")}catch(e){}
d.documentElement.dataset.hour=n;
if(!/^\\/admin(\\/|$)/.test(l.pathname))d.documentElement.dataset.theme=c=="day"||c=="night"?c:matchMedia("(prefers-color-scheme: dark)").matches?"night":n;
if(l.pathname!=="/")return;
var k=d.createElement("link"),b="/pictures/heroes/"+n+(p?"-tall":"");
k.rel="preload";k.as="image";k.type="image/avif";k.fetchPriority="high";
k.imageSrcset=(p?[480,696,800,1200]:[800,1280,1920,2560]).map(function(w){return b+"-"+w+".avif "+w+"w"}).join(", ");
k.imageSizes=p?"96vw":"100vw";d.head.appendChild(k)
})(document,new Date().getHours(),location)`;
