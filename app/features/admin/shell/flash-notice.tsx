import { useEffect, useRef } from "react";
import { useHydrated } from "#app/ui/islands/use-hydrated.ts";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { Notice } from "#domain/access/notices.ts";
import styles from "./flash-notice.module.css";

/** What the page before has to say (product.md#messages): a toast, and a line of text until scripts arrive. */
export function FlashNotice({ notice }: { notice: Notice | null }) {
  const toast = useToast();
  const hydrated = useHydrated();
  const shown = useRef<Notice | null>(null);
  useEffect(() => {
    if (!notice || shown.current === notice) return;
    shown.current = notice;
    if (notice.tone === "success") toast.success(notice.text);
    else toast.error(notice.text);
  }, [notice, toast]);
  if (!notice || hydrated) return null;
  return (
    <p className={styles.notice} role="status">
      {notice.text}
    </p>
  );
}
