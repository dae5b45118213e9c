import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** Asks for the screen's data again every `everyMs` while the window is in front, and when it comes back to the front. */
export function useFresh(everyMs: number, paused = false): void {
  const { revalidate, state } = useRevalidator();
  const idle = useRef(true);
  idle.current = state === "idle" && !paused;
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible" && idle.current) void revalidate();
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [everyMs, revalidate]);
}
