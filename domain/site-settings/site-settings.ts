import type { DeliveryConfiguration } from "#domain/delivery/delivery-configuration.ts";
import type { YoungDriverFee } from "#domain/extras/young-driver.ts";
import { type SiteSettings, siteSettingsSchema } from "#domain/forms/site-settings/site-settings.ts";
import { OPTIONAL_LANGUAGES } from "#domain/languages.ts";
import { listOpeningHours } from "#domain/opening-hours/describe-hours.ts";
import type { WeeklyHours } from "#domain/opening-hours/weekly-hours.ts";
import { PALETTE_NAMES, type PaletteChoice } from "#domain/palettes/palette-names.ts";
import type { RentalRules } from "#domain/prices/rental-rules.ts";
import type {
  AdvertisedPoint,
  CompanyConfiguration,
  CompanyHours,
  SiteConfiguration,
} from "#domain/site-configuration.ts";
import { toCompanyLogos, toLogoSettings } from "#domain/site-settings/logo-settings.ts";
import { toReminderSettings, toReminders } from "#domain/site-settings/reminder-settings.ts";
import { toRequiredPictureSettings, toRequiredPictures } from "#domain/site-settings/required-picture-settings.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";

/** Returns the part of the configuration that an admin can edit, as the form shows it. */
export function toSiteSettings(site: CompanyConfiguration): SiteSettings {
  const { address } = site;
  return {
    name: site.name,
    legal_name: site.legalName,
    vat_number: site.vatNumber,
    street: address.street,
    postal_code: address.postalCode,
    city: address.city,
    country: address.country,
    country_code: address.countryCode,
    phone: site.phone,
    whatsapp: `+${digits(site.whatsappHref)}`,
    email: site.email,
    mark_line: site.markLine,
    ...toLogoSettings(site),
    heritage_since: site.heritageSince,
    founded_year: site.foundedYear,
    heading_region: site.headingRegion,
    hero_picture: site.heroPictures?.day ?? "",
    hero_night_picture: site.heroPictures?.night ?? "",
    ...pointSettings(site.advertisedPoints),
    typed_ratings: site.showsTypedRatings,
    drawings: site.drawingsPlace,
    palette: site.palette?.name ?? PALETTE_NAMES[0],
    accent: site.palette?.accent ?? "",
    booking_prefix: site.bookingPrefix,
    mail_sender: site.mailSenderName ?? "",
    closed_until: site.closedUntil ?? "",
    phone_hours: toStoredHours(site.hours.phone),
    whatsapp_hours: toStoredHours(site.hours.whatsapp),
    office_hours: toStoredHours(site.hours.office),
    office_by_appointment: site.hours.isOfficeByAppointment,
    opening_hours: isDerivedFromHours(site) ? null : site.openingHours.map((row) => ({ ...row })),
    offers_jets: site.offers.jets,
    offers_experiences: site.offers.experiences,
    offers_club: site.offers.club,
    offers_magazine: site.offers.magazine,
    languages: OPTIONAL_LANGUAGES.filter((language) => site.languages.includes(language)),
    reply_within_hours: site.replyWithinHours,
    first_hold_hours: site.firstHoldHours,
    hold_hours: site.holdHours,
    open_requests_at_most: site.maxOpenRequests,
    requests_to_alert: site.requestAlertThreshold,
    form_mails_daily: site.maxFormMailsPerDay,
    review_after_hours: site.reviewAfterHours,
    ...toReminderSettings(site.reminders),
    ...toRequiredPictureSettings(site.requiredPictures),
    staff_discount_percent: site.staffDiscountPercent,
    one_way_rate: site.oneWayRatePerKilometre / 100,
    grace_minutes: site.graceMinutes,
    show_vat_abroad: site.showsVatAbroad,
    young_driver_age: site.youngDriver?.age ?? null,
    young_driver_fee: site.youngDriver ? site.youngDriver.price / 100 : null,
    ...deliverySettings(site.delivery),
    ...rentalSettings(site.rentalRules),
  };
}

function deliverySettings({ reachKilometres: reach, ...delivery }: DeliveryConfiguration) {
  return {
    road_factor: delivery.roadFactor,
    driving_speed: delivery.drivingKilometresPerHour,
    preparation_hours: delivery.preparationHours,
    free_radius: delivery.freeRadiusKilometres,
    delivery_rate: delivery.ratePerKilometre / 100,
    reach_sportive: reach.sportive,
    reach_cabrio: reach.cabrio,
    reach_suv: reach.suv,
    reach_berline: reach.berline,
    reach_van: reach.van,
  };
}

const rentalSettings = (rules: RentalRules) => ({
  payments: [...rules.payments],
  kasko_covers: [...rules.kaskoCovers],
  kasko_excludes: [...rules.kaskoExcludes],
  own_costs: rules.ownCosts,
  fuel_level: rules.fuelLevel,
  further_drivers: rules.furtherDrivers,
  deposit_held: rules.depositHeld,
  deposit_shown_days: rules.depositShownWithinDays,
});

const isDerivedFromHours = ({ openingHours, hours, address }: CompanyConfiguration): boolean =>
  JSON.stringify(openingHours) === JSON.stringify(listOpeningHours(ITALIAN_OPENING_HOURS, hours, address.city));

function pointSettings(points: SiteConfiguration["advertisedPoints"]) {
  const setting = ({ isShown, title, text }: AdvertisedPoint) => ({
    shown: isShown,
    title: title ?? "",
    text: text ?? "",
  });
  return {
    point_booking: setting(points.booking),
    point_model: setting(points.model),
    point_coverage: setting(points.coverage),
    point_support: setting(points.support),
  };
}

function toAdvertisedPoints(set: SiteSettings): SiteConfiguration["advertisedPoints"] {
  const point = ({ shown, title, text }: SiteSettings["point_booking"]): AdvertisedPoint => ({
    isShown: shown,
    title: title || null,
    text: text || null,
  });
  return {
    booking: point(set.point_booking),
    model: point(set.point_model),
    coverage: point(set.point_coverage),
    support: point(set.point_support),
  };
}

/** A copy that the schema's mutable type takes. */
const toStoredHours = (hours: WeeklyHours | null): SiteSettings["phone_hours"] =>
  structuredClone(hours) as SiteSettings["phone_hours"];

/** When somebody answers, by these settings. */
export const toCompanyHours = (set: SiteSettings): CompanyHours => ({
  phone: set.phone_hours,
  whatsapp: set.whatsapp_hours,
  office: set.office_hours,
  isOfficeByAppointment: set.office_by_appointment,
});

/** Applies settings to the configuration. Links are derived from the phone numbers. */
export function withSiteSettings(defaults: CompanyConfiguration, changes: Partial<SiteSettings>): CompanyConfiguration {
  const set = { ...toSiteSettings(defaults), ...changes };
  return {
    ...defaults,
    name: set.name,
    legalName: set.legal_name,
    vatNumber: set.vat_number,
    address: {
      street: set.street,
      postalCode: set.postal_code,
      city: set.city,
      country: set.country,
      countryCode: set.country_code,
    },
    phone: set.phone,
    phoneHref: `tel:+${digits(set.phone)}`,
    whatsappHref: `https://wa.me/${digits(set.whatsapp)}`,
    email: set.email,
    markLine: set.mark_line,
    logos: toCompanyLogos(set),
    heritageSince: set.heritage_since,
    foundedYear: set.founded_year,
    headingRegion: set.heading_region,
    heroPictures: set.hero_picture ? { day: set.hero_picture, night: set.hero_night_picture || null } : null,
    advertisedPoints: toAdvertisedPoints(set),
    showsTypedRatings: set.typed_ratings,
    drawingsPlace: set.drawings,
    bookingPrefix: set.booking_prefix,
    mailSenderName: set.mail_sender || null,
    closedUntil: set.closed_until || null,
    hours: toCompanyHours(set),
    openingHours: set.opening_hours ?? listOpeningHours(ITALIAN_OPENING_HOURS, toCompanyHours(set), set.city),
    offers: {
      jets: set.offers_jets,
      experiences: set.offers_experiences,
      club: set.offers_club,
      magazine: set.offers_magazine,
    },
    languages: ["it", ...set.languages],
    replyWithinHours: set.reply_within_hours,
    firstHoldHours: set.first_hold_hours,
    holdHours: set.hold_hours,
    maxOpenRequests: set.open_requests_at_most,
    requestAlertThreshold: set.requests_to_alert,
    maxFormMailsPerDay: set.form_mails_daily,
    reviewAfterHours: set.review_after_hours,
    reminders: toReminders(set),
    requiredPictures: toRequiredPictures(set),
    staffDiscountPercent: set.staff_discount_percent,
    palette: toPaletteChoice(set),
    youngDriver: toYoungDriverFee(set),
    ...toRentalConfiguration(set),
  };
}

/** Returns the fee for young drivers; null unless both age and fee are set. */
const toYoungDriverFee = ({ young_driver_age: age, young_driver_fee: fee }: SiteSettings): YoungDriverFee | null =>
  age && fee ? { age, price: Math.round(fee * 100) } : null;

const toPaletteChoice = ({ palette: name, accent }: SiteSettings): PaletteChoice | undefined =>
  name === PALETTE_NAMES[0] && accent === "" ? undefined : { name, accent: accent || null };

/** Returns the delivery and rental part of the configuration from the settings. */
export const toRentalConfiguration = (set: SiteSettings): Pick<SiteConfiguration, RentalConfigurationKey> => ({
  oneWayRatePerKilometre: Math.round(set.one_way_rate * 100),
  graceMinutes: set.grace_minutes,
  showsVatAbroad: set.show_vat_abroad,
  delivery: toDeliveryConfiguration(set),
  rentalRules: {
    payments: set.payments,
    kaskoCovers: set.kasko_covers,
    kaskoExcludes: set.kasko_excludes,
    ownCosts: set.own_costs,
    fuelLevel: set.fuel_level,
    furtherDrivers: set.further_drivers,
    depositHeld: set.deposit_held,
    depositShownWithinDays: set.deposit_shown_days,
  },
});
type RentalConfigurationKey = "oneWayRatePerKilometre" | "graceMinutes" | "showsVatAbroad" | "delivery" | "rentalRules";

const toDeliveryConfiguration = (set: SiteSettings): DeliveryConfiguration => ({
  roadFactor: set.road_factor,
  drivingKilometresPerHour: set.driving_speed,
  preparationHours: set.preparation_hours,
  freeRadiusKilometres: set.free_radius,
  ratePerKilometre: Math.round(set.delivery_rate * 100),
  reachKilometres: {
    sportive: set.reach_sportive,
    cabrio: set.reach_cabrio,
    suv: set.reach_suv,
    berline: set.reach_berline,
    van: set.reach_van,
  },
});

/**
 * Returns only the differences from the defaults, which are all that is stored. A later change of a default thus applies to every setting that no
 * admin has edited.
 */
export function diffSettings(settings: SiteSettings, defaults: SiteSettings): Partial<SiteSettings> {
  const changed = Object.entries(settings).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(defaults[field as keyof SiteSettings]),
  );
  return Object.fromEntries(changed);
}

/** Parses stored settings. Values that the current schema refuses are dropped in favour of the defaults. */
export function parseStoredSettings(stored: Readonly<Record<string, unknown>>): Partial<SiteSettings> {
  const valid = Object.entries(siteSettingsSchema.shape).flatMap(([field, schema]) => {
    const parsed = schema.safeParse(stored[field]);
    return parsed.success ? [[field, parsed.data]] : [];
  });
  return Object.fromEntries(valid);
}

const digits = (text: string) => text.replaceAll(/\D/g, "");
