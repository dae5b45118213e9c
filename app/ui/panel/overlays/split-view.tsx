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
  /** Details beside it; null when none are open. */
  pane: ReactNode | null;
}

/** A list with the details of one row docked at its right, so that both stay in view; the details take the whole screen on a phone. */
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
  /** Id or reference of the row: its title takes the focus when it opens. */
  record: string;
  /** Address of the list without details. */
  closeTo: string;
  /** A state beside the title. */
  state?: ReactNode;
  /** Buttons of the head, such as to the row before and after. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The docked details: opened, their title has the focus; Escape and the cross close them, and the focus goes back to their row. */
export function DetailPane({ title, record, closeTo, state, actions, children }: DetailPaneProps) {
  const navigate = useNavigate();
  const pane = useRef<HTMLElement>(null);
  const row = useRef<HTMLElement>(null);
  const close = () => {
    // A row that the list's filters leave out by now gives way to the list.
    const list = pane.current?.previousElementSibling;
    row.current =
      list?.querySelector<HTMLElement>("[aria-current=true]") ?? (list instanceof HTMLElement ? list : null);
    void navigate(closeTo, { preventScrollReset: true });
  };
  // Only once it is gone: a question about what is unsaved may keep it.
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

/** A part of the details. */
export function DetailPaneSection({ className, ...rest }: ComponentProps<"section">) {
  return <section className={classNames(styles.section, className)} {...rest} />;
}
