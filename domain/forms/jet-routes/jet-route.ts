import { z } from "zod";
import { wholeNumberField } from "#domain/forms/number-fields.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText } from "#domain/forms/text-fields.ts";
import { noFlightReason } from "#domain/jets/airports.ts";
import { encodeReference } from "#domain/words/message.ts";
import type { TextReference } from "#domain/words/text-reference.ts";
import { booleanField, priceField } from "../list-and-price-fields.ts";

const MAX_DESCRIPTION_CHARACTERS = 200;
const MAX_FLIGHT_MINUTES = 1200;
const MAX_ROUTE_EUROS = 100;

const fields = z.object({
  /** Name of one of the company's cities. */
  origin: requiredText("Scegli da dove si parte.", 80),
  /** Italian name of a place. */
  destination: requiredText("Indica la destinazione.", 80),
  minutes: wholeNumberField(5, MAX_FLIGHT_MINUTES),
  /** Starting price in euros. */
  price: priceField(1_000_000),
  /** Position among the routes of the same origin. */
  position: wholeNumberField(1, MAX_ROUTE_EUROS),
  description: optionalText(MAX_DESCRIPTION_CHARACTERS),
  active: booleanField,
});

/** Returns why a route is invalid, or null. */
export const validateRoute = ({
  origin,
  destination,
}: {
  origin: string;
  destination: string;
}): TextReference<"jetFields"> | null => noFlightReason(origin, destination);

/** A new popular route (product.md#popular-routes). */
export const newJetRouteSchema = fields.partial({ description: true, active: true }).superRefine((route, context) => {
  const message = validateRoute(route);
  if (message) context.addIssue({ code: "custom", path: ["destination"], message: encodeReference(message) });
});
/** Changes to a route. The server validates origin and destination again together with the stored fields. */
export const jetRouteChangesSchema = fields.partial().extend({ version: versionField.optional() });
/** Fields that users with only the texts ability may change. */
export const jetRouteTextsSchema = fields.pick({ description: true });

export type NewJetRouteInput = z.input<typeof newJetRouteSchema>;
