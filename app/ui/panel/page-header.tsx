import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { formatNumber } from "#domain/numbers.ts";
import { ButtonLink } from "./button.tsx";
import { useRecordHeading } from "./focus/record-heading.ts";
import styles from "./page-header.module.css";
import { Spacer } from "./spacer.tsx";
import textStyles from "./text.module.css";

/** What the shell puts into every screen's header: the button of the menu before the title, search and theme at the end. */
export const HeaderSlotsContext = createContext<{ before: ReactNode; after: ReactNode }>({ before: null, after: null });

export interface HeaderTab {
  to: string;
  label: string;
  count?: number | undefined;
  current: boolean;
}

/** State of a navigation to a screen whose title takes the focus, as what led there is gone. */
export const FOCUS_TITLE_STATE = "led-here";

/** With more tabs than this a header has a second line for them, but on wide windows. */
const MAX_INLINE_TABS = 6;

interface PageHeaderProps {
  title: string;
  /** Id of the one record that the screen shows: its title takes the focus when it opens. */
  record?: string;
  /** Where a screen below another goes back to. */
  back?: { to: string; label: string };
  /** A quiet word beside the title. */
  meta?: ReactNode;
  tabs?: readonly HeaderTab[];
  /** Buttons; the screen's main one is primary and stands last. */
  actions?: ReactNode;
}

/** The head of a screen: title, its tabs, its actions. */
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
  // Where they do not all fit, the one that is open is among those in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not.
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

/** The body of a screen under its header. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
