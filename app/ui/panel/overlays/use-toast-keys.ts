import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { captureFocus } from "#app/ui/panel/focus/focus-retention.ts";
import { focusRecordHeading } from "#app/ui/panel/focus/record-heading.ts";

/**
 * F6 brings the focus to the toasts; where one can be taken back, straight to the way to do so. A pressed action, or the last toast that is closed,
 * gives it back to where it came from, or to what stands there now. Spread on the viewport.
 */
export function useToastKeys() {
  /** Of whoever came by F6; null once the focus has left. */
  const getFinalFocus = useRef<ReturnType<typeof captureFocus> | null>(null);
  return {
    onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
      if (target !== currentTarget) return;
      if (!currentTarget.contains(relatedTarget)) getFinalFocus.current = captureFocus(relatedTarget);
      focusUndo(currentTarget);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
      // A toast that is gone with the focus in it tells no successor.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) getFinalFocus.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (event.key !== "F6") return;
      // The library would take the toast itself for the place to go back to.
      event.preventDefault();
      event.stopPropagation();
      focusUndo(event.currentTarget);
    },
    onClick: ({ target }: MouseEvent<HTMLDivElement>) => {
      if (!(target instanceof Element) || !getFinalFocus.current) return;
      const focused = document.activeElement;
      const isAction = target.closest("[data-toast-action]") !== null;
      // The library leads from a closed toast to the next one; the focus that is still in it has nowhere to go.
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
