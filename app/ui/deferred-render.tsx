import { type ReactNode, useDeferredValue } from "react";

interface DeferredRenderProps {
  children: ReactNode;
  /** Shown until the children are rendered. */
  fallback?: ReactNode;
}

/**
 * Renders its children after the surrounding page is painted, interruptibly. A phone takes longer for the months of a calendar, or a long list, than
 * a click may stay unanswered (docs/performance.md#a-press).
 */
export function DeferredRender({ children, fallback = null }: DeferredRenderProps): ReactNode {
  return useDeferredValue(true, false) ? children : fallback;
}
