import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { ENQUIRY_ROWS_IT } from "#domain/words/requests/enquiry-rows.it.ts";
import type { Words } from "#domain/words/words.ts";
import { ENQUIRY_MAILS_IT } from "./enquiry-mails.it.ts";
import { REQUEST_MAIL_TEXTS_IT } from "./request-mail-texts.it.ts";

/** The words of the mail with staff's reply, for its preview in the panel. */
export const ITALIAN_ANSWER: Words<"enquiryMails" | "enquiryRows" | "openingHours" | "requestMailTexts"> = {
  ...ITALIAN_OPENING_HOURS,
  enquiryRows: ENQUIRY_ROWS_IT,
  enquiryMails: ENQUIRY_MAILS_IT,
  requestMailTexts: REQUEST_MAIL_TEXTS_IT,
};
