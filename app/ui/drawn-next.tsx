import { type ReactNode, useDeferredValue } from "react";

interface DrawnNextProps {
  children: ReactNode;
  /** What stands there until then. */
  meanwhile?: ReactNode;
}

/**
 * Draws its children after what is around them is on the screen, in pieces: the months of a calendar, or a long list, take a phone longer than a press may
 * go unanswered (docs/performance.md#a-press).
 */
export function DrawnNext({ children, meanwhile = null }: DrawnNextProps): ReactNode {
  return useDeferredValue(true, false) ? children : meanwhile;
}
