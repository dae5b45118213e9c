import type { Translated } from "#domain/words/text.ts";
import type { BOOKING_REQUEST_IT } from "./booking-request.it.ts";

export const BOOKING_REQUEST_EN: Translated<typeof BOOKING_REQUEST_IT> = {
  head: {
    title: "Request the {title}",
    description: "Booking request for the {title} {place}.",
    promise: "Full price and conditions before you give any details.",
    bookKeyword: "book {title}",
    rentKeyword: "rent {title} {city}",
  },
  home: "Home",
  crumb: "Request",
  alreadySent: "This request has already been sent with other details. Check it and send it again.",
  taken: "No longer available for these dates. If you have already requested it, the confirmation is in your e-mail.",
};
