import type { RequiredPictures } from "#domain/bookings/handover-pictures.ts";
import type { SiteSettings } from "#domain/forms/site-settings/site-settings.ts";

/** Returns the required pictures of each handover, as the form shows them. */
export const toRequiredPictureSettings = ({ pickup, return: back }: RequiredPictures) => ({
  pickup_pictures: [...pickup],
  return_pictures: [...back],
});

/** Returns the required pictures of each handover, by these settings. */
export const toRequiredPictures = (set: SiteSettings): RequiredPictures => ({
  pickup: set.pickup_pictures,
  return: set.return_pictures,
});
