import { callLinkLabels } from "#app/features/admin/bookings/booking-words.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { telHref } from "#app/ui/panel/tel-href.ts";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./alerts.module.css";

/** A link that calls the renter; renders nothing without a phone number. */
export function CallLink({ phone, name }: { phone: string | null; name: string }) {
  if (!phone) return null;
  const { text, label } = callLinkLabels({ phone, name });
  return (
    <a className={`${textStyles.link} ${styles.call}`} href={telHref(phone)} aria-label={label}>
      <Icon name="phone" size={14} />
      {text}
    </a>
  );
}
