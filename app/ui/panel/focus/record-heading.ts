import { type RefObject, useEffect, useRef } from "react";

const HEADING = "[data-record-heading]";

/** Props to spread on the heading of a record. */
export interface RecordHeadingProps {
  ref: RefObject<HTMLHeadingElement | null>;
  tabIndex?: -1;
  "data-record-heading"?: true;
}

/**
 * Focuses a record's heading whenever the record opens (product.md#panel-keyboard). `record` identifies it; null means no record. The focus stays on
 * the previous/next buttons of the same header.
 */
export function useRecordHeading(record: string | null): RecordHeadingProps {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (record === null || ref.current?.closest("header")?.contains(document.activeElement)) return;
    ref.current?.focus({ preventScroll: true });
  }, [record]);
  return record === null ? { ref } : { ref, tabIndex: -1, "data-record-heading": true };
}

/** Focuses the heading of the open record and returns it, or null if none is open. */
export function focusRecordHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>(HEADING);
  heading?.focus({ preventScroll: true });
  return heading;
}
