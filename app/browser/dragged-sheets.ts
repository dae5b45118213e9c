const SHEET = "[data-drags]";
/** What a horizontal stroke is for. */
const STROKED = "input[type=range]";
/** How far a finger moves before it means to drag, in px. */
const SLOP_PX = 8;
/** A sheet let go beyond this share of its size closes, and so does one thrown faster than this. */
const CLOSING_SHARE = 0.35;
const CLOSING_PX_PER_MS = 0.5;
/** A finger that has rested for so long throws nothing any more. */
const RESTED_MS = 80;
const SETTLE_MS = 200;

const followed = new WeakSet<HTMLElement>();

/**
 * Sheets follow the finger (product.md#look): one from the right goes aside, one from below down, and closes when let go far or fast enough. `data-drags`
 * says which: "right" or "down". Touch events, since they alone may take a stroke from the browser's scrolling once its direction is known.
 */
export function dragSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>(SHEET)) follow(sheet);
  document.addEventListener("toggle", ({ target }) => target instanceof HTMLElement && follow(target), true);
}

/** A stroke under way: where it began, how far it has dragged the sheet, in px, and how fast it was last. */
interface Stroke {
  first: Touch;
  scrolled: boolean;
  dragging: boolean;
  moved: number;
  speed: number;
  at: number;
}

function follow(sheet: HTMLElement): void {
  if (!sheet.matches(SHEET) || followed.has(sheet)) return;
  followed.add(sheet);
  const aside = sheet.dataset.drags === "right";
  const size = () => (aside ? sheet.offsetWidth : sheet.offsetHeight);
  let stroke: Stroke | null = null;

  sheet.addEventListener(
    "touchstart",
    ({ target, touches }) => {
      const first = touches[0];
      // A panel that hangs in the middle of a wide window is no sheet.
      const hangs = !aside && sheet.getBoundingClientRect().bottom < innerHeight - 1;
      stroke = null;
      if (!first || touches.length > 1 || hangs || !(target instanceof Element) || target.closest(STROKED)) return;
      stroke = { first, scrolled: isScrolled(target, sheet), dragging: false, moved: 0, speed: 0, at: 0 };
    },
    { passive: true },
  );

  sheet.addEventListener(
    "touchmove",
    (event) => {
      const touch = event.touches[0];
      if (!stroke || !touch) return;
      const [x, y] = [touch.clientX - stroke.first.clientX, touch.clientY - stroke.first.clientY];
      const [along, across] = aside ? [x, y] : [y, x];
      if (!stroke.dragging) {
        if (Math.abs(along) < SLOP_PX && Math.abs(across) < SLOP_PX) return;
        // Any other stroke is the browser's: it scrolls, or selects.
        const isOurs = along >= SLOP_PX && along > Math.abs(across) && (aside || !stroke.scrolled) && event.cancelable;
        if (!isOurs) {
          stroke = null;
          return;
        }
        stroke.dragging = true;
        sheet.style.transition = "none";
      }
      event.preventDefault();
      const moved = Math.max(0, along - SLOP_PX);
      stroke.speed = (moved - stroke.moved) / Math.max(1, event.timeStamp - stroke.at);
      stroke.moved = moved;
      stroke.at = event.timeStamp;
      sheet.style.transform = transformOf(aside, moved);
      // The page comes back into light as the sheet goes.
      sheet.style.setProperty("--dragged", String(Math.min(1, moved / size())));
    },
    { passive: false },
  );

  const onEnd = ({ type, timeStamp }: TouchEvent) => {
    const ended = stroke;
    stroke = null;
    if (!ended?.dragging) return;
    const thrown = ended.speed > CLOSING_PX_PER_MS && timeStamp - ended.at < RESTED_MS;
    const closes = type === "touchend" && (thrown || ended.moved > size() * CLOSING_SHARE);
    void settle(sheet, aside, closes ? size() : 0).then(() => {
      if (closes) close(sheet);
      sheet.style.removeProperty("transform");
      sheet.style.removeProperty("--dragged");
      // What the sheet has for opening and closing begins from here: it is where it belongs already.
      requestAnimationFrame(() => sheet.style.removeProperty("transition"));
    });
  };
  sheet.addEventListener("touchend", onEnd);
  sheet.addEventListener("touchcancel", onEnd);
}

/** Whether something under the finger is scrolled down, which a stroke downwards is for then. */
function isScrolled(target: Element, sheet: Element): boolean {
  for (let part: Element | null = target; part; part = part === sheet ? null : part.parentElement)
    if (part.scrollTop > 0) return true;
  return false;
}

const transformOf = (aside: boolean, moved: number) => `translate${aside ? "X" : "Y"}(${moved}px)`;

/** The rest of the way, at once where less motion is asked for. */
async function settle(sheet: HTMLElement, aside: boolean, moved: number): Promise<void> {
  const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SETTLE_MS;
  const way = sheet.animate(
    { transform: transformOf(aside, moved) },
    { duration, easing: "ease-out", fill: "forwards" },
  );
  await way.finished.catch(() => {});
  way.cancel();
}

function close(sheet: HTMLElement): void {
  if (sheet instanceof HTMLDialogElement) sheet.close();
  else if (sheet.matches(":popover-open")) sheet.hidePopover();
}
