import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import { useRecordHeading } from "#app/ui/panel/focus/record-heading.ts";
import styles from "./split-view.module.css";
import { useEscape } from "./use-escape.ts";

interface SplitViewProps {
  /** The list. */
  children: ReactNode;
  /** The details beside it; null if none are open. */
  pane: ReactNode | null;
}

/** A list with the details of one row docked at the right; on a phone the details take the whole screen. */
export function SplitView({ children, pane }: SplitViewProps) {
  return (
    <div className={styles.dock} data-open={pane ? true : undefined}>
      <div className={styles.list} tabIndex={-1}>
        {children}
      </div>
      {pane}
    </div>
  );
}

interface DetailPaneProps {
  title: ReactNode;
  /** Id or reference of the row; its title gets the focus when it opens. */
  record: string;
  /** URL of the list without the details. */
  closeTo: string;
  /** A status beside the title. */
  state?: ReactNode;
  /** Buttons of the header, such as previous and next row. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The docked details. Opening focuses their title. Escape and the close button close them, and the focus returns to the row. */
export function DetailPane({ title, record, closeTo, state, actions, children }: DetailPaneProps) {
  const navigate = useNavigate();
  const pane = useRef<HTMLElement>(null);
  const row = useRef<HTMLElement>(null);
  const close = () => {
    // If the filters no longer match the row, focus the list instead.
    const list = pane.current?.previousElementSibling;
    row.current =
      list?.querySelector<HTMLElement>("[aria-current=true]") ?? (list instanceof HTMLElement ? list : null);
    void navigate(closeTo, { preventScrollReset: true });
  };
  // On unmount, since the question about unsaved changes may prevent closing.
  useEffect(() => () => row.current?.focus({ preventScroll: true }), []);
  useEscape(close);
  return (
    <section ref={pane} className={styles.pane} aria-label="Dettagli">
      <header className={styles.head}>
        <div className={styles.name}>
          <h2 {...useRecordHeading(record)}>{title}</h2>
          {state}
        </div>
        {actions}
        <IconButton icon="close" label="Chiudi i dettagli" aria-keyshortcuts="Escape" onClick={close} />
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** A section of the details. */
export function DetailPaneSection({ className, ...rest }: ComponentProps<"section">) {
  return <section className={classNames(styles.section, className)} {...rest} />;
}
