import visuallyHidden from "#app/ui/visually-hidden.module.css";
import { STAMP_FIELD, TRAP_FIELD } from "#domain/forms/robot-trap.ts";

/** What tells programs from people without asking people anything: a field that nobody sees or reaches, and when the page was made. */
export function RobotTrap({ stamp }: { stamp: string }) {
  return (
    <>
      <input type="hidden" name={STAMP_FIELD} value={stamp} />
      <div className={visuallyHidden.root} aria-hidden="true">
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
