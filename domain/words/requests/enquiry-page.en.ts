import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_PAGE_IT } from "./enquiry-page.it.ts";

export const ENQUIRY_PAGE_EN: Translated<typeof ENQUIRY_PAGE_IT> = {
  privateTitle: "Request {reference}",
  answered: "We have replied",
  received: "Your request is in our hands",
  leads: {
    answered: "You will find our reply below; write to us here, or call us and give the code: <phone>{phone}</phone>.",
    handled: "If you would like to add something, write it below or call and give the code: <phone>{phone}</phone>.",
    waiting:
      "We reply {deadline}. You will find a copy in your mailbox; if you would like to add something, write it below or call and give the code: <phone>{phone}</phone>.",
    waitingByPhone:
      "We reply {deadline}. You will find a copy in your mailbox; if you would like to add something, call and give the code: <phone>{phone}</phone>.",
  },
  summary: "Summary",
  code: "Code",
  steps: {
    contact: "We call you, or write if you prefer.",
    next: {
      jet: {
        title: "The quote",
        text: "One price for the whole flight: jet, times, positioning, ground services and tax, line by line.",
      },
      experience: {
        title: "The programme",
        text: "The hours of the two days, the car, the room and the tables booked.",
      },
      club: {
        title: "The meeting",
        text: "A short conversation, in person or by phone, then our answer.",
      },
      contact: {
        title: "The reply",
        text: "Written by the person in charge, with name and direct number.",
      },
    },
    confirmation: "Your confirmation",
    nothingBinding: "Until then you pay nothing and nothing commits you.",
  },
  reopens: "The request is closed: if you write, we reopen it and reply.",
  backToJets: "Back to private jets",
  backToCollection: "Back to the collection",
};
