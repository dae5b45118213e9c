import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { CUSTOMER_WORDS } from "./customer-words.ts";

/** What everybody who books reads of somebody who is not rented to; the reason is for admins (product.md#rental-ban). */
export const BanNotice = () => (
  <NoticeBox tone="critical" role="note">
    {CUSTOMER_WORDS.banNotice}
  </NoticeBox>
);
