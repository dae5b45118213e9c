import { useState } from "react";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import type { ApiDashboard, ApiWaitingLine } from "#domain/api/dashboard.ts";
import { replyClock } from "#domain/enquiries/reply-promise.ts";
import { HOUSE } from "#domain/house.ts";
import "./waiting.css";

/** Enough to begin with; the rest is one press away. */
const FIRST = 6;

interface WaitingListProps {
  waiting: NonNullable<ApiDashboard["waiting"]>;
  now: Date;
}

/** Who waits for an answer, with the clock of the promise running (B 9). */
export function WaitingList({ waiting: { lines, total }, now }: WaitingListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, FIRST);
  return (
    <section className="dashboard-waiting" aria-labelledby="in-attesa">
      <div className="panel-section-head">
        <h2 id="in-attesa">In attesa di risposta</h2>
        <b className="dashboard-count">{total.toLocaleString("it-IT")}</b>
        <span className="panel-spacer" />
        <span className="panel-meta">risposta promessa entro {HOUSE.replyWithinHours} ore</span>
      </div>
      {lines.length === 0 ? (
        <p className="dashboard-none">Nessuno attende una risposta.</p>
      ) : (
        <ul>
          {shown.map((line) => (
            <Waiting key={line.id} line={line} now={now} />
          ))}
        </ul>
      )}
      {shown.length < lines.length && (
        <Button look="ghost" icon="down" className="dashboard-more" onClick={() => setAll(true)}>
          {lines.length - shown.length === 1 ? "Un'altra" : `Altre ${lines.length - shown.length}`}
        </Button>
      )}
    </section>
  );
}

function Waiting({ line, now }: { line: ApiWaitingLine; now: Date }) {
  const { state, figure, caption, spent } = replyClock(Date.parse(line.due_at) - now.getTime());
  const to = line.kind === "booking" ? `/admin/bookings/${line.id}` : `/admin/requests/${line.id}`;
  return (
    <li className="dashboard-waiting-line" data-clock={state}>
      <div className="dashboard-clock">
        {figure} <small>{caption}</small>
        <i style={{ "--spent": `${Math.round(spent * 100)}%` }} />
      </div>
      <div className="dashboard-waiting-what">
        <p className="panel-ellipsis">
          <span className="panel-strong">{line.name}</span> <span className="panel-soft">· {line.subject}</span>
        </p>
        <p className="panel-meta panel-ellipsis">{[line.reference, line.detail].filter(Boolean).join(" · ")}</p>
      </div>
      <ButtonLink to={to} look={state === "calm" ? "default" : "primary"} aria-label={`Rispondi a ${line.name}`}>
        Rispondi
      </ButtonLink>
    </li>
  );
}
