const DRAGGABLE = "[data-drag-to-close]";
/** Controls that use horizontal drags themselves. */
const HORIZONTAL_DRAG_CONTROLS = "input[type=range]";
/** A finger must move this far before the gesture counts as a drag. */
const DRAG_THRESHOLD_PX = 8;
/** A drawer let go beyond this share of its size closes, and so does one flung faster than the speed below. */
const CLOSE_DISTANCE_RATIO = 0.35;
const CLOSE_SPEED_PX_PER_MS = 0.5;
/** A finger that rested this long before it was lifted does not fling. */
const FLING_TIMEOUT_MS = 80;
const RELEASE_ANIMATION_MS = 200;

const draggables = new WeakSet<HTMLElement>();

/**
 * Lets drawers follow the finger (product.md#look): a drawer from the right moves right, a bottom sheet moves down. It closes when let go far or fast
 * enough. `data-drag-to-close` is "right" or "down". Only touch events can stop the browser's scrolling once the direction is known.
 */
export function enableDragToClose(): void {
  for (const drawer of document.querySelectorAll<HTMLElement>(DRAGGABLE)) makeDraggable(drawer);
  document.addEventListener("toggle", ({ target }) => target instanceof HTMLElement && makeDraggable(target), true);
}

/** A touch gesture in progress; `offsetPx` is how far it has dragged the drawer. */
interface DragGesture {
  startTouch: Touch;
  startedScrolled: boolean;
  isDragging: boolean;
  offsetPx: number;
  speedPxPerMs: number;
  lastMoveMs: number;
}

function makeDraggable(drawer: HTMLElement): void {
  if (!drawer.matches(DRAGGABLE) || draggables.has(drawer)) return;
  draggables.add(drawer);
  const isHorizontal = drawer.dataset.dragToClose === "right";
  const getSizePx = () => (isHorizontal ? drawer.offsetWidth : drawer.offsetHeight);
  let gesture: DragGesture | null = null;

  drawer.addEventListener(
    "touchstart",
    ({ target, touches }) => {
      const startTouch = touches[0];
      // In a wide window the panel is centred and cannot be dragged.
      const isCentred = !isHorizontal && drawer.getBoundingClientRect().bottom < innerHeight - 1;
      gesture = null;
      if (
        !startTouch ||
        touches.length > 1 ||
        isCentred ||
        !(target instanceof Element) ||
        target.closest(HORIZONTAL_DRAG_CONTROLS)
      )
        return;
      gesture = {
        startTouch,
        startedScrolled: isScrolled(target, drawer),
        isDragging: false,
        offsetPx: 0,
        speedPxPerMs: 0,
        lastMoveMs: 0,
      };
    },
    { passive: true },
  );

  drawer.addEventListener(
    "touchmove",
    (event) => {
      const touch = event.touches[0];
      if (!gesture || !touch) return;
      const [x, y] = [touch.clientX - gesture.startTouch.clientX, touch.clientY - gesture.startTouch.clientY];
      const [along, across] = isHorizontal ? [x, y] : [y, x];
      if (!gesture.isDragging) {
        if (Math.abs(along) < DRAG_THRESHOLD_PX && Math.abs(across) < DRAG_THRESHOLD_PX) return;
        // Leave any other gesture to the browser, which scrolls or selects.
        const isOurs =
          along >= DRAG_THRESHOLD_PX &&
          along > Math.abs(across) &&
          (isHorizontal || !gesture.startedScrolled) &&
          event.cancelable;
        if (!isOurs) {
          gesture = null;
          return;
        }
        gesture.isDragging = true;
        drawer.style.transition = "none";
      }
      event.preventDefault();
      const offsetPx = Math.max(0, along - DRAG_THRESHOLD_PX);
      gesture.speedPxPerMs = (offsetPx - gesture.offsetPx) / Math.max(1, event.timeStamp - gesture.lastMoveMs);
      gesture.offsetPx = offsetPx;
      gesture.lastMoveMs = event.timeStamp;
      drawer.style.transform = transformOf(isHorizontal, offsetPx);
      // The backdrop fades as the drawer moves away.
      drawer.style.setProperty("--drag-progress", String(Math.min(1, offsetPx / getSizePx())));
    },
    { passive: false },
  );

  const onEnd = ({ type, timeStamp }: TouchEvent) => {
    const endedGesture = gesture;
    gesture = null;
    if (!endedGesture?.isDragging) return;
    const isFlung =
      endedGesture.speedPxPerMs > CLOSE_SPEED_PX_PER_MS && timeStamp - endedGesture.lastMoveMs < FLING_TIMEOUT_MS;
    const shouldClose = type === "touchend" && (isFlung || endedGesture.offsetPx > getSizePx() * CLOSE_DISTANCE_RATIO);
    void animateTo(drawer, isHorizontal, shouldClose ? getSizePx() : 0).then(() => {
      if (shouldClose) closeDrawer(drawer);
      drawer.style.removeProperty("transform");
      drawer.style.removeProperty("--drag-progress");
      // Restore the open/close transition one frame later, so that the drawer doesn't animate from its last dragged position.
      requestAnimationFrame(() => drawer.style.removeProperty("transition"));
    });
  };
  drawer.addEventListener("touchend", onEnd);
  drawer.addEventListener("touchcancel", onEnd);
}

/** Whether an element under the finger is scrolled down: a downward drag then scrolls it. */
function isScrolled(target: Element, drawer: Element): boolean {
  for (let part: Element | null = target; part; part = part === drawer ? null : part.parentElement)
    if (part.scrollTop > 0) return true;
  return false;
}

const transformOf = (isHorizontal: boolean, offsetPx: number) => `translate${isHorizontal ? "X" : "Y"}(${offsetPx}px)`;

/** Animates the drawer to its end position, or moves it there immediately under `prefers-reduced-motion`. */
async function animateTo(drawer: HTMLElement, isHorizontal: boolean, offsetPx: number): Promise<void> {
  const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : RELEASE_ANIMATION_MS;
  const animation = drawer.animate(
    { transform: transformOf(isHorizontal, offsetPx) },
    { duration, easing: "ease-out", fill: "forwards" },
  );
  await animation.finished.catch(() => {});
  animation.cancel();
}

function closeDrawer(drawer: HTMLElement): void {
  if (drawer instanceof HTMLDialogElement) drawer.close();
  else if (drawer.matches(":popover-open")) drawer.hidePopover();
}
