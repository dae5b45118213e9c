import { FLEET_WORDS, importSummary } from "#app/features/admin/fleet/fleet-words.ts";
import { countActions, shownChange } from "#app/features/admin/fleet/import-rows.ts";
import { PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import { Table } from "#app/ui/panel/lists/data-table.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiImportedVehicle, ApiVehicleImport } from "#domain/api/fleet/vehicles.ts";
import { CSV_COLUMNS } from "#domain/forms/fleet/vehicle-csv.ts";
import styles from "./import-dialog.module.css";

const OUTCOMES = {
  create: { mark: "ring", tone: "state", text: "Da aggiungere" },
  update: { mark: "half", tone: "state", text: "Da aggiornare" },
  unchanged: { mark: "empty", tone: "over", text: "Invariata" },
  wrong: { mark: "alert", tone: "critical", text: "Da correggere" },
} as const;

/** Wrong rows first, then what would be written, then what stays as it is. */
const ORDER: readonly ApiImportedVehicle["action"][] = ["wrong", "create", "update", "unchanged"];

/** What importing a file would do, row by row, with what is wrong in each. */
export function ImportPreview({ preview }: { preview: ApiVehicleImport }) {
  const { rows, ignored } = preview;
  const counts = countActions(rows);
  const sorted = rows.toSorted((one, other) => ORDER.indexOf(one.action) - ORDER.indexOf(other.action));
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
      {ignored.length > 0 && <p className={textStyles.meta}>{FLEET_WORDS.ignoredColumns(ignored)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has no mouse must be able to. */}
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
                  <Changes row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}

/** "Tariffa al giorno: 1.200 → 1.350", each change of a car that is there. */
function Changes({ row }: { row: ApiImportedVehicle }) {
  if (row.changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {row.changes.map(({ field, ...cells }) => {
        const { before, after } = shownChange(cells);
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

/** "Tariffa al giorno: " for the path of a field; nothing for a path that is no column. */
function headerOf(path: string): string {
  const [first, second] = path.split(".");
  const field = first === "specs" ? second : first;
  const header = CSV_COLUMNS.find(([name]) => name === field)?.[1];
  return header ? `${header}: ` : "";
}
