import { type FormEvent, type ReactNode, useContext, useState } from "react";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { DraftOwner } from "#app/ui/panel/drafts/draft-owner.ts";
import { hasDrafts } from "#app/ui/panel/drafts/draft-store.ts";
import { DRAFT_WORDS } from "#app/ui/panel/drafts/draft-words.ts";
import { useUnsavedForms } from "#app/ui/panel/drafts/unsaved.tsx";
import { UnsavedQuestion } from "#app/ui/panel/drafts/unsaved-question.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";

/**
 * Around "Esci". A plain form, so that one can leave before React arrives; with scripts it asks before drafts go with the session, and a
 * connection that fails leaves the panel standing.
 */
export function SignOutForm({ className, children }: { className: string | undefined; children: ReactNode }) {
  const toast = useToast();
  const owner = useContext(DraftOwner);
  const unsaved = useUnsavedForms();
  const [asking, setAsking] = useState(false);
  const signOut = async () => {
    setAsking(false);
    try {
      await postSignOut();
    } catch {
      return toast.error(messages.auth.signOutFailed);
    }
    unsaved.release();
    window.location.assign(paths.login);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (unsaved.any() || (owner !== null && hasDrafts(owner))) setAsking(true);
    else void signOut();
  };
  return (
    <form method="post" action={paths.logout} className={className} onSubmit={onSubmit}>
      {children}
      <UnsavedQuestion
        open={asking}
        onStay={() => setAsking(false)}
        onLeave={signOut}
        stay={DRAFT_WORDS.stay}
        leave={SESSION_WORDS.signOut}
      >
        {SESSION_WORDS.signOutLoses}
      </UnsavedQuestion>
    </form>
  );
}

/** The same post as the form's own. Where it leads is not followed: the sign-in page knows who is still signed in, and says so. */
async function postSignOut(): Promise<void> {
  const { ok, type } = await fetch(paths.logout, { method: "POST", redirect: "manual" });
  if (!ok && type !== "opaqueredirect") throw new Error("Not signed out");
}
