import { z } from "zod";
import { whole } from "#domain/forms/fleet/figures.ts";
import { versionField } from "#domain/forms/row-fields.ts";
import { optionalText, requiredText } from "#domain/forms/text-fields.ts";
import { noFlightReason } from "#domain/jets/airports.ts";
import { onOff, price } from "./figures.ts";

const DESCRIPTION_LENGTH = 200;
const MOST_MINUTES = 1200;
const MOST_ROUTES = 100;

const fields = z.object({
  /** Name of one of the company's cities. */
  origin: requiredText("Scegli da dove si parte.", 80),
  /** A place by its Italian name. */
  destination: requiredText("Indica la destinazione.", 80),
  minutes: whole(5, MOST_MINUTES),
  /** Euros, from. */
  price: price(1_000_000),
  /** Among the routes of its origin. */
  position: whole(1, MOST_ROUTES),
  description: optionalText(DESCRIPTION_LENGTH),
  active: onOff,
});

/** Why a route leads nowhere; null when it does not. */
export const routeProblem = ({ origin, destination }: { origin: string; destination: string }): string | null =>
  noFlightReason(origin, destination);

/** A new popular route (product.md#popular-routes). */
export const newJetRouteSchema = fields.partial({ description: true, active: true }).superRefine((route, context) => {
  const message = routeProblem(route);
  if (message) context.addIssue({ code: "custom", path: ["destination"], message });
});
/** What changes of a route; where it leads is looked at again with what is stored. */
export const jetRouteChangesSchema = fields.partial().extend({ version: versionField.optional() });
/** What may be changed of a route by whoever writes its texts only. */
export const jetRouteTextsSchema = fields.pick({ description: true });

export type NewJetRouteInput = z.input<typeof newJetRouteSchema>;
