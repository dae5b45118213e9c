/** Fixes the clock at this moment, in ms since 1970; timers still run. Self-contained, because it is also serialised into pages. */
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

// Loaded before a test server (`--import`).
if (process.env.FIXED_CLOCK) fixClock(Date.parse(process.env.FIXED_CLOCK));
