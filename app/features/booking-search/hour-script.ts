/**
 * Runs in the head of every page before the first paint (product.md#day-and-night): says on <html> whether it is day or night by the
 * visitor's clock, and on the home page asks for the right hero at once, since only the browser knows which it will be.
 * Kept as text because it goes into the page inline; the rule itself is `isNight`, and a test holds the two together.
 */
export const HOUR_SCRIPT = `(function(d,h){
var n=h>=20||h<6?"night":"day",p=matchMedia("(max-width: 51.99rem)").matches;
d.documentElement.dataset.hour=n;
if(location.pathname!=="/")return;
var l=d.createElement("link"),b="/pictures/heroes/"+n+(p?"-tall":"");
l.rel="preload";l.as="image";l.type="image/avif";l.fetchPriority="high";
l.imageSrcset=(p?[480,800,1200]:[800,1280,1920,2560]).map(function(w){return b+"-"+w+".avif "+w+"w"}).join(", ");
l.imageSizes="100vw";d.head.appendChild(l)
})(document,new Date().getHours())`;
