import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { MINUTE_MS } from "#domain/durations.ts";

/** How often an open screen asks again. */
export const FRESH_MS = MINUTE_MS;

/** Asks for the screen's data again every minute while the window is in front, and when it comes back to the front. */
export function useFresh(paused = false): void {
  const { revalidate, state } = useRevalidator();
  const idle = useRef(true);
  idle.current = state === "idle" && !paused;
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible" && idle.current) void revalidate();
    };
    const timer = setInterval(ask, FRESH_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [revalidate]);
}
