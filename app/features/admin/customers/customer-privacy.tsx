import { useState } from "react";
import { api } from "#app/features/admin/api-client.ts";
import { CUSTOMER_WORDS } from "#app/features/admin/customers/customer-words.ts";
import { EraseDialog } from "#app/features/admin/customers/erase-dialog.tsx";
import { saveFile } from "#app/features/admin/save-file.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomerDetail } from "#domain/api/customers.ts";
import styles from "./customer-entries.module.css";

/** A person's rights: everything about them in one file, and being forgotten. */
export function CustomerPrivacy({ customer, mayErase }: { customer: ApiCustomerDetail; mayErase: boolean }) {
  const [erasing, setErasing] = useState(false);
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const save = async (format: "html" | "json") => {
    setPending(true);
    try {
      const { file_name, html, data } = await api.post("/api/customers/:id/export", {
        parameters: { id: customer.id },
      });
      if (format === "html") saveFile(file_name, html, "text/html");
      else saveFile(file_name.replace(/html$/, "json"), JSON.stringify(data, null, 2), "application/json");
      toast.success(CUSTOMER_WORDS.exported);
    } catch (thrown) {
      toast.failure(thrown, CUSTOMER_WORDS.exportFailed);
    }
    setPending(false);
  };
  return (
    <Section className={styles.part}>
      <SectionTitle>I suoi dati</SectionTitle>
      <p className={textStyles.meta}>Tutto ciò che conserviamo di questa persona, in un solo file.</p>
      <Actions>
        <Button small icon="download" pending={pending} onClick={() => save("html")}>
          Esporta da leggere
        </Button>
        <Button small icon="download" pending={pending} onClick={() => save("json")}>
          Esporta in JSON
        </Button>
        {mayErase && (
          <Button small icon="trash" critical onClick={() => setErasing(true)}>
            Cancella la persona…
          </Button>
        )}
      </Actions>
      {mayErase && <EraseDialog customer={customer} open={erasing} onClose={() => setErasing(false)} />}
    </Section>
  );
}
