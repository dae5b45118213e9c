import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import styles from "./drawer.module.css";

interface DrawerProps {
  /** Id by which triggers refer to the drawer. */
  id: string;
  /** Accessible name; also the visible title unless `head` replaces it. */
  title: string;
  /** Edge it slides in from. On a phone, "right" takes nearly the whole width and "bottom" the whole. */
  side?: "right" | "bottom";
  /** Replaces the visible title. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * A panel over the page. It is a popover, so it works without scripts: a `DrawerTrigger` opens it, Esc or a click outside closes it, and the focus
 * returns to the trigger. app/browser/drawers.ts adds what popovers lack.
 */
export function Drawer({ id, title, side = "right", head, children }: DrawerProps) {
  const { fields } = useWords("fields");
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      data-drag-to-close={side === "bottom" ? "down" : "right"}
      className={classNames(styles.root, side === "bottom" && styles.bottom)}
    >
      <div className={styles.head}>
        {head ?? <p className={styles.title}>{title}</p>}
        <IconButton popoverTarget={id} popoverTargetAction="hide" aria-label={fields.close}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** The button that opens a drawer, with or without scripts. */
export function DrawerTrigger({ target, children, ...rest }: { target: string } & ComponentProps<"button">) {
  return (
    <button {...rest} type="button" popoverTarget={target} popoverTargetAction="show" aria-haspopup="dialog">
      {children}
    </button>
  );
}
