import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { MINUTE_MS } from "#domain/durations.ts";

/** How often an open screen revalidates. */
export const AUTO_REVALIDATE_MS = MINUTE_MS;

/** Revalidates the screen's data every minute while the browser window is visible, and when the window becomes visible again. */
export function useAutoRevalidate(isPaused = false): void {
  const { revalidate, state } = useRevalidator();
  const isIdle = useRef(true);
  isIdle.current = state === "idle" && !isPaused;
  useEffect(() => {
    const revalidateIfVisible = () => {
      if (document.visibilityState === "visible" && isIdle.current) void revalidate();
    };
    const timer = setInterval(revalidateIfVisible, AUTO_REVALIDATE_MS);
    document.addEventListener("visibilitychange", revalidateIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", revalidateIfVisible);
    };
  }, [revalidate]);
}
