import { useState } from "react";
import { useRevalidator } from "react-router";
import { endOtherSessions, endSession, type OpenSession } from "#app/features/admin/account/account-calls.ts";
import { ACCOUNT_WORDS } from "#app/features/admin/account/account-words.ts";
import { italianDay, italianMoment } from "#app/features/admin/italian-day.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { deviceWords } from "#domain/access/device-words.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./account.module.css";

const WORDS = panelMessages.account;
/** So many are shown at first. */
const SHOWN = 6;

/** Where one is signed in, and how to be so no longer. */
export function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const { timeZone } = useSite();
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
    <Section aria-labelledby="account-sessions">
      <SectionHead>
        <h2 id="account-sessions">Sessioni aperte</h2>
        <Spacer />
        {sessions.length > 1 && (
          <Button small onClick={() => setAsking(true)}>
            Chiudi tutte le altre
          </Button>
        )}
      </SectionHead>
      <ul className={styles.sessions}>
        {sessions.slice(0, all ? undefined : SHOWN).map((session) => (
          <li key={session.id}>
            <div>
              <p className={textStyles.strong}>
                {deviceWords(session.userAgent)}
                {session.current && <span className={styles.here}>questo dispositivo</span>}
              </p>
              <p className={textStyles.meta}>
                {ACCOUNT_WORDS.session({
                  ip: session.ipAddress ?? null,
                  opened: italianDay(session.createdAt, timeZone),
                  used: italianMoment(session.updatedAt, timeZone),
                })}
              </p>
            </div>
            {!session.current && (
              <Button
                small
                pending={ending === session.id}
                aria-label={`Chiudi la sessione ${deviceWords(session.userAgent)} aperta il ${italianDay(session.createdAt, timeZone)}`}
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
    </Section>
  );
}
