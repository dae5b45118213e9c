import type { Translated } from "#domain/words/text.ts";
import type { CITY_HOURS_IT } from "./city-hours.it.ts";

export const CITY_HOURS_EN: Translated<typeof CITY_HOURS_IT> = {
  closedWeekdayIn: "{place} we are closed on {weekday}",
  closedDateIn: "{place} we are closed on {date}",
  openHoursIn: "{place} we are open {weekday} {spans}",
  noticeNeededIn: {
    one: "Picking up the car {place} requires {hours}'s notice",
    other: "Picking up the car {place} requires {hours}' notice",
  },
  tooFarAheadIn: {
    one: "Pickup {place} can be booked at most {count} day ahead",
    other: "Pickup {place} can be booked at most {count} days ahead",
  },
  withFirstPickup: "{reason}: the earliest possible pickup is {moment}.",
  withLastPickup: "{reason}: the latest possible pickup is {moment}.",
  withFirstReturn: "{reason}: the earliest possible return is {moment}.",
  withoutChoice: "{reason}.",
  moment: "{date} at {time}",
  quoteOutsideHours: "{problem} Call us on {phone}: we will send you a quote with another time.",
};
