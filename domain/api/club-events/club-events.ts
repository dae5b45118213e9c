import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { dayRangeFilters, searchableTableQuery } from "#domain/api/table-query.ts";
import { CLUB_EVENT_STATUSES } from "#domain/club-events/club-event.ts";
import { clubEventChangesSchema, clubPlaceSchema, newClubEventSchema } from "#domain/forms/club-events/club-event.ts";

const eventStates = z.enum(["planned", "open", "full", "past", "cancelled"]);

const apiClubEventSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  held_on: z.string(),
  places: z.int(),
  places_given: z.int(),
  status: z.enum(CLUB_EVENT_STATUSES),
  /** The event's state today. */
  state: eventStates,
  image: z.string().nullable(),
  /** Number of requests for this event that wait for a decision. */
  waiting: z.int(),
  ...revisionShape,
});
export type ApiClubEvent = z.infer<typeof apiClubEventSchema>;

/** The event that a club request names, and the decision on it. */
export const apiClubPlaceSchema = z.object({
  title: z.string(),
  place: z.string(),
  held_on: z.string(),
  state: eventStates,
  remaining: z.int(),
  /** Number of places that the request asks for. */
  places: z.int(),
  decision: z.enum(["accepted", "declined"]).nullable(),
  /** The text with which the mail of each decision starts, in the language of the customer's mails. */
  drafts: z.object({ accepted: z.string(), declined: z.string() }),
});
export type ApiClubPlace = z.infer<typeof apiClubPlaceSchema>;

export const clubEventEndpoints = {
  "GET /api/club_events": {
    summary: "Gli eventi del club, dal più recente",
    query: searchableTableQuery("id", "slug", "status").extend(dayRangeFilters("held")),
    answer: z.array(apiClubEventSchema),
    list: true,
  },
  "POST /api/club_events": {
    summary: "Crea un evento del club",
    body: newClubEventSchema,
    answer: apiClubEventSchema,
    status: 201,
    refuses: [409],
  },
  "PATCH /api/club_events/:id": {
    summary: "Modifica un evento; annullato, chi aveva un posto riceve un'e-mail",
    body: clubEventChangesSchema,
    answer: apiClubEventSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/club_events/:id": {
    summary: "Elimina un evento che nessuna richiesta nomina",
    answer: null,
    refuses: [404, 409],
  },
  "PUT /api/enquiries/:id/club_place": {
    summary: "Accoglie o declina la richiesta di un posto a un evento, e lo scrive a chi l'ha fatta",
    body: clubPlaceSchema,
    row: null,
    answer: apiClubPlaceSchema,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
