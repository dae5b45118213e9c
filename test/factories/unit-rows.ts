import type { ApiUnit } from "#domain/api/units.ts";

/** The second of a Ferrari's units, free, as the API answers it. */
export const unitRow = (changes: Partial<ApiUnit> = {}): ApiUnit => ({
  id: "u2",
  vehicle_id: "00000000-0000-4000-8000-0000000000c1",
  vehicle_name: "Ferrari 296 GTB",
  location: "Milano",
  number: 2,
  plate: "GA123BC",
  vin: "VLTABCDE1FG123456",
  first_registration: "2025-03-01",
  paint: { name: "Rosso vivo", colour: "#ae0009" },
  leather: { name: "Tabacco", colour: "#7a4a26" },
  stitching: null,
  trim: null,
  kilometres: null,
  ownership: "owned",
  notes: null,
  pictures: [],
  stands_at: null,
  in_fleet_from: "2025-03-10",
  in_fleet_to: null,
  state: { kind: "free", booking_id: null, reference: null, until: null, note: null },
  created_at: "2026-11-20T10:00:00.000Z",
  updated_at: "2026-11-20T10:00:00.000Z",
  version: 1,
  ...changes,
});
