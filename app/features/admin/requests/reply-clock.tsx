import { useNow } from "#app/features/admin/use-now.ts";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { answeredWords, keptPromise, replyClock } from "#domain/enquiries/reply-promise.ts";
import styles from "./reply-clock.module.css";

const TICK_MS = 5000;

interface ReplyClockProps {
  /** As the server told it; negative when late. */
  dueInSeconds: number;
  /** When it told it, by the browser's clock: only what goes by since is measured here, so a wrong clock does no harm. */
  loadedAt: number;
}

/** The running clock of a request against the promise of two hours (product.md#reply-promise); red when little or nothing of it is left. */
export function ReplyClockDial({ dueInSeconds, loadedAt }: ReplyClockProps) {
  const site = useSite();
  const now = useNow(TICK_MS);
  const { state, figure, caption, spent } = replyClock(dueInSeconds * 1000 - (now - loadedAt), site);
  return (
    <span className={styles.clock} data-state={state} role="timer">
      <strong>{figure}</strong> {caption}
      <span className={styles.bar} style={{ "--share": `${Math.round(spent * 100)}%` }} aria-hidden="true" />
    </span>
  );
}

/** How long the first answer took; red when it came after the promise. */
export function AnsweredIn({ createdAt, answeredAt }: { createdAt: string; answeredAt: string }) {
  const [asked, answered] = [new Date(createdAt), new Date(answeredAt)];
  const site = useSite();
  const tone = keptPromise(asked, answered, site) ? textStyles.soft : textStyles.critical;
  return <span className={tone}>{answeredWords(asked, answered, site)}</span>;
}
