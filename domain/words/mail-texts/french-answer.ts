import { FORMATS_FR } from "#domain/words/formats/formats.fr.ts";
import { OPENING_HOURS_FR } from "#domain/words/hours/opening-hours.fr.ts";
import { ENQUIRY_ROWS_FR } from "#domain/words/requests/enquiry-rows.fr.ts";
import { ENQUIRY_MAILS_FR } from "./enquiry-mails.fr.ts";
import { REQUEST_MAIL_TEXTS_FR } from "./request-mail-texts.fr.ts";

export const FRENCH_ANSWER = {
  language: "fr" as const,
  formats: FORMATS_FR,
  openingHours: OPENING_HOURS_FR,
  enquiryRows: ENQUIRY_ROWS_FR,
  enquiryMails: ENQUIRY_MAILS_FR,
  requestMailTexts: REQUEST_MAIL_TEXTS_FR,
};
