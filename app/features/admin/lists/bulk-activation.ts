import type { ActivationWords } from "#app/features/admin/activation.tsx";
import { api } from "#app/features/admin/api-client.ts";
import type { BulkAction } from "#app/features/admin/lists/run-bulk.ts";

interface ActiveRow {
  id: string;
  version: number;
  active: boolean;
}

export interface BulkActivationWords {
  path: ActivationWords["path"];
  /** "3 jet". */
  counted: (count: number) => string;
  feminine?: true;
  /** What disappears with several of them. */
  consequences: string;
}

/** Putting many rows out of sight, and back (product.md#activation): nothing is lost by either. */
export function bulkActivation<Row extends ActiveRow>(words: BulkActivationWords): BulkAction<Row>[] {
  const { path, counted, feminine, consequences } = words;
  const ending = (count: number) => (feminine ? (count === 1 ? "a" : "e") : count === 1 ? "o" : "i");
  const write = ({ id, version }: Row, active: boolean) =>
    api.patch(path, { parameters: { id }, body: { active, version } });
  return [
    {
      label: "Riattiva",
      applies: ({ active }) => !active,
      question: (count) => `Riattivare ${counted(count)}?`,
      detail: "Tornano subito sul sito.",
      done: (count) => `${counted(count)}: riattivat${ending(count)}`,
      run: (row) => write(row, true),
    },
    {
      label: "Disattiva",
      applies: ({ active }) => active,
      question: (count) => `Disattivare ${counted(count)}?`,
      detail: `${consequences} Nulla viene cancellato: si possono riattivare in ogni momento.`,
      done: (count) => `${counted(count)}: disattivat${ending(count)}`,
      run: (row) => write(row, false),
    },
  ];
}
