import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTablet } from "#app/ui/use-media-query.ts";

/**
 * Whether a table fits in its place. It is asked on a tablet only: a desk has room, and a phone has cards anyway. What a table needs is
 * measured while it is shown, before the browser paints.
 */
export function useFit(): { place: RefObject<HTMLDivElement | null>; fits: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const tablet = useTablet();
  const [needed, setNeeded] = useState(0);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const fits = !tablet || width >= needed;
  useEffect(() => {
    if (!tablet || !place.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [tablet]);
  useLayoutEffect(() => {
    const scroller = place.current?.firstElementChild;
    if (!tablet || !fits || !place.current || !scroller) return;
    const beyond = scroller.scrollWidth - scroller.clientWidth;
    if (beyond <= 0) return;
    setWidth(place.current.clientWidth);
    setNeeded(place.current.clientWidth + beyond);
  });
  return { place, fits };
}
