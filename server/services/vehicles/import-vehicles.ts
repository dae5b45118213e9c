import { CSV_COLUMNS, toVehicleCells } from "#domain/forms/vehicles/vehicle-csv.ts";
import { type CsvField, toApiVehicleFields } from "#domain/vehicles/vehicle-record.ts";
import type { AppContext } from "#server/context.ts";
import type { Transaction } from "#server/db/client.ts";
import { type FieldProblem, ServiceError } from "#server/errors.ts";
import {
  insertStoredVehicle,
  lockFleet,
  type StoredVehicle,
  type StoredVehicleChanges,
  updateStoredVehicle,
} from "#server/repositories/vehicles/stored-vehicles.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { type Audit, staffWrite } from "#server/services/internal/staff-write.ts";
import type { UnknownPlaces } from "#server/services/vehicles/internal/import-places.ts";
import { moveBase } from "#server/services/vehicles/internal/move-base.ts";
import { parseVehicleFile } from "#server/services/vehicles/internal/parse-vehicle-file.ts";
import { planImport, type RowPlan } from "#server/services/vehicles/internal/plan-import.ts";

/** A changed value of a vehicle, written as in the file. */
interface CellChange {
  field: CsvField;
  before: string;
  after: string;
}

/** The effect that an import of one row has. */
export interface ImportedRow {
  line: number;
  slug: string;
  /** For example "Ferrari 296 GTB". */
  title: string;
  action: RowPlan["action"];
  errors: FieldProblem[];
  /** The changes to an existing vehicle. */
  changes: CellChange[];
}

export interface VehicleImport {
  rows: ImportedRow[];
  /** The headers in the file that belong to no field of a vehicle. */
  ignored: string[];
  /** Brands and cities that do not exist. Staff must create them before the import. */
  missing: UnknownPlaces;
}

interface VehicleImportInput {
  staff: Staff;
  /** The uploaded file. */
  bytes: Uint8Array;
  /** Whether to only report the effect, without writing anything. */
  dryRun: boolean;
}

/**
 * Imports vehicles from a CSV file in one transaction: either all rows or none. Throws "invalid" for a file that cannot be parsed and, except in a
 * dry run, for wrong rows. Idempotent.
 */
export async function importVehicles(
  ctx: AppContext,
  { staff, bytes, dryRun }: VehicleImportInput,
): Promise<VehicleImport> {
  requireAbility(staff, "fleet.manage");
  const file = parseVehicleFile(bytes);
  const plan = async (tx: Transaction) => {
    await lockFleet(tx);
    return planImport(ctx, tx, { staff, file });
  };
  const { rows, missing } = dryRun
    ? await ctx.db.transaction(plan)
    : await staffWrite(ctx, staff, async (tx, audit) => {
        const importPlan = await plan(tx);
        assertNoInvalidRows(importPlan.rows);
        for (const row of importPlan.rows) await writeRow(ctx, tx, { audit, row, staff });
        return importPlan;
      });
  return { rows: rows.map(toImportedRow), ignored: file.ignored, missing };
}

interface ImportWrite {
  audit: Audit;
  row: RowPlan;
  staff: Staff;
}

async function writeRow(ctx: AppContext, tx: Transaction, { audit, row, staff }: ImportWrite): Promise<void> {
  const now = ctx.clock();
  if (row.action === "create") {
    const after = await insertStoredVehicle(tx, { ...row.values, createdAt: now, updatedAt: now });
    await audit({ action: "create", entity: "vehicles", entityId: after.id, before: null, after });
  }
  if (row.action === "update") {
    const { location } = row.changes;
    await moveBase(ctx, tx, { vehicle: row.before, location, staff, beyondReach: false });
    const after = await updateStoredVehicle(tx, row.before.id, row.changes, now);
    await audit({ action: "update", entity: "vehicles", entityId: after.id, before: row.before, after });
  }
}

function assertNoInvalidRows(plans: readonly RowPlan[]): void {
  const problems = plans.flatMap((row) =>
    row.action === "wrong"
      ? row.errors.map(({ path, message }) => ({
          path: `${row.line}.${path}`,
          message: `Riga ${row.line}: ${message}`,
        }))
      : [],
  );
  if (problems.length > 0)
    throw new ServiceError("invalid", "Il file ha righe sbagliate: nulla è stato importato.", problems);
}

function toImportedRow(plan: RowPlan): ImportedRow {
  const { line, slug, title, action } = plan;
  return {
    ...{ line, slug, title, action },
    errors: plan.action === "wrong" ? plan.errors : [],
    changes: plan.action === "update" ? cellChanges(plan.before, plan.changes) : [],
  };
}

/** Returns the values that the changes alter, in the order of the file's columns. */
function cellChanges(before: StoredVehicle, changes: StoredVehicleChanges): CellChange[] {
  // The changes contain no undefined values (see `toChangedVehicleColumns`). Their type cannot express this, so cast it.
  const after = { ...before, ...changes } as StoredVehicle;
  const [oldCells, newCells] = [before, after].map((row) => toVehicleCells(toApiVehicleFields(row)));
  return CSV_COLUMNS.flatMap(([field], at) => {
    const change = { field, before: oldCells?.[at] ?? "", after: newCells?.[at] ?? "" };
    return change.before === change.after ? [] : [change];
  });
}
