import { type ReactNode, useDeferredValue } from "react";

interface DeferredRenderProps {
  children: ReactNode;
  /** What stands there until then. */
  fallback?: ReactNode;
}

/**
 * Draws its children after what is around them is on the screen, in pieces: the months of a calendar, or a long list, take a phone longer than a press may
 * go unanswered (docs/performance.md#a-press).
 */
export function DeferredRender({ children, fallback = null }: DeferredRenderProps): ReactNode {
  return useDeferredValue(true, false) ? children : fallback;
}
