import { useState } from "react";
import { useRevalidator } from "react-router";
import { endOtherSessions, endSession, type OpenSession } from "#app/features/admin/account/account-calls.ts";
import { italianDay, italianMoment } from "#app/features/admin/italian-day.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { deviceWords } from "#domain/access/device-words.ts";
import { messages } from "#domain/messages.it.ts";

const WORDS = messages.panel.account;
/** So many are shown at first. */
const SHOWN = 6;

/** Where one is signed in, and how to be so no longer. */
export function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const end = async ({ id }: OpenSession) => {
    setEnding(id);
    try {
      await endSession(id);
      toast.success(WORDS.sessionEnded);
      await revalidate();
    } catch (thrown) {
      toast.failure(thrown, WORDS.changeFailed);
    }
    setEnding(null);
  };
  return (
    <section className="panel-section" aria-labelledby="account-sessions">
      <div className="panel-section-head">
        <h2 id="account-sessions">Sessioni aperte</h2>
        <span className="panel-spacer" />
        {sessions.length > 1 && (
          <Button small onClick={() => setAsking(true)}>
            Chiudi tutte le altre
          </Button>
        )}
      </div>
      <ul className="account-sessions">
        {sessions.slice(0, all ? undefined : SHOWN).map((session) => (
          <li key={session.id}>
            <div>
              <p className="panel-strong">
                {deviceWords(session.userAgent)}
                {session.current && <span className="account-here">questo dispositivo</span>}
              </p>
              <p className="panel-meta">
                {session.ipAddress ? `${session.ipAddress} · ` : ""}aperta il {italianDay(session.createdAt)} · ultimo
                uso {italianMoment(session.updatedAt)}
              </p>
            </div>
            {!session.current && (
              <Button
                small
                pending={ending === session.id}
                aria-label={`Chiudi la sessione ${deviceWords(session.userAgent)} aperta il ${italianDay(session.createdAt)}`}
                onClick={() => end(session)}
              >
                Chiudi
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!all && sessions.length > SHOWN && (
        <Button look="ghost" small onClick={() => setAll(true)}>
          {`Mostra tutte (${sessions.length})`}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Chiudere tutte le altre sessioni?"
        confirm="Chiudi le sessioni"
        destructive
        failure={WORDS.changeFailed}
        onConfirm={async () => {
          await endOtherSessions();
          toast.success(WORDS.otherSessionsEnded);
          await revalidate();
        }}
      >
        Su questo dispositivo resti connesso; sugli altri dovrai accedere di nuovo.
      </ConfirmDialog>
    </section>
  );
}
