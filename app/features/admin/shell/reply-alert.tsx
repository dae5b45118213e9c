import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { PANEL_SHELL_WORDS } from "#app/features/admin/shell/shell-words.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { type ReplyAlert, replyAlertWords } from "#domain/enquiries/reply-promise.ts";
import styles from "./reply-alert.module.css";

/** The list is loaded lazily: it needs a popover, which no screen should load before the user opens it. */
const LongestWaitingPopover = lazy(() => import("./longest-waiting-popover.tsx"));

interface ReplyAlertProps {
  alert: ReplyAlert;
  /** The total number of those who await a reply. */
  unanswered: number;
}

/** Above this number the badge says "99+", which its width fits. */
const MAX_BADGE_COUNT = 99;

/**
 * Shows in every screen's header how many requests await a reply, once one of them is about to wait longer than promised (product.md#reply-alert).
 * Its space is reserved, so nothing moves. Pressing it lists who has waited longest.
 */
export function ReplyBadge({ alert, unanswered }: ReplyAlertProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  const isUrgent = alert.waiting > 0;
  const words = replyAlertWords({ ...alert, all: unanswered }) ?? PANEL_SHELL_WORDS.allInTime(unanswered);
  const toggle = () => {
    setHasBeenOpened(true);
    setOpen(!isOpen);
  };
  return (
    <>
      <IconButton
        ref={button}
        icon="clock"
        label={words}
        className={styles.badge}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-urgent={isUrgent || undefined}
        onClick={toggle}
      >
        {isUrgent && (
          <span className={styles.count} aria-hidden="true">
            {unanswered > MAX_BADGE_COUNT ? `${MAX_BADGE_COUNT}+` : unanswered}
          </span>
        )}
      </IconButton>
      {hasBeenOpened && (
        <Suspense fallback={null}>
          <LongestWaitingPopover {...{ alert, words, isOpen, setOpen, button }} />
        </Suspense>
      )}
    </>
  );
}

/** Announces the badge's text to screen readers whenever its number grows. Rendered outside the screens, whose headers remount. */
export function ReplyAnnouncement({ alert, unanswered }: ReplyAlertProps) {
  const words = replyAlertWords({ ...alert, all: unanswered });
  const count = words === null ? 0 : unanswered;
  const lastCount = useRef(count);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (count > lastCount.current) setAnnouncement(words ?? "");
    else if (count < lastCount.current) setAnnouncement("");
    lastCount.current = count;
  }, [count, words]);
  return (
    <p className={textStyles.hidden} role="status">
      {announcement}
    </p>
  );
}
