import type { DeliveryConfiguration } from "#domain/delivery/configuration.ts";
import type { RentalLimits } from "#domain/rental-period/period.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The figures of delivery for whoever arranges a rental: staff know whether a car stands ready, and wait for the driving alone. */
export function deliveryFigures({ delivery }: SiteConfiguration, { beginsFrom }: RentalLimits): DeliveryConfiguration {
  return beginsFrom === "now" ? delivery : { ...delivery, preparationHours: 0 };
}
