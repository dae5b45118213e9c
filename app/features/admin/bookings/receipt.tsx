import { DefinitionRows } from "#app/ui/definitions/definition-rows.tsx";
import styles from "./receipt.module.css";

/** What is paid and what was agreed, line by line. */
export function LabelledRows({ lines }: { lines: readonly { label: string; value: string }[] }) {
  return <DefinitionRows rows={lines} className={styles.receipt} />;
}
