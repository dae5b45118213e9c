import { Icon } from "#app/ui/panel/icon.tsx";
import { phoneLink } from "#app/ui/panel/phone-link.ts";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./notices.module.css";

/** Calls the renter; nothing where there is no number. */
export function CallLink({ phone, name }: { phone: string | null; name: string }) {
  if (!phone) return null;
  return (
    <a className={`${textStyles.link} ${styles.call}`} href={phoneLink(phone)} aria-label={`Chiama ${name}, ${phone}`}>
      <Icon name="phone" size={14} />
      Chiama {phone}
    </a>
  );
}
