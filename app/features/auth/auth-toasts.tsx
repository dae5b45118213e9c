import { CSPProvider } from "@base-ui/react/csp-provider";
import { useEffect, useRef } from "react";
import { deleteOwnDrafts } from "#app/features/admin/session/cross-tab-user.ts";
import { island } from "#app/ui/islands/island.tsx";
import { onNoResponse } from "#app/ui/islands/no-response.ts";
import { ToastProvider, useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { Notice } from "#domain/access/notices.ts";
import { messages } from "#domain/messages.it.ts";

export interface AuthToastsProps {
  /** What is to be said; another object is said anew. */
  notice: Notice | null;
}

export default island("auth/auth-toasts", AuthToasts, ({ notice }) => notice !== null);

/** Says in toasts what the sign-in pages have to say (product.md#messages). */
function AuthToasts({ notice }: AuthToastsProps) {
  return (
    // The policy of our pages forbids style elements; the few rules these would bring are in the panel's own sheet.
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
    // Signed out, nothing that was typed stays behind.
    if (notice.text === messages.auth.signedOut) deleteOwnDrafts();
  }, [notice, toast]);
  useEffect(() => onNoResponse((text) => toast.error(text)), [toast]);
  return null;
}
