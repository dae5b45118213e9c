import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { ENQUIRY_ROWS_IT } from "#domain/words/requests/enquiry-rows.it.ts";
import { ENQUIRY_MAILS_IT } from "./enquiry-mails.it.ts";
import { REQUEST_MAIL_TEXTS_IT } from "./request-mail-texts.it.ts";

export const ITALIAN_ANSWER = {
  ...ITALIAN_OPENING_HOURS,
  enquiryRows: ENQUIRY_ROWS_IT,
  enquiryMails: ENQUIRY_MAILS_IT,
  requestMailTexts: REQUEST_MAIL_TEXTS_IT,
};
