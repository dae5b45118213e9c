import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import styles from "./sheet.module.css";

interface SheetProps {
  /** Names the sheet for its triggers. */
  id: string;
  /** What the sheet is, for a screen reader; shown as its head unless `head` says otherwise. */
  title: string;
  /** Where it comes from; on a phone "right" takes nearly the whole width and "bottom" the whole. */
  side?: "right" | "bottom";
  /** Replaces the visible title. */
  head?: ReactNode;
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

/**
 * A panel over the page. It is a popover, so a `SheetTrigger` opens and Esc or a click beside it closes it before any script
 * is there; the browser gives the focus back to the trigger. With scripts
 * the focus goes into it, the Tab key stays there, and the trigger gets it back after a click beside it too.
 */
export function Sheet({ id, title, side = "right", head, children }: SheetProps) {
  const panel = useRef<HTMLDivElement>(null);

  function keepFocus(open: boolean) {
    if (open) return panel.current?.focus();
    // A click beside the sheet closes it and leaves nothing focused that a key could act on.
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.tabIndex < 0) triggerOf(id)?.focus({ preventScroll: true });
  }

  function keepInside(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== "Tab" || !panel.current) return;
    const stops = [...panel.current.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
    const first = stops[0];
    const last = stops.at(-1);
    const active = document.activeElement;
    if (event.shiftKey ? active === first || active === panel.current : active === last) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  }

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      className={classNames(styles.root, side === "bottom" && styles.bottom)}
      onKeyDown={keepInside}
      onToggle={(event) => keepFocus(event.newState === "open")}
    >
      <div className={styles.head}>
        {head ?? <p className={styles.title}>{title}</p>}
        <IconButton popoverTarget={id} popoverTargetAction="hide" aria-label="Chiudi">
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** The button that opens a sheet, with or without scripts. */
export function SheetTrigger({ target, children, ...rest }: { target: string } & ComponentProps<"button">) {
  return (
    <button {...rest} type="button" popoverTarget={target} popoverTargetAction="show" aria-haspopup="dialog">
      {children}
    </button>
  );
}

function triggerOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${id}"][popovertargetaction="show"]`);
}

/** Closes an open sheet from code, e.g. after a link inside it was followed. Nothing happens when it is closed. */
export function closeSheet(id: string): void {
  const sheet = document.getElementById(id);
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
}
