import { createContext, type ReactNode, useContext, useId } from "react";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import styles from "./booking-lock.module.css";
import { CLOSED_MONTH_WORDS } from "./closed-month-words.ts";

/** The id of the notice that says why the actions are disabled; null if they are not. */
const LockNoticeContext = createContext<string | null>(null);

interface BookingLockProps {
  booking: Pick<ApiBookingDetail, "closed_until">;
  /** Whether the user may change bookings of closed months. */
  canOverride: boolean;
  children: ReactNode;
}

/** Shows a notice above a booking of a closed month, and disables its actions for users who may not change it (product.md#closed-months). */
export function BookingLock({ booking: { closed_until }, canOverride, children }: BookingLockProps) {
  const noticeId = useId();
  if (closed_until === null) return children;
  return (
    <LockNoticeContext value={canOverride ? null : noticeId}>
      <NoticeBox as="div" id={noticeId} className={styles.notice}>
        <p className={textStyles.strong}>{CLOSED_MONTH_WORDS.title}</p>
        <p>{canOverride ? CLOSED_MONTH_WORDS.forAdmins(closed_until) : CLOSED_MONTH_WORDS.forOthers(closed_until)}</p>
      </NoticeBox>
      {children}
    </LockNoticeContext>
  );
}

/** Whether the booking around is locked for the user. */
export const useIsBookingLocked = (): boolean => useContext(LockNoticeContext) !== null;

/** Disables the buttons within while the booking is locked. */
export function LockableActions({ children }: { children: ReactNode }) {
  const noticeId = useContext(LockNoticeContext);
  if (noticeId === null) return children;
  return (
    <fieldset disabled className={styles.locked} aria-describedby={noticeId}>
      {children}
    </fieldset>
  );
}
