import type { Translated } from "#domain/words/text.ts";
import type { ENQUIRY_PAGE_IT } from "./enquiry-page.it.ts";

export const ENQUIRY_PAGE_EN: Translated<typeof ENQUIRY_PAGE_IT> = {
  privateTitle: "Request {reference}",
  answered: "We have replied",
  received: "Your request is in our hands",
  leads: {
    answered:
      "You will find our reply below; write to us here, or call us and quote your reference: <phone>{phone}</phone>.",
    handled:
      "If you would like to add anything, write it below or call us and quote your reference: <phone>{phone}</phone>.",
    waiting:
      "We reply {deadline}. You will find a copy in your inbox; if you would like to add anything, write it below or call us and quote your reference: <phone>{phone}</phone>.",
    waitingByPhone:
      "We reply {deadline}. You will find a copy in your inbox; if you would like to add anything, call us and quote your reference: <phone>{phone}</phone>.",
  },
  summary: "Summary",
  code: "Reference",
  steps: {
    contact: "We call you, or write if you prefer.",
    next: {
      jet: {
        title: "The quote",
        text: "One price for the whole flight: jet, times, positioning, ground services and tax, line by line.",
      },
      experience: {
        title: "The programme",
        text: "The timetable of both days, with the car, the room and the tables booked.",
      },
      club: {
        title: "The meeting",
        text: "A short conversation, in person or by phone, then our answer.",
      },
      contact: {
        title: "The reply",
        text: "Written by the person in charge, with their name and direct number.",
      },
    },
    confirmation: "Your confirmation",
    nothingBinding: "Until then there is nothing to pay and no commitment.",
  },
  reopens: "The request is closed: if you write, we will reopen it and reply.",
  backToJets: "Back to private jets",
  backToCollection: "Back to the collection",
};
