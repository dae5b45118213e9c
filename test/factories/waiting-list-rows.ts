import type { ApiWaitingEntry } from "#domain/api/waiting-list/waiting-list.ts";

const CREATED_AT = "2026-11-21T09:00:00.000Z";

/** Somebody who waits for the catalogue's Ferrari in Milano. */
export const waitingEntryRow = (changes: Partial<ApiWaitingEntry> = {}): ApiWaitingEntry => ({
  id: "w1",
  status: "open",
  scope: "vehicle",
  waited_for: "Ferrari 296 GTB",
  vehicle_id: "car-1",
  vehicle_name: "Ferrari 296 GTB",
  category: "sportive",
  city: "Milano",
  pickup_city: "Milano",
  return_city: "Milano",
  pickup_date: "2026-12-10",
  pickup_time: "10:00",
  return_date: "2026-12-13",
  return_time: "10:00",
  name: "Ada Prova",
  email: "ada@prova.example",
  language: "it",
  mailed_at: null,
  ended_at: null,
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  version: 1,
  ...changes,
});
