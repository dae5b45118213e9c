import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { apiBookingMessageSchema } from "#domain/api/messages/messages.ts";
import { flagFilter, searchableTableQuery } from "#domain/api/table-query.ts";
import { agreedPriceSchema } from "#domain/forms/bookings/agreed-price.ts";
import {
  bookingChangesSchema,
  bookingNoteSchema,
  bookingUndoSchema,
  expectedReturnSchema,
  rentalChangeSchema,
} from "#domain/forms/bookings/booking-change.ts";
import { bookingChoicesChangeSchema, bookingChoicesSchema } from "#domain/forms/bookings/booking-choices.ts";
import { bookingRequestSchema } from "#domain/forms/bookings/booking-request.ts";
import { dateRequestAnswerSchema } from "#domain/forms/bookings/date-request.ts";
import { bookingDriversSchema } from "#domain/forms/bookings/driver.ts";
import { handoverSchema, pickupUndoSchema } from "#domain/forms/bookings/handover.ts";
import { lastReturnQuerySchema } from "#domain/forms/bookings/last-return.ts";
import {
  freeUnitsQuerySchema,
  phoneBookingRequestSchema,
  vehicleOffersQuerySchema,
} from "#domain/forms/bookings/phone-booking.ts";
import { reopeningSchema } from "#domain/forms/bookings/reopening.ts";
import { replacementSchema, replacementsQuerySchema } from "#domain/forms/bookings/replacement.ts";
import { bookingMessageSchema, readUpToSchema } from "#domain/forms/messages/staff-message.ts";
import {
  apiBookingCountSchema,
  apiBookingDetailSchema,
  apiBookingEventSchema,
  apiBookingReceiptSchema,
  apiBookingSchema,
  apiBookingUpdateSchema,
  apiChangeQuoteSchema,
  apiChoicesQuoteSchema,
  apiHandoverSchema,
  apiLastReturnSchema,
  apiVehicleOfferSchema,
} from "./bookings.ts";
import { apiRentalChoicesSchema } from "./rental-choices.ts";
import { apiReplacementSchema } from "./replacements.ts";

const described = (description: string) => z.string().optional().meta({ description });

export const bookingFlagsSchema = z.object({
  overdue: flagFilter("true: solo quelle in cui qualcosa è in ritardo"),
  unread: flagFilter("true: solo quelle con messaggi del cliente che nessuno ha letto"),
});

const listQuery = searchableTableQuery(
  "id",
  "reference",
  "vehicle_name",
  "pickup_city",
  "return_city",
  "name",
  "email",
  "phone",
  "language",
  "days",
  "total",
).extend({
  status: described("Lo stato; più volte per più stati"),
  vehicle: described("Slug o id della vettura"),
  pickup_from: described("Primo giorno di ritiro, yyyy-MM-dd"),
  pickup_to: described("Ultimo giorno di ritiro compreso, yyyy-MM-dd"),
  ...bookingFlagsSchema.shape,
});
/** The list's filters without status, order and paging. */
const narrowingQuery = listQuery.omit({ status: true, order: true, limit: true, offset: true });

export const bookingEndpoints = {
  "GET /api/bookings": {
    summary: "Le prenotazioni",
    query: listQuery,
    answer: z.array(apiBookingSchema),
    list: true,
  },
  "POST /api/bookings": {
    summary: "Richiede una vettura: la tiene per il cliente fino alla conferma",
    body: bookingRequestSchema,
    answer: apiBookingReceiptSchema,
    row: apiBookingSchema,
    status: 201,
    idempotent: true,
    refuses: [409],
  },
  "POST /api/bookings/by-phone": {
    summary: "Prenota per chi telefona; con Idempotency-Key",
    body: phoneBookingRequestSchema,
    answer: apiBookingDetailSchema,
    status: 201,
    idempotent: true,
    refuses: [409],
  },
  "GET /api/bookings/counts": {
    summary: "Quante prenotazioni in ogni stato, fra quelle che i filtri lasciano",
    query: narrowingQuery,
    answer: z.array(apiBookingCountSchema),
  },
  "GET /api/bookings/offers": {
    summary: "Le vetture di una città per un periodo, con il prezzo intero; prima le libere",
    query: vehicleOffersQuerySchema,
    answer: z.array(apiVehicleOfferSchema),
  },
  "GET /api/bookings/choices": {
    summary:
      "Che cosa si può aggiungere al noleggio di una vettura: extra, riduzioni della franchigia, conducente giovane",
    query: freeUnitsQuerySchema,
    answer: apiRentalChoicesSchema,
  },
  "GET /api/bookings/:id": { summary: "Una prenotazione, per id o codice", answer: apiBookingDetailSchema },
  "PATCH /api/bookings/:id": {
    summary: "Sposta una prenotazione in un altro stato, o ne cambia auto, date e dati del cliente",
    body: bookingChangesSchema,
    answer: apiBookingUpdateSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/bookings/:id/undo": {
    summary: "Annulla l'ultimo cambio di stato, finché si può; con `to` solo se riporta a quello stato",
    query: bookingUndoSchema,
    answer: apiBookingDetailSchema,
    refuses: [409],
  },
  "POST /api/bookings/:id/expected-return": {
    summary: "Quando si aspetta il rientro di un'auto in ritardo; ore della città di riconsegna",
    body: expectedReturnSchema,
    answer: apiBookingDetailSchema,
    refuses: [409],
  },
  "GET /api/bookings/:id/replacements": {
    summary:
      "Le auto libere da ora al rientro atteso, con cui sostituire quella del cliente; prima quella prenotata, poi le più vicine",
    query: replacementsQuerySchema,
    answer: z.array(apiReplacementSchema),
    refuses: [409],
  },
  "POST /api/bookings/:id/replacement": {
    summary:
      "Sostituisce l'auto durante il noleggio: registra il rientro della prima e la consegna della seconda; con Idempotency-Key",
    body: replacementSchema,
    row: null,
    answer: apiBookingDetailSchema,
    idempotent: true,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/bookings/:id/reopening": {
    summary:
      "Riapre una prenotazione finita per errore, entro 30 giorni: quella conclusa torna in corso, le altre confermate; con Idempotency-Key",
    body: reopeningSchema,
    row: null,
    answer: apiBookingDetailSchema,
    idempotent: true,
    ifMatch: true,
    refuses: [409],
  },
  "GET /api/bookings/:id/events": {
    summary: "La storia di una prenotazione, dall'ultimo evento",
    answer: z.array(apiBookingEventSchema),
  },
  "POST /api/bookings/:id/quote": {
    summary: "Il prezzo di un cambio di auto o date, prima di farlo",
    body: rentalChangeSchema,
    answer: apiChangeQuoteSchema,
    refuses: [409],
  },
  "POST /api/bookings/:id/date-requests/:request/answer": {
    summary: "Accetta o rifiuta le altre date chieste dal cliente",
    body: dateRequestAnswerSchema,
    row: null,
    answer: apiBookingUpdateSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/bookings/:id/notes": {
    summary: "Aggiunge una nota interna",
    body: bookingNoteSchema,
    answer: apiBookingEventSchema,
    status: 201,
    idempotent: true,
  },
  "GET /api/bookings/:id/messages": {
    summary: "I messaggi fra lo staff e il cliente di una prenotazione, dal primo",
    answer: z.array(apiBookingMessageSchema),
  },
  "POST /api/bookings/:id/messages": {
    summary: "Scrive al cliente; la stessa Idempotency-Key con lo stesso testo è un solo messaggio",
    body: bookingMessageSchema,
    answer: apiBookingMessageSchema,
    status: 201,
    idempotent: true,
    refuses: [409],
  },
  "POST /api/bookings/:id/messages/read": {
    summary: "Segna come letti i messaggi del cliente, fino a uno",
    body: readUpToSchema,
    answer: null,
  },
  "GET /api/bookings/free-units": {
    summary: "I numeri delle unità di una vettura libere in un periodo",
    query: freeUnitsQuerySchema,
    answer: z.array(z.number().int()),
  },
  "PUT /api/bookings/:id/drivers": {
    summary: "Gli altri conducenti, al posto di quelli indicati prima",
    body: bookingDriversSchema,
    row: null,
    answer: apiBookingDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
  "PUT /api/bookings/:id/agreed-price": {
    summary: "Concorda uno sconto o il prezzo intero, con il motivo; «list» torna al listino",
    body: agreedPriceSchema,
    row: null,
    answer: apiBookingDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/bookings/:id/choices/quote": {
    summary: "Il prezzo di altri extra o di un'altra riduzione della franchigia, prima di cambiarli",
    body: bookingChoicesSchema,
    answer: apiChoicesQuoteSchema,
    refuses: [409],
  },
  "PUT /api/bookings/:id/choices": {
    summary: "Gli extra e la riduzione della franchigia, al posto di quelli di prima",
    body: bookingChoicesChangeSchema,
    row: null,
    answer: apiBookingDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
  "GET /api/bookings/:id/last-return": {
    summary:
      "Com'era l'auto all'ultimo rientro, prima di questa prenotazione; con `vehicle` e `unit` quello di un'altra unità",
    query: lastReturnQuerySchema,
    answer: apiLastReturnSchema,
  },
  "PUT /api/bookings/:id/handovers/:kind": {
    summary: "Registra la consegna (pickup) o il rientro (return)",
    body: handoverSchema,
    answer: apiHandoverSchema,
    ifMatch: true,
    refuses: [409],
  },
  "POST /api/bookings/:id/handovers/pickup/undo": {
    summary: "Annulla una consegna registrata per errore, con il motivo, finché la prenotazione è confermata",
    body: pickupUndoSchema,
    row: apiHandoverSchema,
    answer: apiBookingDetailSchema,
    ifMatch: true,
    refuses: [409],
  },
} as const satisfies Endpoints;
