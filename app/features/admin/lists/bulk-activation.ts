import type { ActivationWords } from "#app/features/admin/activation.tsx";
import { api } from "#app/features/admin/api-client.ts";
import type { BulkAction } from "#app/features/admin/lists/run-bulk-action.ts";

interface BulkActivatableRow {
  id: string;
  version: number;
  active: boolean;
}

export interface BulkActivationWords {
  path: ActivationWords["path"];
  /** Returns "3 jet". */
  countLabel: (count: number) => string;
  feminine?: true;
  /** What disappears from the site with several rows. */
  consequences: string;
}

/** Returns the bulk actions that deactivate and reactivate rows (product.md#activation). Neither action loses data. */
export function bulkActivationActions<Row extends BulkActivatableRow>(words: BulkActivationWords): BulkAction<Row>[] {
  const { path, countLabel, feminine, consequences } = words;
  const genderSuffix = (count: number) => (feminine ? (count === 1 ? "a" : "e") : count === 1 ? "o" : "i");
  const setActive = ({ id, version }: Row, active: boolean) =>
    api.patch(path, { parameters: { id }, body: { active, version } });
  return [
    {
      label: "Riattiva",
      appliesTo: ({ active }) => !active,
      question: (count) => `Riattivare ${countLabel(count)}?`,
      detail: "Tornano subito sul sito.",
      done: (count) => `${countLabel(count)}: riattivat${genderSuffix(count)}`,
      run: (row) => setActive(row, true),
    },
    {
      label: "Disattiva",
      appliesTo: ({ active }) => active,
      question: (count) => `Disattivare ${countLabel(count)}?`,
      detail: `${consequences} Nulla viene cancellato: si possono riattivare in ogni momento.`,
      done: (count) => `${countLabel(count)}: disattivat${genderSuffix(count)}`,
      run: (row) => setActive(row, false),
    },
  ];
}
