import { useState } from "react";
import parts from "#app/ui/parts.module.css";
import { useWords } from "#app/ui/words/words-context.tsx";
import { FORM_TIMESTAMP_FIELD, HONEYPOT_FIELD, RESUBMIT_PREFIX } from "#domain/forms/bot-detection.ts";

/** Detects bots without a question to people: an invisible honeypot field and the timestamp of the page. */
export function RobotTrap({ stamp }: { stamp: string }) {
  const { contactFields } = useWords("contactFields");
  const firstStamp = useFirstFormStamp(stamp);
  return (
    <>
      <input type="hidden" name={FORM_TIMESTAMP_FIELD} value={firstStamp} />
      <div className={parts.hidden} aria-hidden="true">
        <label>
          {contactFields.leaveEmpty}
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

/** Returns the timestamp of the first render, even if the page's data reloads. Only a timestamp that asks for a second submission replaces it. */
function useFirstFormStamp(stamp: string): string {
  const [firstStamp, setFirstStamp] = useState(stamp);
  if (stamp === firstStamp || !stamp.startsWith(`${RESUBMIT_PREFIX}.`)) return firstStamp;
  setFirstStamp(stamp);
  return stamp;
}
