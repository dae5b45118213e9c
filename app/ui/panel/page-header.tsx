import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { formatNumber } from "#domain/numbers.ts";
import { ButtonLink } from "./button.tsx";
import { useRecordHeading } from "./focus/record-heading.ts";
import styles from "./page-header.module.css";
import { Spacer } from "./spacer.tsx";
import textStyles from "./text.module.css";

/** What the shell adds to every header: the menu button before the title, search and theme at the end. */
export const HeaderSlotsContext = createContext<{ before: ReactNode; after: ReactNode }>({ before: null, after: null });

export interface HeaderTab {
  to: string;
  label: string;
  count?: number | undefined;
  current: boolean;
}

/** Navigation state that makes the next screen focus its title, because the control that led there is gone. */
export const FOCUS_TITLE_STATE = "led-here";

/** If there are more tabs, the header has a second line, except in wide windows. */
const MAX_INLINE_TABS = 6;

interface PageHeaderProps {
  title: string;
  /** Id of the record on the screen; its title gets the focus when it opens. */
  record?: string;
  /** Link back to the parent screen. */
  back?: { to: string; label: string };
  /** Secondary text beside the title. */
  meta?: ReactNode;
  tabs?: readonly HeaderTab[];
  /** Buttons; the main one is primary and comes last. */
  actions?: ReactNode;
}

/** The header of a screen: title, tabs, actions. */
export function PageHeader({ title, record, back, meta, tabs, actions }: PageHeaderProps) {
  const slots = useContext(HeaderSlotsContext);
  const { state, key } = useLocation();
  const focusedRecord = record ?? (state === FOCUS_TITLE_STATE ? key : null);
  return (
    <header
      className={styles.header}
      data-crowded={(tabs && tabs.length > MAX_INLINE_TABS) || undefined}
      data-below={back ? true : undefined}
    >
      {slots.before}
      {back && (
        <ButtonLink look="ghost" square to={back.to} aria-label={back.label}>
          <span aria-hidden="true">←</span>
        </ButtonLink>
      )}
      <h1 {...useRecordHeading(focusedRecord)}>{title}</h1>
      {meta && <span className={`${textStyles.meta} ${textStyles.ellipsis} ${styles.meta}`}>{meta}</span>}
      {tabs && <PanelTabs tabs={tabs} label={title} />}
      <Spacer />
      {actions}
      {slots.after}
    </header>
  );
}

function PanelTabs({ tabs, label }: { tabs: readonly HeaderTab[]; label: string }) {
  const currentTab = useRef<HTMLAnchorElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  // If the tabs do not all fit, scroll to the current tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab opens
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    currentTab.current?.scrollIntoView?.({ inline: "nearest", block: "nearest" });
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, label: text, count, current: isOpen }) => (
        <Link
          key={to}
          to={to}
          ref={isOpen ? currentTab : undefined}
          aria-current={isOpen ? "page" : undefined}
          preventScrollReset
        >
          {text}
          {count !== undefined && <span>{formatNumber(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** The body of a screen below its header. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
