/**
 * Runs in the head of a page that begins with a gallery. Who came by a link of the site sees the page before give way, and the car of the card that was
 * followed can only become the gallery's if that is there when the new page is first drawn (app/document/boot-script.ts gives the card its name): so the
 * first paint waits for the first slide, which stands within the first half of the HTML. Any other visit paints as soon as it can.
 */
export const EXPECT_FIRST_PICTURE_SCRIPT = `(function(d,n,s){
var a=n&&n.activation,l;
if(!a||!a.from||!a.from.url||a.navigationType!="push"||d.referrer.indexOf(location.origin+"/")||matchMedia("(prefers-reduced-motion: reduce)").matches)return;
l=d.createElement("link");l.rel="expect";l.blocking="render";l.href="#"+s.dataset.first;d.head.appendChild(l)
})(document,window.navigation,document.currentScript)`;

export function ExpectFirstPicture({ id }: { id: string }) {
  return <script data-first={id}>{EXPECT_FIRST_PICTURE_SCRIPT}</script>;
}
