import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingEvent } from "#domain/api/bookings/bookings.ts";
import { changeScope } from "#domain/booking/booking-change.ts";
import styles from "./late/notices.module.css";

interface AskedDatesNoticeProps {
  /** The newest first. */
  events: readonly ApiBookingEvent[];
  loadedAt: number;
}

/** That the renter has asked for other dates (product.md#date-request), until the booking changes; nothing when nobody has. */
export function AskedDatesNotice({ events, loadedAt }: AskedDatesNoticeProps) {
  const last = events.find(({ kind }) => kind === "dates-asked" || kind === "change");
  const status = events.find(({ kind, undone_at }) => kind === "move" && undone_at === null)?.status;
  if (last?.kind !== "dates-asked" || !status || changeScope(status) !== "whole") return null;
  return (
    <NoticeBox as="div" className={styles.notice}>
      <p className={textStyles.strong}>Il cliente chiede altre date</p>
      <p>{last.note}</p>
      <p className={textStyles.meta}>
        <SiteMoment at={last.created_at} now={new Date(loadedAt)} />
      </p>
    </NoticeBox>
  );
}
