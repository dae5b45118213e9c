import type { Translated } from "#domain/words/text.ts";
import type { ERROR_PAGES_IT } from "./error-pages.it.ts";

export const ERROR_PAGES_EN: Translated<typeof ERROR_PAGES_IT> = {
  backHome: "Back to the home page",
  tryAgain: "Try again",
  alwaysByPhone: "We always answer the telephone: <phone>{phone}</phone>",
  notFound: {
    code: "404",
    title: "Oops! Page not found",
    heading: "This road leads nowhere",
    text: "The address has changed, or never existed.",
  },
  unavailable: {
    title: "We will be back in a moment",
    text: "The site cannot respond right now. Please try again in a few minutes: nothing you entered is lost.",
  },
  fault: {
    title: "Something went wrong",
    text: "The fault is ours, not yours, and we have already recorded it. Please try again shortly.",
  },
  unreadable: {
    title: "This address cannot be read",
    text: "It contains characters that do not form a page: perhaps only half of it was copied. You can reach everything from the home page.",
  },
  offline: {
    title: "The connection was interrupted",
    text: "Your device cannot reach the site. Check your network and try again: the page will wait for you here.",
  },
};
