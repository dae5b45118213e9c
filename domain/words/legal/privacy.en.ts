import type { Translated } from "#domain/words/text.ts";
import type { PRIVACY_IT } from "./privacy.it.ts";

export const PRIVACY_EN: Translated<typeof PRIVACY_IT> = {
  controller: {
    title: "Who processes your data",
    lead: "The data controller is:",
  },
  data: {
    title: "Which data, and why",
    carRequest:
      "<b>Request for a car:</b> name, e-mail, telephone, cities, dates and times, the driver's date of birth and date of issue of the licence, and your note, if any. We need them to hold the car, to check that you may drive it and to enter into the contract (Art. 6(1)(b) of Regulation (EU) 2016/679).",
    waitingList:
      "<b>Waiting list:</b> name, e-mail, dates and places. We need them to write to you when the car becomes free (Art. 6(1)(b)).",
    forms: "<b>{services}:</b> name, e-mail, telephone, {asked}. {use} (Art. 6(1)(b)).",
    askedDetails: "message and what you ask for ({details})",
    askedSubject: "message and subject",
    details: {
      legs: "legs and passengers",
      date: "date",
      event: "event",
    },
    useForQuote: "We need them to reply and to prepare a quote",
    useForReply: "We need them to reply",
    invoices: "<b>Invoices and records of a rental:</b> we keep them because the law requires it (Art. 6(1)(c)).",
    address:
      "<b>IP address:</b> it stays in the program's memory for one minute when you send a form or ask for availability, to prevent floods of requests (Art. 6(1)(f)). When you sign in with an account, it stays in your session for as long as that lasts; a sign-in, and a request refused for security, are recorded with it in the server's security log. Nothing is recorded about the pages you read.",
  },
  storage: {
    title: "Cookies and browser storage",
    session: {
      label: "Sign-in session, staff only",
      value: "Technical cookie, 7 days",
    },
    device: {
      label: "Recognised device, only for those who sign in",
      value: "Technical cookie, 180 days",
    },
    sidebar: {
      label: "Sidebar of the panel, staff only",
      value: "Technical cookie, 7 days",
    },
    search: {
      label: "Last search: places, dates and times",
      value: "In your browser, until you make another search",
    },
    favourites: {
      label: "Favourite cars",
      value: "In your browser, until you remove them",
    },
    theme: {
      label: "Appearance of the page, day or night",
      value: "In your browser, until you choose “Automatic”",
    },
    scroll: {
      label: "Reading position, for going back",
      value: "In your browser, until you close the tab",
    },
  },
  recipientsTitle: "Who else sees them",
  retention: {
    title: "For how long",
    requests: "Requests and quotes ({services})",
    monthsFromUpdate: { one: "{count} month from the last update", other: "{count} months from the last update" },
    bookings: "Bookings that expired or were cancelled or declined",
    waitingList: "Places on the waiting list",
    monthsFromWait: { one: "{count} month from the end of the wait", other: "{count} months from the end of the wait" },
    rentals: "Rentals",
    yearsFromReturn: {
      one: "{count} year from the return (Art. 2220 of the Italian Civil Code)",
      other: "{count} years from the return (Art. 2220 of the Italian Civil Code)",
    },
    queuedMails: "E-mails waiting to be sent",
    queuedMailsTime: "24 hours after delivery",
    pictures: "Photographs of the car's condition, seen by staff only",
    monthsFromRecord: { one: "{count} month from the record", other: "{count} months from the record" },
    messages: "Messages on the page of a booking",
    monthsFromReturn: { one: "{count} month from the return", other: "{count} months from the return" },
    accounts: "Accounts without a role",
    monthsFromChange: { one: "{count} month from the last change", other: "{count} months from the last change" },
    mailFiles: "E-mails written to files, where there is no mail server",
    days: { one: "{count} day", other: "{count} days" },
    reviews: "Reviews",
    reviewsTime: "As long as the rental, or until you ask us to remove them",
    fingerprint: "Fingerprint of the connection a request comes from",
    fingerprintTime: "While the request is waiting",
    alerts: "Alerts about too many requests",
  },
  link: {
    title: "Your private link",
    text: {
      one: "Whoever requests a car receives an e-mail with a link to their booking. Whoever holds it sees the booking and can cancel it: do not forward it to anyone who should not be able to. It closes {count} month after the return; if we correct your e-mail address you receive a new one, and the old one stops working. The page is not visible to search engines, and we do not keep the link, only the fingerprint that lets us recognise it.",
      other:
        "Whoever requests a car receives an e-mail with a link to their booking. Whoever holds it sees the booking and can cancel it: do not forward it to anyone who should not be able to. It closes {count} months after the return; if we correct your e-mail address you receive a new one, and the old one stops working. The page is not visible to search engines, and we do not keep the link, only the fingerprint that lets us recognise it.",
    },
  },
  rights: {
    title: "Your rights",
    text: "You can ask us at any time to show you your data, give you a copy, correct or erase them or restrict their use, and you can object to their processing. Write to <email>{email}</email> with the reference of the request: we reply within a month, usually on the same day.",
  },
  paragraphs: {
    summary:
      "We ask only for what is necessary, keep it for the time stated here and sell it to nobody. No profiling cookies.",
    collection: "We collect only what you write in a form, and only to reply to you.",
    no_profiling:
      "On the site we ask for no payment details, build no profiles and leave no decision to a machine: a person answers each request.",
    cookies: "We set no cookies for visitors to the site. That is why there is no notice to close.",
    favourites:
      "<favourites>Favourites</favourites> stay in your browser: to show them, the page asks our server for those cars without saying whose they are.",
    recipients:
      "Our staff who answer requests, and the providers who host the site and deliver e-mails, appointed as processors. {partners}We do not sell data or pass them on to advertisers.",
    third_parties:
      "The pages contain no analytics tools, and no fonts, maps or frames from other sites; if the photograph of a car is hosted elsewhere, your browser requests it from that address. The link to WhatsApp leads to a Meta service with its own rules: you open it only if you choose to.",
    deletion: "Once the period is over, the program erases the data by itself, every day.",
    authority:
      "If you think something is wrong, you can contact the Italian data protection authority, <authority>garanteprivacy.it</authority>.",
  },
  partners: {
    both: "For a flight or an experience, those who provide it receive the data they need once you have accepted the quote. ",
    jets: "For a flight, those who provide it receive the data they need once you have accepted the quote. ",
    experiences:
      "For an experience, those who provide it receive the data they need once you have accepted the quote. ",
  },
};
