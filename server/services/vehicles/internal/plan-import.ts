import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { baseMoveByForm } from "#domain/delivery/delivery-words.ts";
import type { CategoryTerms } from "#domain/forms/category-terms/default-category-terms.ts";
import { slugField } from "#domain/forms/row-fields.ts";
import { newVehicleSchema, vehicleChangesSchema } from "#domain/forms/vehicles/vehicle.ts";
import { ambiguousNumberMessage, type CsvCells, parseVehicleRow } from "#domain/forms/vehicles/vehicle-csv.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { deriveVehicleSlug } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import type { FieldProblem } from "#server/errors.ts";
import { readTermsByCategory } from "#server/repositories/category-terms/category-terms.ts";
import {
  lockVehiclesBySlug,
  type NewStoredVehicle,
  type StoredVehicle,
  type StoredVehicleChanges,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { fieldProblems } from "#server/services/parse-input.ts";
import { toChangedVehicleColumns, toNewVehicleColumns } from "#server/services/vehicles/shared/vehicle-columns.ts";
import { heldUnitProblems } from "./held-units.ts";
import { createPlaceCheck, type PlaceCheck, type UnknownPlaces } from "./import-places.ts";
import { type BaseMove, planBaseMove } from "./move-base.ts";
import type { VehicleFile } from "./parse-vehicle-file.ts";

/** The planned effect of a row. */
export type RowPlan = { line: number; slug: string; title: string } & RowOutcome;
type RowOutcome =
  | { action: "create"; values: NewStoredVehicle }
  | { action: "update"; before: StoredVehicle; changes: StoredVehicleChanges }
  | { action: "unchanged" }
  | { action: "wrong"; errors: FieldProblem[] };

export interface ImportPlan {
  rows: RowPlan[];
  missing: UnknownPlaces;
}

/**
 * Plans an import row by row. Writes nothing. A row updates the vehicle with its slug (or with the slug of its brand and name); if there is none, it
 * adds a vehicle. Importing the same file twice therefore changes nothing. Reports all problems of a row together, so that staff can correct the file
 * in one step.
 */
export async function planImport(
  ctx: AppContext,
  tx: Transaction,
  { staff, file: { rows } }: { staff: Staff; file: VehicleFile },
): Promise<ImportPlan> {
  // Lock cities before vehicles, in the same order as when a city is renamed.
  const places = await createPlaceCheck(tx);
  const rowsWithSlug = rows.map(({ line, cells: typed }) => {
    const cells = places.withStoredSpelling(typed);
    return { line, cells, slug: slugOfRow(cells) };
  });
  const storedVehicles = await lockVehiclesBySlug(tx, [...new Set(rowsWithSlug.map(({ slug }) => slug))]);
  const bySlug = new Map(storedVehicles.map((row) => [row.slug, row]));
  const categoryTerms = await readTermsByCategory(tx);
  const firstLine = new Map<string, number>();
  const plans: RowPlan[] = [];
  for (const { line, cells, slug } of rowsWithSlug) {
    const before = bySlug.get(slug) ?? null;
    const title = `${cells.brand || before?.brand || ""} ${cells.name || before?.name || ""}`.trim();
    const duplicateProblems = duplicateRowProblems(slug, firstLine.get(slug));
    if (duplicateProblems.length === 0) firstLine.set(slug, line);
    const outcome = before
      ? await planUpdate(ctx, tx, { staff, cells, before }, { places, duplicateProblems })
      : planCreation(cells, slug, { places, duplicateProblems, categoryTerms });
    plans.push({ line, slug, title, ...outcome });
  }
  return { rows: plans, missing: places.missing() };
}

function slugOfRow(cells: CsvCells): string {
  return cells.slug || deriveVehicleSlug(cells.brand ?? "", cells.name ?? "");
}

function duplicateRowProblems(slug: string, firstLine: number | undefined): FieldProblem[] {
  if (firstLine === undefined) return [];
  const message = `La riga ${firstLine} parla già di questa vettura (${slug}): per un'altra indica uno slug diverso.`;
  return [{ path: "slug", message }];
}

interface RowChecks {
  places: PlaceCheck;
  /** The problem of a vehicle that has two rows in the file. */
  duplicateProblems: FieldProblem[];
}

/** Validates a slug from the file. A slug that is made from brand and name needs no validation (product.md#cars). */
const newSlug = z.object({ slug: slugField("Indica lo slug.") });

function planCreation(
  cells: CsvCells,
  slug: string,
  { places, duplicateProblems, categoryTerms }: RowChecks & { categoryTerms: CategoryTerms },
): RowOutcome {
  const parsed = newVehicleSchema.safeParse(parseVehicleRow(cells, null));
  const slugCheck = cells.slug ? newSlug.safeParse({ slug }) : undefined;
  const errors = [
    ...(parsed.error ? cellProblems(cells, parsed.error) : []),
    ...(slugCheck?.error ? fieldProblems(slugCheck.error) : []),
    ...places.problems(toRowPlaces(cells), null),
    ...duplicateProblems,
  ];
  if (!parsed.success || errors.length > 0) return { action: "wrong", errors };
  return { action: "create", values: toNewVehicleColumns(toCamelCase(parsed.data), slug, categoryTerms) };
}

async function planUpdate(
  ctx: AppContext,
  tx: Transaction,
  { staff, cells, before }: { staff: Staff; cells: CsvCells; before: StoredVehicle },
  { places, duplicateProblems }: RowChecks,
): Promise<RowOutcome> {
  const input = parseVehicleRow(cells, before);
  const parsed = vehicleChangesSchema.safeParse(input);
  const errors = [
    ...(parsed.error ? cellProblems(cells, parsed.error) : []),
    ...places.problems(toRowPlaces(cells), before),
    ...(await heldUnitProblems(tx, before, parsedUnits.parse(input.total_units), ctx.clock())),
    ...baseMoveProblems(await planBaseMove(ctx, tx, { staff, vehicle: before, location: toRowPlaces(cells).location })),
    ...duplicateProblems,
  ];
  if (!parsed.success || errors.length > 0) return { action: "wrong", errors };
  const { version: _version, beyondReach: _agreed, ...stated } = toCamelCase(parsed.data);
  const changes = toChangedVehicleColumns(stated, before);
  const isUnchanged = Object.entries(changes).every(([column, value]) =>
    isDeepStrictEqual(value, before[column as keyof StoredVehicle]),
  );
  return isUnchanged ? { action: "unchanged" } : { action: "update", before, changes };
}

/** Returns the problems that the schema has found. An ambiguous number has its own message. */
const cellProblems = (cells: CsvCells, error: z.ZodError): FieldProblem[] =>
  fieldProblems(error).map(({ path, message }) => ({ path, message: ambiguousNumberMessage(cells, path) ?? message }));

/**
 * Returns the problems of a base move. A file cannot confirm a question; if the move needs a confirmation, the problem tells staff to use the form.
 */
const baseMoveProblems = ({ problems, question }: BaseMove): FieldProblem[] =>
  question === null ? problems : [...problems, { path: "location", message: baseMoveByForm(question) }];

/** Parses the number of units in a row whose other fields may be wrong. An invalid number becomes undefined here; the schema reports it. */
const parsedUnits = z.int().positive().optional().catch(undefined);

const toRowPlaces = (cells: CsvCells) => ({ brand: cells.brand, location: cells.location });
