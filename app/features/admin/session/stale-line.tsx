import { useSyncExternalStore } from "react";
import { isStale, watchStale } from "#app/features/admin/session/keep-screen.ts";
import { SESSION_WORDS } from "#app/features/admin/session/session-words.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";

/** Over a screen that stands although the server does not answer. */
export function StaleLine() {
  const stale = useSyncExternalStore(watchStale, isStale, () => false);
  return stale ? <NoticeBox role="status">{SESSION_WORDS.stale}</NoticeBox> : null;
}
