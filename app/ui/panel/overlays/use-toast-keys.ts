import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { captureFocus } from "#app/ui/panel/focus/focus-retention.ts";
import { focusRecordHeading } from "#app/ui/panel/focus/record-heading.ts";

/**
 * Handles the keys of toasts. F6 moves the focus to the toasts, directly to the undo button if there is one. Pressing an action, or closing the last
 * toast, returns the focus to the previous element or to its replacement. Spread the result on the viewport.
 */
export function useToastKeys() {
  /** Where to return the focus after F6; null once the focus has left the toasts. */
  const getFinalFocus = useRef<ReturnType<typeof captureFocus> | null>(null);
  return {
    onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
      if (target !== currentTarget) return;
      if (!currentTarget.contains(relatedTarget)) getFinalFocus.current = captureFocus(relatedTarget);
      focusUndo(currentTarget);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
      // A removed toast reports no `relatedTarget`.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) getFinalFocus.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (event.key !== "F6") return;
      // The library would return the focus to the toast itself.
      event.preventDefault();
      event.stopPropagation();
      focusUndo(event.currentTarget);
    },
    onClick: ({ target }: MouseEvent<HTMLDivElement>) => {
      if (!(target instanceof Element) || !getFinalFocus.current) return;
      const focused = document.activeElement;
      const isAction = target.closest("[data-toast-action]") !== null;
      // The library moves the focus to the next toast; after the last toast there is no next one.
      const isLast = focused !== null && target.closest("[data-toast]")?.contains(focused);
      if (isAction || (isLast && target.closest("button"))) restoreFocus(getFinalFocus.current());
    },
  };
}

function focusUndo(viewport: HTMLElement): void {
  const undo = [...viewport.querySelectorAll<HTMLElement>("[data-toast]")].find((toast) =>
    toast.querySelector("[data-undo-key]"),
  );
  undo?.querySelector<HTMLElement>("[data-toast-action]")?.focus({ preventScroll: true });
}

function restoreFocus(to: HTMLElement | boolean): void {
  if (to === true) focusRecordHeading();
  else if (to) to.focus({ preventScroll: true });
}
