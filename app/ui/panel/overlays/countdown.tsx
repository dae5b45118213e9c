import { useEffect, useEffectEvent, useState } from "react";
import { SECOND_MS } from "#domain/durations.ts";

interface CountdownProps {
  label: string;
  forMs: number;
  onOver: () => void;
}

/** A label with the seconds that are left, "Annulla (52 s)"; they are not read out one by one. */
export function Countdown({ label, forMs, onOver }: CountdownProps) {
  const [left, setLeft] = useState(forMs);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const until = Date.now() + forMs;
    const timer = setInterval(() => {
      const now = until - Date.now();
      setLeft(now);
      if (now <= 0) over();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [forMs]);
  return (
    <>
      {label} <span aria-hidden="true">({Math.max(0, Math.ceil(left / SECOND_MS))} s)</span>
    </>
  );
}
