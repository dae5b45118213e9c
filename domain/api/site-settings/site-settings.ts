import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { HANDOVER_PICTURE_KINDS } from "#domain/bookings/handover-pictures.ts";
import { weeklyHoursSchema } from "#domain/forms/opening-hours.ts";
import { drawingsSetting } from "#domain/forms/site-settings/drawings-setting.ts";
import { reminderSettings } from "#domain/forms/site-settings/reminder-settings.ts";
import { siteSettingsChangesSchema } from "#domain/forms/site-settings/site-settings.ts";
import { OPTIONAL_LANGUAGES } from "#domain/languages.ts";
import { PALETTE_NAMES } from "#domain/palettes/palette-names.ts";

const pointShape = z.object({ shown: z.boolean(), title: z.string(), text: z.string() });

const settingsShape = z.object({
  name: z.string(),
  legal_name: z.string(),
  vat_number: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  country_code: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  mark_line: z.string(),
  logo: z.string(),
  logo_on_dark: z.string(),
  heritage_since: z.int().nullable(),
  founded_year: z.int().nullable(),
  heading_region: z.string(),
  hero_picture: z.string(),
  hero_night_picture: z.string(),
  point_booking: pointShape,
  point_model: pointShape,
  point_coverage: pointShape,
  point_support: pointShape,
  typed_ratings: z.boolean(),
  drawings: drawingsSetting,
  palette: z.enum(PALETTE_NAMES),
  accent: z.string(),
  booking_prefix: z.string(),
  mail_sender: z.string(),
  closed_until: z.string(),
  phone_hours: weeklyHoursSchema,
  whatsapp_hours: weeklyHoursSchema,
  office_hours: weeklyHoursSchema,
  office_by_appointment: z.boolean(),
  opening_hours: z.array(z.object({ label: z.string(), hours: z.string() })).nullable(),
  offers_jets: z.boolean(),
  offers_experiences: z.boolean(),
  offers_club: z.boolean(),
  offers_magazine: z.boolean(),
  languages: z.array(z.enum(OPTIONAL_LANGUAGES)),
  reply_within_hours: z.int(),
  first_hold_hours: z.int(),
  hold_hours: z.int(),
  open_requests_at_most: z.int(),
  requests_to_alert: z.int(),
  form_mails_daily: z.int(),
  review_after_hours: z.int(),
  ...reminderSettings,
  pickup_pictures: z.array(z.enum(HANDOVER_PICTURE_KINDS)),
  return_pictures: z.array(z.enum(HANDOVER_PICTURE_KINDS)),
  one_way_rate: z.number(),
  grace_minutes: z.number().int(),
  show_vat_abroad: z.boolean(),
  young_driver_age: z.int().nullable(),
  young_driver_fee: z.number().nullable(),
  staff_discount_percent: z.int(),
  road_factor: z.number(),
  driving_speed: z.int(),
  preparation_hours: z.int(),
  free_radius: z.int(),
  delivery_rate: z.number(),
  reach_sportive: z.int(),
  reach_cabrio: z.int(),
  reach_suv: z.int(),
  reach_berline: z.int(),
  reach_van: z.int(),
  payments: z.array(z.string()),
  kasko_covers: z.array(z.string()),
  kasko_excludes: z.array(z.string()),
  own_costs: z.string(),
  fuel_level: z.string(),
  further_drivers: z.string(),
  deposit_held: z.string(),
  deposit_shown_days: z.int(),
});

const apiSiteSettingsSchema = z.object({
  settings: settingsShape,
  /** The values that apply to the fields that nobody has set. */
  defaults: settingsShape,
  version: z.int(),
  updated_at: z.string(),
});
export type ApiSiteSettings = z.infer<typeof apiSiteSettingsSchema>;

export const siteSettingsEndpoints = {
  "GET /api/site_settings": {
    summary: "Le impostazioni della casa, e i valori iniziali",
    answer: apiSiteSettingsSchema,
  },
  "PATCH /api/site_settings": {
    summary: "Modifica le impostazioni della casa",
    body: siteSettingsChangesSchema,
    row: null,
    answer: apiSiteSettingsSchema,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
