import fc from "fast-check";
import { addDays, type CivilDate, type CivilMoment } from "./civil-time.ts";
import { TIME_SLOTS } from "./time-slots.ts";

/** For property tests: days from 2020 to 2036, with daylight-saving changes and leap days. */
export const civilDates: fc.Arbitrary<CivilDate> = fc
  .integer({ min: 0, max: 6000 })
  .map((days) => addDays("2020-01-01", days));

/** For property tests: a day of `civilDates` at one of the 48 time slots. */
export const civilMoments: fc.Arbitrary<CivilMoment> = fc.record({
  date: civilDates,
  time: fc.constantFrom(...TIME_SLOTS),
});
