import { useEffect, useRef } from "react";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Notice } from "#domain/access/notices.ts";

/**
 * Says how something ended, once: a toast (product.md#messages), and until scripts arrive a line above the form. A failure's line stays, for the
 * person who is about to try again.
 */
export function AuthMessage({ notice }: { notice: Notice | null }) {
  const toast = useToast();
  const hydrated = useHydrated();
  const shown = useRef<Notice | null>(null);
  useEffect(() => {
    if (!notice || shown.current === notice) return;
    shown.current = notice;
    if (notice.tone === "success") toast.success(notice.text);
    else toast.error(notice.text);
  }, [notice, toast]);
  if (!notice) return null;
  const failed = notice.tone === "failure";
  if (hydrated) return failed ? <NoticeBox tone="critical">{notice.text}</NoticeBox> : null;
  return (
    <NoticeBox tone={failed ? "critical" : undefined} role={failed ? "alert" : "status"}>
      {notice.text}
    </NoticeBox>
  );
}
