import { useState } from "react";
import parts from "#app/ui/parts.module.css";
import { FORM_TIMESTAMP_FIELD, HONEYPOT_FIELD, RESUBMIT_PREFIX } from "#domain/forms/bot-detection.ts";

/** What tells programs from people without asking people anything: a field that nobody sees or reaches, and when the page was made. */
export function RobotTrap({ stamp }: { stamp: string }) {
  const firstStamp = useFirstFormStamp(stamp);
  return (
    <>
      <input type="hidden" name={FORM_TIMESTAMP_FIELD} value={firstStamp} />
      <div className={parts.hidden} aria-hidden="true">
        <label>
          Lascia vuoto questo campo
          <input
            type="text"
            name={HONEYPOT_FIELD}
            tabIndex={-1}
            autoComplete="off"
            defaultValue=""
            data-1p-ignore=""
            data-lpignore="true"
          />
        </label>
      </div>
    </>
  );
}

/** The stamp of the page as it was opened, however often its data came anew since; the one that asks for a second press takes its place. */
function useFirstFormStamp(stamp: string): string {
  const [firstStamp, setFirstStamp] = useState(stamp);
  if (stamp === firstStamp || !stamp.startsWith(`${RESUBMIT_PREFIX}.`)) return firstStamp;
  setFirstStamp(stamp);
  return stamp;
}
