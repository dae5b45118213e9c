import type { Translated } from "#domain/words/text.ts";
import type { CITY_HOURS_IT } from "./city-hours.it.ts";

export const CITY_HOURS_EN: Translated<typeof CITY_HOURS_IT> = {
  closedWeekdayIn: "{place} we are closed on {weekday}",
  closedDateIn: "{place} we are closed on {date}",
  openHoursIn: "{place} we are open {weekday} {spans}",
  noticeNeededIn: {
    one: "Picking up the car {place} needs {hours}’s notice",
    other: "Picking up the car {place} needs {hours}’ notice",
  },
  tooFarAheadIn: {
    one: "Pickups {place} can be booked {count} day ahead at most",
    other: "Pickups {place} can be booked {count} days ahead at most",
  },
  withFirstPickup: "{reason}: the first possible pickup is {moment}.",
  withLastPickup: "{reason}: the last possible pickup is {moment}.",
  withFirstReturn: "{reason}: the first possible return is {moment}.",
  withoutChoice: "{reason}.",
  moment: "{date} at {time}",
  quoteOutsideHours: "{problem} Call us on {phone}: we will send you a quote with another time.",
};
