import { Popover } from "@base-ui/react/popover";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { PANEL_SHELL_WORDS } from "#app/features/admin/shell/shell-words.ts";
import { IconButton } from "#app/ui/panel/button.tsx";
import { leaveFor, rememberFocus } from "#app/ui/panel/focus/action-place.ts";
import menuStyles from "#app/ui/panel/overlays/menu.module.css";
import textStyles from "#app/ui/panel/text.module.css";
import { SECOND_MS } from "#domain/durations.ts";
import { type ReplyAlert, replyAlertWords, spanOf, type WaitingRequest } from "#domain/enquiries/reply-promise.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./reply-alert.module.css";

interface ReplyAlertProps {
  alert: ReplyAlert;
  /** How many wait for an answer at all. */
  unanswered: number;
}

/** Past it the badge says "99+", which its room is made for. */
const MOST_SHOWN = 99;

/**
 * In every screen's header, how many wait for an answer once somebody is about to wait longer than promised (product.md#reply-alert). Its room is
 * there from the start, so that nothing moves; pressed, it lists who has waited longest.
 */
export function ReplyBadge({ alert, unanswered }: ReplyAlertProps) {
  const [open, setOpen] = useState(false);
  const went = useRef(false);
  const isUrgent = alert.waiting > 0;
  const words = replyAlertWords({ ...alert, all: unanswered }) ?? PANEL_SHELL_WORDS.inTime(unanswered);
  const toggle = (next: boolean) => {
    if (next) went.current = false;
    setOpen(next);
  };
  const leave = () => {
    went.current = true;
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={toggle}>
      <Popover.Trigger
        render={
          <IconButton icon="clock" label={words} className={styles.badge} data-urgent={isUrgent || undefined}>
            {isUrgent && (
              <span className={styles.count} aria-hidden="true">
                {unanswered > MOST_SHOWN ? `${MOST_SHOWN}+` : unanswered}
              </span>
            )}
          </IconButton>
        }
      />
      <Popover.Portal>
        <Popover.Positioner className={menuStyles.positioner} align="end" sideOffset={4} collisionPadding={8}>
          <WaitingList {...{ alert, words }} wentAway={() => went.current} onLeave={leave} />
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface WaitingListProps {
  alert: ReplyAlert;
  words: string;
  /** Whether a link of the list was followed. */
  wentAway: () => boolean;
  onLeave: () => void;
}

function WaitingList({ alert, words, wentAway, onLeave }: WaitingListProps) {
  const [backTo] = useState(rememberFocus);
  return (
    <Popover.Popup className={styles.list} finalFocus={() => leaveFor(wentAway(), backTo)}>
      <Popover.Title className={styles.title} render={<p />}>
        {words}
      </Popover.Title>
      {alert.longest.length > 0 && (
        <ul>
          {alert.longest.map((request) => (
            <li key={request.id}>
              <WaitingLink request={request} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.lists}>
        <Link className={textStyles.link} to={panelPaths.adminBookingsWhere("status=requested")} onClick={onLeave}>
          {PANEL_SHELL_WORDS.waitingBookings}
        </Link>
        <Link className={textStyles.link} to={panelPaths.adminRequests} onClick={onLeave}>
          {PANEL_SHELL_WORDS.waitingEnquiries}
        </Link>
      </p>
    </Popover.Popup>
  );
}

function WaitingLink({ request, onLeave }: { request: WaitingRequest; onLeave: () => void }) {
  const { kind, id, reference, name, about, dueInSeconds } = request;
  const isLate = dueInSeconds <= 0;
  const span = spanOf(Math.abs(dueInSeconds) * SECOND_MS);
  return (
    <Link
      className={styles.entry}
      to={kind === "booking" ? panelPaths.adminBooking(id) : panelPaths.adminRequest(id)}
      onClick={onLeave}
    >
      <span className={textStyles.strong}>{name}</span>
      <span className={isLate ? textStyles.critical : textStyles.meta}>
        {isLate ? PANEL_SHELL_WORDS.lateBy(span) : PANEL_SHELL_WORDS.dueIn(span)}
      </span>
      <span className={`${textStyles.meta} ${styles.about}`}>
        {reference} · {about}
      </span>
    </Link>
  );
}

/** Reads out the badge's words once whenever its number grows, and stays silent while it falls; it outlives the screens, whose headers come and go. */
export function ReplyAnnouncement({ alert, unanswered }: ReplyAlertProps) {
  const words = replyAlertWords({ ...alert, all: unanswered });
  const count = words === null ? 0 : unanswered;
  const last = useRef(count);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (count > last.current) setSaid(words ?? "");
    else if (count < last.current) setSaid("");
    last.current = count;
  }, [count, words]);
  return (
    <p className={textStyles.hidden} role="status">
      {said}
    </p>
  );
}
