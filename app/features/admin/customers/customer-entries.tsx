import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/panel/button.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./customer-page.module.css";

interface CustomerEntriesProps<Entry> {
  title: string;
  /** The label of the button that adds an entry. */
  add: string;
  /** Shown while there are no entries. */
  none: string;
  entries: readonly Entry[];
  entry: (entry: Entry) => ReactNode;
  /** Renders the form that adds an entry. */
  form: (state: { open: boolean; onClose: () => void }) => ReactNode;
}

/** Lists entries about a customer, such as notes, with a button that adds one. */
export function CustomerEntries<Entry extends { id: string }>(props: CustomerEntriesProps<Entry>) {
  const { title, add, none, entries, entry, form } = props;
  const [adding, setAdding] = useState(false);
  return (
    <Section>
      <SectionHead>
        <h2>{title}</h2>
        <Button small icon="plus" onClick={() => setAdding(true)}>
          {add}
        </Button>
      </SectionHead>
      {entries.length === 0 && <p className={textStyles.meta}>{none}</p>}
      <ul className={styles.entries}>
        {entries.map((one) => (
          <li key={one.id}>{entry(one)}</li>
        ))}
      </ul>
      {form({ open: adding, onClose: () => setAdding(false) })}
    </Section>
  );
}
