import type { Translated } from "#domain/words/text.ts";
import type { DRIVER_IT } from "./driver.it.ts";

export const DRIVER_EN: Translated<typeof DRIVER_IT> = {
  birthDate: "Enter a valid date of birth.",
  tooYoung: {
    one: "For this car you must be at least {count} year old on the day of pickup.",
    other: "For this car you must be at least {count} years old on the day of pickup.",
  },
  licenceDate: "Enter a valid date of issue.",
  licenceAfterPickup: "The licence must be issued before pickup.",
  datesDisagree: "The date of issue does not agree with the date of birth: please check both.",
  licenceTooRecent: {
    one: "For this car the licence must have been held for at least {count} year on the day of pickup.",
    other: "For this car the licence must have been held for at least {count} years on the day of pickup.",
  },
};
