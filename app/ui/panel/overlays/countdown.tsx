import { useEffect, useEffectEvent, useState } from "react";
import { SECOND_MS } from "#domain/durations.ts";

interface CountdownProps {
  label: string;
  forMs: number;
  onEnd: () => void;
}

/** A label with a countdown, "Annulla (52 s)", which screen readers do not announce each second. */
export function Countdown({ label, forMs, onEnd }: CountdownProps) {
  const [remainingMs, setRemainingMs] = useState(forMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const endsAt = Date.now() + forMs;
    const timer = setInterval(() => {
      const now = endsAt - Date.now();
      setRemainingMs(now);
      if (now <= 0) end();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [forMs]);
  return (
    <>
      {label} <span aria-hidden="true">({Math.max(0, Math.ceil(remainingMs / SECOND_MS))} s)</span>
    </>
  );
}
