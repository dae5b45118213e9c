/** From now on it is this moment, in ms since 1970, and stays so; timers run on. Stands alone, since pages are handed it as text. */
export function fixClock(moment: number): void {
  const Running = Date;
  class FixedDate extends Running {
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length ? parts : [moment]) as [number]));
    }
    static override now(): number {
      return moment;
    }
  }
  globalThis.Date = FixedDate as DateConstructor;
}

// Loaded before a server of tests (`--import`).
if (process.env.FIXED_CLOCK) fixClock(Date.parse(process.env.FIXED_CLOCK));
