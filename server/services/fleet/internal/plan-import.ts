import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { camelCased } from "#domain/casing.ts";
import { baseMoveByForm } from "#domain/delivery/delivery-words.ts";
import { newVehicleSchema, vehicleChangesSchema } from "#domain/forms/fleet/vehicle.ts";
import { type CsvCells, unclearNumber, vehicleInput } from "#domain/forms/fleet/vehicle-csv.ts";
import type { CategoryTerms } from "#domain/forms/fleet/vehicle-defaults.ts";
import { slugText } from "#domain/forms/row-fields.ts";
import { deriveVehicleSlug } from "#domain/slug.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import type { FieldProblem } from "#server/errors.ts";
import { readTermsByCategory } from "#server/repositories/settings/category-terms.ts";
import {
  lockVehiclesBySlug,
  type NewStoredVehicle,
  type StoredVehicle,
  type StoredVehicleChanges,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import { fieldProblems } from "#server/services/checked-input.ts";
import { changedVehicleColumns, newVehicleColumns } from "#server/services/fleet/shared/vehicle-columns.ts";
import { heldUnitProblems } from "./held-units.ts";
import { openPlaceCheck, type PlaceCheck, type UnknownPlaces } from "./import-places.ts";
import { type BaseMove, planBaseMove } from "./move-base.ts";
import type { VehicleFile } from "./read-vehicle-file.ts";

/** What a row of the file comes to. */
export type RowPlan = { line: number; slug: string; title: string } & Outcome;
type Outcome =
  | { action: "create"; values: NewStoredVehicle }
  | { action: "update"; before: StoredVehicle; changes: StoredVehicleChanges }
  | { action: "unchanged" }
  | { action: "wrong"; errors: FieldProblem[] };

export interface ImportPlan {
  rows: RowPlan[];
  missing: UnknownPlaces;
}

/**
 * What importing the file would do, row by row, without writing anything. A row is about the car with its slug, or with the slug that its brand and
 * name give; that car is changed, and added when there is none. So the same file twice changes nothing the second time. Of a wrong row everything
 * that is wrong is said at once, so that a file is put right in one go.
 */
export async function planImport(ctx: AppContext, tx: Transaction, { rows }: VehicleFile): Promise<ImportPlan> {
  // Before the cars, in the order in which a city's new name reaches them.
  const places = await openPlaceCheck(tx);
  const keyed = rows.map(({ line, cells: typed }) => {
    const cells = places.spelled(typed);
    return { line, cells, slug: slugOfRow(cells) };
  });
  const present = await lockVehiclesBySlug(tx, [...new Set(keyed.map(({ slug }) => slug))]);
  const bySlug = new Map(present.map((row) => [row.slug, row]));
  const categoryTerms = await readTermsByCategory(tx);
  const firstLine = new Map<string, number>();
  const plans: RowPlan[] = [];
  for (const { line, cells, slug } of keyed) {
    const before = bySlug.get(slug) ?? null;
    const title = `${cells.brand || before?.brand || ""} ${cells.name || before?.name || ""}`.trim();
    const second = secondRowProblems(slug, firstLine.get(slug));
    if (second.length === 0) firstLine.set(slug, line);
    const outcome = before
      ? await planUpdate(ctx, tx, { cells, before }, { places, second })
      : planCreation(cells, slug, { places, second, categoryTerms });
    plans.push({ line, slug, title, ...outcome });
  }
  return { rows: plans, missing: places.missing() };
}

function slugOfRow(cells: CsvCells): string {
  return cells.slug || deriveVehicleSlug(cells.brand ?? "", cells.name ?? "");
}

function secondRowProblems(slug: string, firstLine: number | undefined): FieldProblem[] {
  if (firstLine === undefined) return [];
  const message = `La riga ${firstLine} parla già di questa vettura (${slug}): per un'altra indica uno slug diverso.`;
  return [{ path: "slug", message }];
}

interface Checks {
  places: PlaceCheck;
  /** What is wrong when the file speaks of the car a second time. */
  second: FieldProblem[];
}

/** A slug that the file gives to a new car is checked as any slug; one made from brand and name follows its own rule (product.md#cars). */
const newSlug = z.object({ slug: slugText("Indica lo slug.") });

function planCreation(
  cells: CsvCells,
  slug: string,
  { places, second, categoryTerms }: Checks & { categoryTerms: CategoryTerms },
): Outcome {
  const parsed = newVehicleSchema.safeParse(vehicleInput(cells, null));
  const slugged = cells.slug ? newSlug.safeParse({ slug }) : undefined;
  const errors = [
    ...(parsed.error ? cellProblems(cells, parsed.error) : []),
    ...(slugged?.error ? fieldProblems(slugged.error) : []),
    ...places.problems(placesOf(cells), null),
    ...second,
  ];
  if (!parsed.success || errors.length > 0) return { action: "wrong", errors };
  return { action: "create", values: newVehicleColumns(camelCased(parsed.data), slug, categoryTerms) };
}

async function planUpdate(
  ctx: AppContext,
  tx: Transaction,
  { cells, before }: { cells: CsvCells; before: StoredVehicle },
  { places, second }: Checks,
): Promise<Outcome> {
  const input = vehicleInput(cells, before);
  const parsed = vehicleChangesSchema.safeParse(input);
  const errors = [
    ...(parsed.error ? cellProblems(cells, parsed.error) : []),
    ...places.problems(placesOf(cells), before),
    ...(await heldUnitProblems(tx, before, parsedUnits.parse(input.total_units), ctx.clock())),
    ...baseProblems(await planBaseMove(ctx, tx, before, placesOf(cells).location)),
    ...second,
  ];
  if (!parsed.success || errors.length > 0) return { action: "wrong", errors };
  const { version: _version, beyondReach: _agreed, ...stated } = camelCased(parsed.data);
  const changes = changedVehicleColumns(stated, before);
  const stays = Object.entries(changes).every(([column, value]) =>
    isDeepStrictEqual(value, before[column as keyof StoredVehicle]),
  );
  return stays ? { action: "unchanged" } : { action: "update", before, changes };
}

/** What the schema found wrong; of a number with two readings, that it has two. */
const cellProblems = (cells: CsvCells, error: z.ZodError): FieldProblem[] =>
  fieldProblems(error).map(({ path, message }) => ({ path, message: unclearNumber(cells, path) ?? message }));

/** A file answers no question: what is asked of who moves a base is refused, with the place where it can be answered. */
const baseProblems = ({ problems, question }: BaseMove): FieldProblem[] =>
  question === null ? problems : [...problems, { path: "location", message: baseMoveByForm(question) }];

/** The units of a row whose other fields may be wrong; what is no number of units is the schema's to refuse. */
const parsedUnits = z.int().positive().optional().catch(undefined);

const placesOf = (cells: CsvCells) => ({ brand: cells.brand, location: cells.location });
