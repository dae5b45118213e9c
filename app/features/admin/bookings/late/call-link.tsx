import { callWords } from "#app/features/admin/bookings/booking-words.ts";
import { Icon } from "#app/ui/panel/icon.tsx";
import { phoneLink } from "#app/ui/panel/phone-link.ts";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./late.module.css";

/** Calls the renter; nothing where there is no number. */
export function CallLink({ phone, name }: { phone: string | null; name: string }) {
  if (!phone) return null;
  const { text, label } = callWords({ phone, name });
  return (
    <a className={`${textStyles.link} ${styles.call}`} href={phoneLink(phone)} aria-label={label}>
      <Icon name="phone" size={14} />
      {text}
    </a>
  );
}
