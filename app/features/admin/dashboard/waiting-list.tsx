import { useState } from "react";
import { EmptySectionText } from "#app/features/admin/dashboard/empty-section-text.tsx";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import { SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiDashboard, ApiWaitingLine } from "#domain/api/dashboard/dashboard.ts";
import { answeringTimeBetween, replyPromiseText, toReplyCountdown } from "#domain/enquiries/reply-promise.ts";
import { formatNumber } from "#domain/numbers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./waiting-list.module.css";

/** Rows shown at first; a button shows the rest. */
const INITIALLY_SHOWN_ROWS = 6;

interface WaitingListProps {
  waiting: NonNullable<ApiDashboard["waiting"]>;
  now: Date;
  className?: string | undefined;
}

/** Lists who awaits a reply, with the countdown to the reply deadline (product.md#reply-promise). */
export function WaitingList({ waiting: { lines, total }, now, className }: WaitingListProps) {
  const site = useSite();
  const [showsAll, setShowsAll] = useState(false);
  const shownLines = showsAll ? lines : lines.slice(0, INITIALLY_SHOWN_ROWS);
  return (
    <section className={className} aria-labelledby="in-attesa">
      <SectionHead>
        <h2 id="in-attesa">In attesa di risposta</h2>
        <b className={styles.count}>{formatNumber(total)}</b>
        <Spacer />
        <span className={textStyles.meta}>{replyPromiseText(site)}</span>
      </SectionHead>
      {lines.length === 0 ? (
        <EmptySectionText>Nessuno attende una risposta.</EmptySectionText>
      ) : (
        <ul>
          {shownLines.map((line) => (
            <WaitingRow key={line.id} line={line} now={now} />
          ))}
        </ul>
      )}
      {shownLines.length < lines.length && (
        <Button look="ghost" icon="down" className={styles.more} onClick={() => setShowsAll(true)}>
          {lines.length - shownLines.length === 1 ? "Un'altra" : `Altre ${lines.length - shownLines.length}`}
        </Button>
      )}
    </section>
  );
}

function WaitingRow({ line, now }: { line: ApiWaitingLine; now: Date }) {
  const site = useSite();
  const leftMs = answeringTimeBetween(now, new Date(line.due_at), site);
  const { state, figure, caption, elapsedRatio } = toReplyCountdown(leftMs, site);
  const to = line.kind === "booking" ? panelPaths.adminBooking(line.id) : panelPaths.adminRequest(line.id);
  return (
    <li className={styles.line} data-clock={state}>
      <div className={styles.clock}>
        {figure} <small>{caption}</small>
        <i style={{ "--spent": `${Math.round(elapsedRatio * 100)}%` }} />
      </div>
      <div className={styles.what}>
        <p className={textStyles.ellipsis}>
          <span className={textStyles.strong}>{line.name}</span>{" "}
          <span className={textStyles.soft}>· {line.subject}</span>
        </p>
        <p className={`${textStyles.meta} ${textStyles.ellipsis}`}>
          {[line.reference, line.detail].filter(Boolean).join(" · ")}
        </p>
      </div>
      <ButtonLink to={to} look={state === "calm" ? "default" : "primary"} aria-label={`Rispondi a ${line.name}`}>
        Rispondi
      </ButtonLink>
    </li>
  );
}
