import { useState } from "react";
import { useNow } from "#app/features/admin/use-now.ts";

/** How often what shows the time is drawn anew, in ms. */
const TICK_MS = 5000;

/** The server's clock, running on from `at` (ISO) since the page got it: a computer whose own clock is wrong shows no wrong deadline. */
export function useServerNow(at: string): Date {
  const now = useNow(TICK_MS);
  const [told, setTold] = useState({ at, on: now });
  if (told.at !== at) setTold({ at, on: Date.now() });
  return new Date(Date.parse(told.at) + Math.max(0, now - told.on));
}
