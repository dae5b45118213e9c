import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { CUSTOMER_WORDS } from "./customer-words.ts";

/** Warns everybody who books of a rental ban; only admins see the reason (product.md#rental-ban). */
export const BanNotice = () => (
  <NoticeBox tone="critical" role="note">
    {CUSTOMER_WORDS.banNotice}
  </NoticeBox>
);
