import { Popover } from "@base-ui/react/popover";
import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router";
import { PANEL_SHELL_WORDS } from "#app/features/admin/shell/shell-words.ts";
import { captureFocus, resolveFinalFocus } from "#app/ui/panel/focus/focus-retention.ts";
import menuStyles from "#app/ui/panel/overlays/menu.module.css";
import textStyles from "#app/ui/panel/text.module.css";
import { SECOND_MS } from "#domain/durations.ts";
import { formatElapsed, type ReplyAlert, type WaitingRequest } from "#domain/enquiries/reply-promise.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./reply-alert.module.css";

interface LongestWaitingPopoverProps {
  alert: ReplyAlert;
  words: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The button that toggles the list. */
  button: RefObject<HTMLElement | null>;
}

/** Lists who has waited longest for a reply, in a popover (product.md#reply-alert). */
export default function LongestWaitingPopover({ alert, words, isOpen, setOpen, button }: LongestWaitingPopoverProps) {
  const navigatedRef = useRef(false);
  const closeForNavigation = () => {
    navigatedRef.current = true;
    setOpen(false);
  };
  const change = (next: boolean, { reason, event }: Popover.Root.ChangeEventDetails) => {
    const isOnButton = event.target instanceof Node && button.current?.contains(event.target);
    // The button's click toggles the list itself. Closing on its pointerdown too would make that click reopen the list.
    if (reason !== "outside-press" || !isOnButton) setOpen(next);
  };
  if (isOpen) navigatedRef.current = false;
  return (
    <Popover.Root open={isOpen} onOpenChange={change}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={button}
          className={menuStyles.positioner}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <WaitingPopup {...{ alert, words }} hasNavigated={() => navigatedRef.current} onLeave={closeForNavigation} />
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface WaitingPopupProps extends Pick<LongestWaitingPopoverProps, "alert" | "words"> {
  /** Whether a link of the list was followed. */
  hasNavigated: () => boolean;
  onLeave: () => void;
}

function WaitingPopup({ alert, words, onLeave, hasNavigated }: WaitingPopupProps) {
  const [returnFocusTo] = useState(captureFocus);
  return (
    <Popover.Popup className={styles.list} finalFocus={() => resolveFinalFocus(hasNavigated(), returnFocusTo)}>
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
  const span = formatElapsed(Math.abs(dueInSeconds) * SECOND_MS);
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
