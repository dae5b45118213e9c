import { FORMATS_EN } from "#domain/words/formats/formats.en.ts";
import { OPENING_HOURS_EN } from "#domain/words/hours/opening-hours.en.ts";
import { ENQUIRY_ROWS_EN } from "#domain/words/requests/enquiry-rows.en.ts";
import { ENQUIRY_MAILS_EN } from "./enquiry-mails.en.ts";
import { REQUEST_MAIL_TEXTS_EN } from "./request-mail-texts.en.ts";

export const ENGLISH_ANSWER = {
  language: "en" as const,
  formats: FORMATS_EN,
  openingHours: OPENING_HOURS_EN,
  enquiryRows: ENQUIRY_ROWS_EN,
  enquiryMails: ENQUIRY_MAILS_EN,
  requestMailTexts: REQUEST_MAIL_TEXTS_EN,
};
