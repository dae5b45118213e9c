import { useState } from "react";
import parts from "#app/ui/parts.module.css";
import { AGAIN, STAMP_FIELD, TRAP_FIELD } from "#domain/forms/robot-trap.ts";

/** What tells programs from people without asking people anything: a field that nobody sees or reaches, and when the page was made. */
export function RobotTrap({ stamp }: { stamp: string }) {
  const kept = useFirstStamp(stamp);
  return (
    <>
      <input type="hidden" name={STAMP_FIELD} value={kept} />
      <div className={parts.hidden} aria-hidden="true">
        <label>
          Lascia vuoto questo campo
          <input
            type="text"
            name={TRAP_FIELD}
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
function useFirstStamp(stamp: string): string {
  const [kept, keep] = useState(stamp);
  if (stamp === kept || !stamp.startsWith(`${AGAIN}.`)) return kept;
  keep(stamp);
  return stamp;
}
