import { countActions, excerptChange } from "#app/features/admin/vehicles/import-changes.ts";
import { importSummary, VEHICLE_LIST_WORDS } from "#app/features/admin/vehicles/vehicle-words.ts";
import { PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Table } from "#app/ui/panel/lists/data-table.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiImportedVehicle, ApiVehicleImport } from "#domain/api/vehicles/vehicles.ts";
import { CSV_COLUMNS } from "#domain/forms/vehicles/vehicle-csv.ts";
import styles from "./import-dialog.module.css";

const OUTCOMES = {
  create: { mark: "ring", tone: "state", text: "Da aggiungere" },
  update: { mark: "half", tone: "state", text: "Da aggiornare" },
  unchanged: { mark: "empty", tone: "over", text: "Invariata" },
  wrong: { mark: "alert", tone: "critical", text: "Da correggere" },
} as const;

/** Wrong rows first, then changes, then unchanged rows. */
const OUTCOME_ORDER: readonly ApiImportedVehicle["action"][] = ["wrong", "create", "update", "unchanged"];

/** Shows the outcome of an import row by row, with the errors of each. */
export function ImportPreview({ preview }: { preview: ApiVehicleImport }) {
  const { rows, ignored } = preview;
  const counts = countActions(rows);
  const sorted = rows.toSorted((one, other) => OUTCOME_ORDER.indexOf(one.action) - OUTCOME_ORDER.indexOf(other.action));
  return (
    <section className={styles.preview} aria-label="Anteprima">
      <p role="status">
        {importSummary(counts, rows.length).map(({ text, weight }) =>
          weight === "strong" ? (
            <strong key={text}>{text}</strong>
          ) : (
            <span key={text} className={weight === "critical" ? textStyles.critical : undefined}>
              {text}
            </span>
          ),
        )}
      </p>
      {ignored.length > 0 && <p className={textStyles.meta}>{VEHICLE_LIST_WORDS.ignoredColumns(ignored)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <div className={styles.rows} tabIndex={0}>
        <Table aria-label="Righe del file">
          <thead>
            <tr>
              <th scope="col">Riga</th>
              <th scope="col">Vettura</th>
              <th scope="col">Che cosa accade</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <td>
                  {row.title || "–"}
                  <span className={`${textStyles.meta} ${styles.slug}`}>{row.slug}</span>
                </td>
                <td>
                  <StatusTag mark={OUTCOMES[row.action].mark} tone={OUTCOMES[row.action].tone}>
                    {OUTCOMES[row.action].text}
                  </StatusTag>
                  {row.errors.map(({ path, message }) => (
                    <PanelFieldError key={`${path} ${message}`}>
                      {headerOf(path)}
                      {message}
                    </PanelFieldError>
                  ))}
                  <ImportedRowChanges row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}

/** Shows each change to an existing car: "Tariffa al giorno: 1.200 → 1.350". */
function ImportedRowChanges({ row }: { row: ApiImportedVehicle }) {
  if (row.changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {row.changes.map(({ field, ...cells }) => {
        const { before, after } = excerptChange(cells);
        return (
          <li key={field}>
            {headerOf(field)}
            <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the column of a field path as a prefix, "Tariffa al giorno: "; "" for a path without a column. */
function headerOf(path: string): string {
  const [first, second] = path.split(".");
  const field = first === "specs" ? second : first;
  const header = CSV_COLUMNS.find(([name]) => name === field)?.[1];
  return header ? `${header}: ` : "";
}
