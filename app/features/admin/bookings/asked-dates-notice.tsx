import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail, ApiBookingEvent } from "#domain/api/bookings/bookings.ts";
import styles from "./late/notices.module.css";

interface AskedDatesNoticeProps {
  /** The newest first. */
  events: readonly ApiBookingEvent[];
  /** What of the booking may still change. */
  mayChange: ApiBookingDetail["may_change"];
  loadedAt: number;
}

/** That the renter has asked for other dates (product.md#date-request), until the booking changes; nothing when nobody has. */
export function AskedDatesNotice({ events, mayChange, loadedAt }: AskedDatesNoticeProps) {
  const last = events.find(({ kind }) => kind === "dates-asked" || kind === "change");
  if (last?.kind !== "dates-asked" || mayChange !== "whole") return null;
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
