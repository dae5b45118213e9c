import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * The link that was followed goes with its page, and the focus with it: whoever uses the keyboard would begin at the browser's own bar again.
 * So a new page that leaves nothing focused gets the focus on its content. The first page keeps what the browser does.
 */
export function useKeptFocus(contentId: string): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, contentId]);
}
