import { useEffect, useEffectEvent } from "react";

interface ReadMark {
  /** Whether the conversation has messages that staff have not read. */
  unread: boolean;
  /** The last message that is shown, by id. */
  last: string | undefined;
  mark: (upTo: string) => Promise<unknown>;
}

/** Marks a conversation as read up to its last message, while the window is visible. */
export function useMarkRead({ unread, last, mark }: ReadMark): void {
  const markUpTo = useEffectEvent((upTo: string) => {
    // Ignore failures: the next view marks it again.
    void mark(upTo).catch(() => null);
  });
  useEffect(() => {
    if (unread && last && document.visibilityState === "visible") markUpTo(last);
  }, [unread, last]);
}
