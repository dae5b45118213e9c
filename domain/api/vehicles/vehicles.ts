import { z } from "zod";
import type { Endpoints } from "#domain/api/endpoint.ts";
import { revisionShape } from "#domain/api/shared-schemas.ts";
import { flagFilter, searchableTableQuery } from "#domain/api/table-query.ts";
import { newVehicleSchema, vehicleChangesSchema } from "#domain/forms/vehicles/vehicle.ts";
import { OFF_SITE_REASONS } from "#domain/vehicles/off-site-reasons.ts";
import {
  type ApiFieldName,
  type ApiVehicleFields,
  mapToRecord,
  SPEC_FIELD_NAMES,
  VEHICLE_API_FIELD_NAMES,
  type VehicleFieldName,
  vehicleFieldOf,
} from "#domain/vehicles/vehicle-record.ts";
import { apiFinishSchema } from "../units/finishes.ts";

/** Returns the response schema for a field's kind: text, number or list. */
function answerSchemaOf(name: VehicleFieldName): z.ZodType {
  const field = vehicleFieldOf(name);
  switch (field.kind) {
    case "option":
      return field.open ? z.string() : z.enum(field.options);
    case "translatable":
      return z.string().nullable();
    case "integer":
    case "euros":
    case "rating":
      return z.number();
    case "yes-no":
      return z.boolean();
    case "pictures":
    case "highlights":
      return z.array(z.string());
    case "picture-texts":
      return z.record(z.string(), z.string());
    default:
      return z.string();
  }
}

const { image_alts, ...shape } = mapToRecord(VEHICLE_API_FIELD_NAMES, (name) =>
  name === "specs" ? z.object(mapToRecord(SPEC_FIELD_NAMES, answerSchemaOf)) : answerSchemaOf(name),
) as { [Name in ApiFieldName]: z.ZodType<ApiVehicleFields[Name], ApiVehicleFields[Name]> };

/** A vehicle; amounts in euros. */
export const apiVehicleSchema = z.object({
  id: z.string(),
  ...shape,
  total_units: z.number().int(),
  /** Alternative texts by picture URL. */
  image_alts,
  /**
   * The pictures in the order of public pages, photographs first; the address of an uploaded one has its focal point, view and finish as fragment.
   * Missing if they are the same as `images`.
   */
  shown_images: z.array(z.string()).optional(),
  ...revisionShape,
  /** The paints and interiors in which its units are available. */
  /** The lowest price of a day in the next 365 days, if it is not `price`. */
  from_price: z.number().optional(),
  colours: z.array(apiFinishSchema),
  /** The public path; null if no page shows the vehicle. */
  url: z.string().nullable(),
  /** Number of units that are out now; only for fleet staff. */
  units_out: z.number().int().optional(),
  /** Why no public page shows the vehicle; null if a page shows it. Only for fleet staff. */
  off_site: z.enum(OFF_SITE_REASONS).nullable().optional(),
});
export type ApiVehicle = z.infer<typeof apiVehicleSchema>;

/** The result or preview of one row of an import. */
const importedVehicleSchema = z.object({
  /** Row number as a spreadsheet counts it. */
  line: z.number().int(),
  slug: z.string(),
  title: z.string(),
  action: z.enum(["create", "update", "unchanged", "wrong"]),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  /** Changes to an existing vehicle: the field, and its cell before and after in CSV format. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type ApiImportedVehicle = z.infer<typeof importedVehicleSchema>;

const vehicleImportSchema = z.object({
  rows: z.array(importedVehicleSchema),
  /** Headers that match no column. */
  ignored: z.array(z.string()),
  /** Brands and cities named in the file that do not exist. */
  missing: z.object({ brands: z.array(z.string()), cities: z.array(z.string()) }),
});
export type ApiVehicleImport = z.infer<typeof vehicleImportSchema>;

/** Boolean filters of the vehicle list besides its columns. */
export const vehicleFlagsSchema = z.object({
  on_site: flagFilter("Per chi cura la flotta: true per quelle che il sito mostra, false per le altre"),
});

export const vehicleEndpoints = {
  "GET /api/vehicles": {
    summary: "Le vetture: quelle del sito, per chi cura la flotta tutte",
    query: searchableTableQuery(
      "id",
      "name",
      "slug",
      "brand",
      "type",
      "category",
      "location",
      "available",
      "price",
      "rating",
      "reviews",
      "total_units",
    ).extend(vehicleFlagsSchema.shape),
    answer: z.array(apiVehicleSchema),
    list: true,
  },
  "GET /api/vehicles/off-site-places": {
    summary: "I brand e le città delle vetture che il sito non mostra",
    answer: z.object({ brands: z.array(z.string()), cities: z.array(z.string()) }),
  },
  "POST /api/vehicles": {
    summary: "Aggiunge una vettura; lo slug nasce da brand e nome",
    body: newVehicleSchema,
    answer: apiVehicleSchema,
    status: 201,
    idempotent: true,
  },
  "PATCH /api/vehicles/:id": {
    summary: "Modifica una vettura, anche solo la disponibilità",
    body: vehicleChangesSchema,
    answer: apiVehicleSchema,
    ifMatch: true,
    refuses: [409],
  },
  "DELETE /api/vehicles/:id": {
    summary: "Elimina una vettura per sempre, se non ha prenotazioni aperte",
    answer: null,
    refuses: [409],
  },
  "POST /api/vehicles/import": {
    summary: "Importa la flotta da un file CSV: tutte le righe o nessuna",
    query: z.object({
      dryRun: z
        .enum(["true", "false"])
        .default("false")
        .meta({ description: "Dice che cosa accadrebbe, riga per riga, senza scrivere nulla" }),
    }),
    upload: "text/csv",
    answer: vehicleImportSchema,
  },
} as const satisfies Endpoints;
