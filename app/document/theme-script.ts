import { NARROW } from "#app/ui/breakpoints.ts";

/**
 * Runs in the head of every page before the first paint (product.md#day-and-night): says on <html> whether it is day or night by the visitor's clock
 * (`data-hour`, which the hero follows) and which colours the page wears (`data-theme`; the panel has its own), and on the home page asks for the right
 * hero at once, since only the browser knows which it will be. Which page it is says its route, on <html> (app/routes/route-handle.ts). Kept as text
 * because it goes into the page inline; the rule itself is `themeOf`, and a test holds the two together.
 */
export const THEME_SCRIPT = `(function(d,h){
var s=d.documentElement.dataset,n=h>=20||h<6?"night":"day",p=matchMedia("${NARROW}").matches,c;
try{c=localStorage.getItem("theme")}catch(e){}
s.hour=n;
if(!s.colours)s.theme=c=="day"||c=="night"?c:matchMedia("(prefers-color-scheme: dark)").matches?"night":n;
if(!s.hero)return;
var k=d.createElement("link"),b="/pictures/heroes/"+n+(p?"-tall":"");
k.rel="preload";k.as="image";k.type="image/avif";k.fetchPriority="high";
k.imageSrcset=(p?[480,696,800,1200]:[800,1280,1920,2560]).map(function(w){return b+"-"+w+".avif "+w+"w"}).join(", ");
k.imageSizes=p?"96vw":"100vw";d.head.appendChild(k)
})(document,new Date().getHours())`;
