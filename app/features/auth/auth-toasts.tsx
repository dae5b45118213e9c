import { CSPProvider } from "@base-ui/react/csp-provider";
import { useEffect, useRef } from "react";
import { deleteOwnDrafts } from "#app/features/admin/session/cross-tab-user.ts";
import { island } from "#app/ui/islands/island.tsx";
import { onNoResponse } from "#app/ui/islands/no-response.ts";
import { ToastProvider, useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { Notice } from "#domain/access/notices.ts";
import { SIGN_IN_MESSAGES } from "#domain/access/sign-in-messages.ts";

export interface AuthToastsProps {
  /** The message to show; a new object shows a new toast. */
  notice: Notice | null;
}

export default island("auth/auth-toasts", AuthToasts, { shouldHydrateWhenVisible: ({ notice }) => notice !== null });

/** Shows the messages of the sign-in pages as toasts (product.md#messages). */
function AuthToasts({ notice }: AuthToastsProps) {
  return (
    // Our content security policy forbids inline styles; the few rules that the toasts need are in the panel's style sheet.
    <CSPProvider disableStyleElements>
      <ToastProvider>
        <NoticeToast notice={notice} />
      </ToastProvider>
    </CSPProvider>
  );
}

function NoticeToast({ notice }: AuthToastsProps) {
  const toast = useToast();
  const lastShown = useRef<Notice | null>(null);
  useEffect(() => {
    if (!notice || lastShown.current === notice) return;
    lastShown.current = notice;
    if (notice.tone === "success") toast.success(notice.text);
    else toast.error(notice.text);
    // After signing out, no draft of the user stays in the browser.
    if (notice.text === SIGN_IN_MESSAGES.signedOut) deleteOwnDrafts();
  }, [notice, toast]);
  useEffect(() => onNoResponse((text) => toast.error(text)), [toast]);
  return null;
}
