import { useState } from "react";
import { useRevalidator } from "react-router";
import { type AccountSession, revokeOtherSessions, revokeSession } from "#app/features/admin/account/account-api.ts";
import { ACCOUNT_WORDS } from "#app/features/admin/account/account-words.ts";
import { italianDayText, italianMomentText } from "#app/features/admin/italian-instant-texts.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { deviceLabel } from "#domain/access/device-label.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./account.module.css";

const WORDS = panelMessages.account;
const INITIALLY_SHOWN_SESSIONS = 6;

/** Lists the devices on which the user is signed in, and revokes their sessions. */
export function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const { timeZone } = useSite();
  const [isConfirming, setIsConfirming] = useState(false);
  const [revokingId, setRevokingId] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const revoke = async ({ id }: AccountSession) => {
    setRevokingId(id);
    try {
      await revokeSession(id);
      toast.success(WORDS.sessionEnded);
      await revalidate();
    } catch (thrown) {
      toast.failure(thrown, WORDS.changeFailed);
    }
    setRevokingId(null);
  };
  return (
    <Section aria-labelledby="account-sessions">
      <SectionHead>
        <h2 id="account-sessions">Sessioni aperte</h2>
        <Spacer />
        {sessions.length > 1 && (
          <Button small onClick={() => setIsConfirming(true)}>
            Chiudi tutte le altre
          </Button>
        )}
      </SectionHead>
      <ul className={styles.sessions}>
        {sessions.slice(0, showsAll ? undefined : INITIALLY_SHOWN_SESSIONS).map((session) => (
          <li key={session.id}>
            <div>
              <p className={textStyles.strong}>
                {deviceLabel(session.userAgent)}
                {session.isCurrent && <span className={styles.here}>questo dispositivo</span>}
              </p>
              <p className={textStyles.meta}>
                {ACCOUNT_WORDS.session({
                  ip: session.ipAddress ?? null,
                  opened: italianDayText(session.createdAt, timeZone),
                  used: italianMomentText(session.updatedAt, timeZone),
                })}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                small
                pending={revokingId === session.id}
                aria-label={`Chiudi la sessione ${deviceLabel(session.userAgent)} aperta il ${italianDayText(session.createdAt, timeZone)}`}
                onClick={() => revoke(session)}
              >
                Chiudi
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!showsAll && sessions.length > INITIALLY_SHOWN_SESSIONS && (
        <Button look="ghost" small onClick={() => setShowsAll(true)}>
          {`Mostra tutte (${sessions.length})`}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Chiudere tutte le altre sessioni?"
        confirm="Chiudi le sessioni"
        destructive
        failure={WORDS.changeFailed}
        onConfirm={async () => {
          await revokeOtherSessions();
          toast.success(WORDS.otherSessionsEnded);
          await revalidate();
        }}
      >
        Su questo dispositivo resti connesso; sugli altri dovrai accedere di nuovo.
      </ConfirmDialog>
    </Section>
  );
}
