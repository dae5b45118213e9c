import { useEffect, useState } from "react";
import { announceUser, watchUsers } from "#app/features/admin/session/panel-user.ts";

/** Whether somebody else has signed in in another window of this browser: they share its session. `onSame`: the same person did. */
export function useOtherUser(userId: string, onSame: () => void): boolean {
  const [other, setOther] = useState(false);
  useEffect(() => {
    announceUser(userId);
    return watchUsers((now) => {
      setOther(now !== userId);
      if (now === userId) onSame();
    });
  }, [userId, onSame]);
  return other;
}
