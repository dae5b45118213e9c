import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { camelCased } from "#domain/casing.ts";
import { slugText } from "#domain/forms/row-fields.ts";
import { newVehicleSchema, vehicleChangesSchema } from "#domain/forms/vehicle.ts";
import { type CsvCells, vehicleInput } from "#domain/forms/vehicle-csv.ts";
import { deriveVehicleSlug } from "#domain/slug.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import {
  listActivePlaces,
  lockVehiclesBySlug,
  type NewStoredVehicle,
  type StoredVehicle,
  type StoredVehicleChanges,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import { checkedInput } from "#server/services/checked-input.ts";
import { refuseHeldUnits } from "./held-units.ts";
import type { VehicleFile } from "./read-vehicle-file.ts";
import { changedVehicleColumns, newVehicleColumns } from "./vehicle-columns.ts";
import { placeProblems } from "./vehicle-places.ts";

/** What a row of the file comes to. */
export type RowPlan = { line: number; slug: string; title: string } & (
  | { action: "create"; values: NewStoredVehicle }
  | { action: "update"; before: StoredVehicle; changes: StoredVehicleChanges }
  | { action: "unchanged" }
  | { action: "wrong"; errors: FieldProblem[] }
);

/** A slug that the file gives to a new car is checked as any slug; one made from brand and name follows its own rule (product.md#cars). */
const newSlug = z.object({ slug: slugText("Indica lo slug.") });

/**
 * What importing the file would do, row by row, without writing anything. A row is about the car with its slug, or with the slug that its brand and
 * name give; that car is changed, and added when there is none. So the same file twice changes nothing the second time.
 */
export async function planImport(tx: Transaction, { rows }: VehicleFile, now: Date): Promise<RowPlan[]> {
  const keyed = rows.map((row) => ({ ...row, slug: slugOfRow(row.cells) }));
  const present = await lockVehiclesBySlug(tx, [...new Set(keyed.map(({ slug }) => slug))]);
  const bySlug = new Map(present.map((row) => [row.slug, row]));
  const places = await listActivePlaces(tx);
  const firstLine = new Map<string, number>();
  const plans: RowPlan[] = [];
  for (const { line, cells, slug } of keyed) {
    const before = bySlug.get(slug) ?? null;
    const title = `${cells.brand?.trim() || before?.brand || ""} ${cells.name?.trim() || before?.name || ""}`.trim();
    const row = { line, slug, title };
    try {
      const plan = before ? await planUpdate(tx, cells, before, places, now) : planCreation(cells, slug, places);
      refuseSecond(slug, firstLine.get(slug));
      firstLine.set(slug, line);
      plans.push({ ...row, ...plan });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const errors = error.fields.length > 0 ? error.fields : [{ path: "", message: error.message }];
      plans.push({ ...row, action: "wrong", errors });
    }
  }
  return plans;
}

function slugOfRow(cells: CsvCells): string {
  return cells.slug?.trim() || deriveVehicleSlug(cells.brand?.trim() ?? "", cells.name?.trim() ?? "");
}

function refuseSecond(slug: string, firstLine: number | undefined): void {
  if (firstLine === undefined) return;
  const message = `La riga ${firstLine} parla già di questa vettura (${slug}): per un'altra indica uno slug diverso.`;
  throw new ServiceError("invalid", message, [{ path: "slug", message }]);
}

type ActivePlaces = Awaited<ReturnType<typeof listActivePlaces>>;

function planCreation(cells: CsvCells, slug: string, places: ActivePlaces) {
  const vehicle = camelCased(checkedInput(newVehicleSchema, vehicleInput(cells, null)));
  if (cells.slug?.trim()) checkedInput(newSlug, { slug });
  refuse(placeProblems(vehicle, places));
  return { action: "create" as const, values: newVehicleColumns(vehicle, slug) };
}

async function planUpdate(tx: Transaction, cells: CsvCells, before: StoredVehicle, places: ActivePlaces, now: Date) {
  const { version: _version, ...stated } = camelCased(checkedInput(vehicleChangesSchema, vehicleInput(cells, before)));
  refuse(placeProblems(stated, places, before));
  await refuseHeldUnits(tx, before, stated.totalUnits, now);
  const changes = changedVehicleColumns(stated, before);
  const stays = Object.entries(changes).every(([column, value]) =>
    isDeepStrictEqual(value, before[column as keyof StoredVehicle]),
  );
  return stays ? { action: "unchanged" as const } : { action: "update" as const, before, changes };
}

function refuse(problems: FieldProblem[]): void {
  if (problems[0]) throw new ServiceError("invalid", problems[0].message, problems);
}
