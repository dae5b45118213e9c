import { type RefObject, useEffect, useRef } from "react";

const HEADING = "[data-record-heading]";

/** Spread on the heading of a record. */
export interface RecordHeadingProps {
  ref: RefObject<HTMLHeadingElement | null>;
  tabIndex?: -1;
  "data-record-heading"?: true;
}

/**
 * Gives a record's heading the focus whenever the record is opened, wherever from (product.md#panel-keyboard). `record` tells one from another; null
 * for a heading of no record. Stepping to a neighbour by a button of the same head leaves the focus on the button.
 */
export function useRecordHeading(record: string | null): RecordHeadingProps {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (record === null || ref.current?.closest("header")?.contains(document.activeElement)) return;
    ref.current?.focus({ preventScroll: true });
  }, [record]);
  return record === null ? { ref } : { ref, tabIndex: -1, "data-record-heading": true };
}

/** Gives the heading of the open record the focus, and returns it; null where none is open. */
export function focusRecordHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>(HEADING);
  heading?.focus({ preventScroll: true });
  return heading;
}
