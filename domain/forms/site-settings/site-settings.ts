import { z } from "zod";
import { isVatNumber, normaliseVatNumber } from "#domain/customers/vat-number.ts";
import {
  INVALID_EMAIL_MESSAGE,
  NOT_A_TEXT_MESSAGE,
  TWO_DECIMALS_MESSAGE,
  YES_OR_NO_MESSAGE,
} from "#domain/forms/field-messages.ts";
import { weeklyHoursSchema } from "#domain/forms/opening-hours.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { languageSettings } from "#domain/forms/site-settings/language-settings.ts";
import { logoSettings } from "#domain/forms/site-settings/logo-settings.ts";
import { paletteSettings } from "#domain/forms/site-settings/palette-settings.ts";
import { reminderSettings } from "#domain/forms/site-settings/reminder-settings.ts";
import { requiredPictureSettings } from "#domain/forms/site-settings/required-picture-settings.ts";
import { maxCharactersMessage, requiredText, textLine, trimmedText } from "#domain/forms/text-fields.ts";
import { normalisePhone } from "#domain/phone-digits.ts";
import { stripPictureDetails } from "#domain/pictures/picture-details.ts";
import { parseUploadedPicture } from "#domain/pictures/uploaded-picture.ts";
import { OTHER_REFERENCE_PREFIXES } from "#domain/reference-codes.ts";
import { closedMonthSetting } from "./closed-month-setting.ts";
import { drawingsSetting } from "./drawings-setting.ts";
import { graceSetting } from "./grace-setting.ts";
import { youngDriverSettings } from "./young-driver-settings.ts";

const FACTOR_MESSAGE = "Indica un fattore da 1 a 3.";
const HOLD_HOURS_MESSAGE = "Indica da 1 a 168 ore intere.";
const KILOMETRE_RATE_MESSAGE = "Indica da 0 a 100 euro.";

/** Maximum number of phrases that the site joins to one sentence. */
const MAX_PHRASES = 12;
const MAX_PHRASE_CHARACTERS = 80;
const PHRASE_MESSAGE = "Stanno in una frase: senza punto o virgola alla fine, e senza caratteri non ammessi.";

/** Maximum rows of opening hours. */
export const MAX_OPENING_HOURS_ROWS = 6;

const PHONE_MESSAGE = "Indica il numero con il prefisso internazionale, per esempio +39 02 1234 5678.";
/** A phone number for a `tel:` link: a plus, then eight to fifteen digits in any grouping. */
const phone = requiredText(PHONE_MESSAGE, 30)
  .overwrite(normalisePhone)
  .refine((text) => /^\+[\d ./-]+$/.test(text) && /^\d{8,15}$/.test(text.replaceAll(/\D/g, "")), PHONE_MESSAGE);

const wholeNumber = (message: string, min: number, max: number) => z.int(message).min(min, message).max(max, message);

/** Euros per kilometre, with at most two decimals. */
const kilometreRate = z
  .number("Indica la tariffa in euro.")
  .min(0, KILOMETRE_RATE_MESSAGE)
  .max(100, KILOMETRE_RATE_MESSAGE)
  .refine(hasTwoDecimals, TWO_DECIMALS_MESSAGE);

const reach = wholeNumber("Indica da 0 a 5.000 chilometri interi.", 0, 5000);

const vatNumber = trimmedText(NOT_A_TEXT_MESSAGE)
  .max(40, maxCharactersMessage(40))
  .transform(normaliseVatNumber)
  .refine((key) => key === "" || isVatNumber(key), "Questa partita IVA non è valida.");

const openingHours = z
  .array(
    z.object({
      label: requiredText("Indica come ci si mette in contatto, o dove.", 60),
      hours: requiredText("Indica gli orari.", 120),
    }),
    "Gli orari sono un elenco.",
  )
  .min(1, "Indica almeno una riga di orari.")
  .max(MAX_OPENING_HOURS_ROWS, `Al massimo ${MAX_OPENING_HOURS_ROWS} righe di orari.`)
  .refine((rows) => new Set(rows.map(({ label }) => label)).size === rows.length, "Due righe hanno lo stesso nome.");

/** A list of phrases that the site joins to one sentence. */
const phrases = (message: string) =>
  z
    .array(trimmedText(NOT_A_TEXT_MESSAGE), message)
    .transform((lines) => lines.filter(Boolean))
    .refine((lines) => lines.length > 0, message)
    .refine((lines) => lines.length <= MAX_PHRASES, `Al massimo ${MAX_PHRASES} righe.`)
    .refine(
      (lines) => lines.every((line) => line.length <= MAX_PHRASE_CHARACTERS),
      `Ogni riga, al massimo ${MAX_PHRASE_CHARACTERS} caratteri.`,
    )
    .refine((lines) => lines.every(isPhrase), PHRASE_MESSAGE)
    .refine((lines) => new Set(lines).size === lines.length, "Due righe sono uguali.");

const phrase = (message: string) => requiredText(message, 160).refine(isPhrase, PHRASE_MESSAGE);

const sentences = (message: string) =>
  requiredText(message, 300).refine((text) => /^$|[.!?]$/.test(text), "Scrivi frasi intere, con il punto alla fine.");

/** A point of the strip; an empty title or text is the built-in one. */
const advertisedPoint = z.object(
  {
    shown: z.boolean(YES_OR_NO_MESSAGE),
    title: textLine(NOT_A_TEXT_MESSAGE, 40),
    text: textLine(NOT_A_TEXT_MESSAGE, 120),
  },
  "Indica se il punto è mostrato, il titolo e il testo.",
);

/** The oldest year that a company may name. */
const MIN_YEAR = 1800;
const YEAR_MESSAGE = `Indica un anno da ${MIN_YEAR} a oggi, o lascia vuoto.`;
const pastYear = z
  .int(YEAR_MESSAGE)
  .min(MIN_YEAR, YEAR_MESSAGE)
  .refine((year) => year <= new Date().getFullYear(), YEAR_MESSAGE)
  .nullable();

/** An uploaded picture that everybody may see, whose size is known; empty for the drawn one. */
const heroPicture = trimmedText(NOT_A_TEXT_MESSAGE)
  .transform(stripPictureDetails)
  .refine(
    (address) => address === "" || isPublicUpload(address),
    "Carica la fotografia: un indirizzo di un altro sito non basta.",
  );

const bookingPrefix = requiredText("Indica da 2 a 4 lettere.", 4)
  .overwrite((text) => text.toUpperCase())
  .regex(/^[A-Z]{2,4}$/, "Indica da 2 a 4 lettere, senza accenti.")
  .refine(
    (prefix) => !OTHER_REFERENCE_PREFIXES.includes(prefix),
    "Questa sigla è già di richieste, preventivi o ordini.",
  );

/** The company settings that an admin edits in the panel (product.md#settings). */
export const siteSettingsSchema = z.object({
  name: requiredText("Indica il nome.", 40),
  legal_name: requiredText("Indica la ragione sociale.", 120),
  vat_number: vatNumber,
  street: requiredText("Indica via e numero.", 120),
  postal_code: requiredText("Indica il CAP.", 12),
  city: requiredText("Indica la città.", 80),
  country: requiredText("Indica il Paese.", 60),
  country_code: requiredText("Indica le due lettere del Paese.", 2).regex(
    /^[A-Z]{2}$/,
    "Il codice del Paese ha due lettere maiuscole, per esempio IT.",
  ),
  phone,
  whatsapp: phone,
  email: requiredText("Indica l'e-mail.", 254).pipe(z.email(INVALID_EMAIL_MESSAGE)),
  mark_line: textLine(NOT_A_TEXT_MESSAGE, 24),
  ...logoSettings,
  heritage_since: pastYear,
  founded_year: pastYear,
  heading_region: textLine(NOT_A_TEXT_MESSAGE, 40),
  hero_picture: heroPicture,
  hero_night_picture: heroPicture,
  point_booking: advertisedPoint,
  point_model: advertisedPoint,
  point_coverage: advertisedPoint,
  point_support: advertisedPoint,
  typed_ratings: z.boolean(YES_OR_NO_MESSAGE),
  drawings: drawingsSetting,
  ...paletteSettings,
  booking_prefix: bookingPrefix,
  mail_sender: textLine(NOT_A_TEXT_MESSAGE, 60).refine(
    (text) => !/["<>@]/.test(text),
    "Senza virgolette, parentesi angolari o chiocciole.",
  ),
  closed_until: closedMonthSetting,
  phone_hours: weeklyHoursSchema,
  whatsapp_hours: weeklyHoursSchema,
  office_hours: weeklyHoursSchema,
  office_by_appointment: z.boolean(YES_OR_NO_MESSAGE),
  /** Free rows of an earlier version; null where the rows follow from the hours above. */
  opening_hours: openingHours.nullable(),
  offers_jets: z.boolean(YES_OR_NO_MESSAGE),
  offers_experiences: z.boolean(YES_OR_NO_MESSAGE),
  offers_club: z.boolean(YES_OR_NO_MESSAGE),
  offers_magazine: z.boolean(YES_OR_NO_MESSAGE),
  ...languageSettings,
  reply_within_hours: wholeNumber("Indica da 1 a 72 ore intere.", 1, 72),
  first_hold_hours: wholeNumber(HOLD_HOURS_MESSAGE, 1, 168),
  hold_hours: wholeNumber(HOLD_HOURS_MESSAGE, 1, 168),
  open_requests_at_most: wholeNumber("Indica da 1 a 50 richieste intere.", 1, 50),
  requests_to_alert: wholeNumber("Indica da 1 a 200 richieste intere.", 1, 200),
  form_mails_daily: wholeNumber("Indica da 1 a 100 e-mail intere.", 1, 100),
  review_after_hours: wholeNumber("Indica da 1 a 720 ore intere.", 1, 720),
  ...reminderSettings,
  ...requiredPictureSettings,
  one_way_rate: kilometreRate,
  grace_minutes: graceSetting,
  show_vat_abroad: z.boolean(YES_OR_NO_MESSAGE),
  ...youngDriverSettings,
  staff_discount_percent: wholeNumber("Indica una percentuale intera da 0 a 100.", 0, 100),
  road_factor: z
    .number(FACTOR_MESSAGE)
    .min(1, FACTOR_MESSAGE)
    .max(3, FACTOR_MESSAGE)
    .refine(hasTwoDecimals, TWO_DECIMALS_MESSAGE),
  driving_speed: wholeNumber("Indica da 20 a 130 km/h interi.", 20, 130),
  preparation_hours: wholeNumber("Indica da 0 a 72 ore intere.", 0, 72),
  free_radius: wholeNumber("Indica da 0 a 200 chilometri interi.", 0, 200),
  delivery_rate: kilometreRate,
  reach_sportive: reach,
  reach_cabrio: reach,
  reach_suv: reach,
  reach_berline: reach,
  reach_van: reach,
  payments: phrases("Indica almeno un modo di pagare."),
  kasko_covers: phrases("Indica almeno un danno che copre."),
  kasko_excludes: phrases("Indica almeno un caso che non copre."),
  own_costs: sentences("Indica che cosa resta a carico del cliente."),
  fuel_level: sentences("Indica come si riporta l'auto."),
  further_drivers: sentences("Indica chi altro può guidare."),
  deposit_held: phrase("Indica che cos'è il deposito."),
  deposit_shown_days: wholeNumber("Indica da 1 a 60 giorni interi.", 1, 60),
});
export type SiteSettings = z.output<typeof siteSettingsSchema>;

/**
 * Partial changes: missing fields stay unchanged. `despite_open_work` confirms that an offer is switched off although requests, quotes or orders of
 * its kind are open (product.md#offers).
 */
export const siteSettingsChangesSchema = siteSettingsSchema
  .partial()
  .extend({ version: versionField.optional(), despite_open_work: z.boolean(YES_OR_NO_MESSAGE).optional() });

function isPublicUpload(address: string): boolean {
  const upload = parseUploadedPicture(address);
  return upload !== null && !upload.picture.restricted;
}

function isPhrase(text: string): boolean {
  return !/[.,;:!?]$|\p{Cc}/u.test(text);
}

function hasTwoDecimals(figure: number): boolean {
  return Number.isInteger(Number((figure * 100).toFixed(6)));
}
