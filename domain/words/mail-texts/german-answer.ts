import { FORMATS_DE } from "#domain/words/formats/formats.de.ts";
import { OPENING_HOURS_DE } from "#domain/words/hours/opening-hours.de.ts";
import { ENQUIRY_ROWS_DE } from "#domain/words/requests/enquiry-rows.de.ts";
import { ENQUIRY_MAILS_DE } from "./enquiry-mails.de.ts";
import { REQUEST_MAIL_TEXTS_DE } from "./request-mail-texts.de.ts";

export const GERMAN_ANSWER = {
  language: "de" as const,
  formats: FORMATS_DE,
  openingHours: OPENING_HOURS_DE,
  enquiryRows: ENQUIRY_ROWS_DE,
  enquiryMails: ENQUIRY_MAILS_DE,
  requestMailTexts: REQUEST_MAIL_TEXTS_DE,
};
