import { type FormEvent, type ReactNode, useContext, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { DraftOwner } from "#app/ui/panel/drafts/draft-owner.ts";
import { hasDrafts } from "#app/ui/panel/drafts/draft-store.ts";
import { DRAFT_WORDS } from "#app/ui/panel/drafts/draft-words.ts";
import { useUnsavedForms } from "#app/ui/panel/drafts/unsaved.tsx";
import { UnsavedQuestion } from "#app/ui/panel/drafts/unsaved-question.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { paths } from "#domain/paths.ts";

/**
 * Around "Esci". A plain form, so that one can leave before React arrives; with scripts it asks before drafts go with the session, and a
 * connection that fails leaves the panel standing.
 */
export function SignOutForm({ className, children }: { className: string | undefined; children: ReactNode }) {
  const toast = useToast();
  const { submit, data, state } = useFetcher<{ message?: string | null }>();
  const owner = useContext(DraftOwner);
  const unsaved = useUnsavedForms();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (state === "idle" && data?.message) toast.error(data.message);
  }, [state, data, toast]);
  const signOut = () => {
    setAsking(false);
    void submit(null, { method: "post", action: paths.logout });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (unsaved.any() || (owner !== null && hasDrafts(owner))) setAsking(true);
    else signOut();
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
