import { FORMATS_ES } from "#domain/words/formats/formats.es.ts";
import { OPENING_HOURS_ES } from "#domain/words/hours/opening-hours.es.ts";
import { ENQUIRY_ROWS_ES } from "#domain/words/requests/enquiry-rows.es.ts";
import { ENQUIRY_MAILS_ES } from "./enquiry-mails.es.ts";
import { REQUEST_MAIL_TEXTS_ES } from "./request-mail-texts.es.ts";

export const SPANISH_ANSWER = {
  language: "es" as const,
  formats: FORMATS_ES,
  openingHours: OPENING_HOURS_ES,
  enquiryRows: ENQUIRY_ROWS_ES,
  enquiryMails: ENQUIRY_MAILS_ES,
  requestMailTexts: REQUEST_MAIL_TEXTS_ES,
};
