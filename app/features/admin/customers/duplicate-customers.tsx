import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CUSTOMER_WORDS, duplicateReasonsText } from "#app/features/admin/customers/customer-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomerDetail } from "#domain/api/customers/customers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./customer-page.module.css";

type DuplicateCustomer = ApiCustomerDetail["twins"][number];

/** Lists possible duplicates of a record. Only staff merge them (product.md#merging-customers). */
export function DuplicateCustomers({ customer }: { customer: ApiCustomerDetail }) {
  const { id, name, version, twins: duplicates } = customer;
  // Stays set while the dialog closes, so that its text does not vanish during the animation.
  const [duplicateToMerge, setDuplicateToMerge] = useState<DuplicateCustomer | null>(null);
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const askToMerge = (duplicate: DuplicateCustomer) => {
    setDuplicateToMerge(duplicate);
    setOpen(true);
  };
  return (
    <>
      {duplicates.length > 0 && (
        <Section>
          <SectionTitle>Forse è la stessa persona</SectionTitle>
          <NoticeBox as="div">
            <ul className={styles.entries}>
              {duplicates.map((duplicate) => (
                <li key={duplicate.id} className={styles.twin}>
                  <p>
                    <Link className={textStyles.link} to={panelPaths.adminCustomer(duplicate.id)}>
                      {duplicate.name}
                    </Link>{" "}
                    <span className={textStyles.meta}>{duplicateReasonsText(duplicate.reasons)}</span>
                  </p>
                  {duplicate.phone && <p className={textStyles.meta}>{duplicate.phone}</p>}
                  {duplicate.email && <p className={textStyles.meta}>{duplicate.email}</p>}
                  <Button
                    small
                    aria-label={`Unisci la scheda di ${duplicate.name} a questa`}
                    onClick={() => askToMerge(duplicate)}
                  >
                    Unisci a questa
                  </Button>
                </li>
              ))}
            </ul>
          </NoticeBox>
        </Section>
      )}
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={CUSTOMER_WORDS.mergeTitle(duplicateToMerge?.name ?? "")}
        confirm="Unisci"
        failure={CUSTOMER_WORDS.mergeFailed}
        onConfirm={async () => {
          if (!duplicateToMerge) return;
          await api.post("/api/customers/:id/merge", {
            parameters: { id },
            body: { other: duplicateToMerge.id, version },
          });
          toast.success(CUSTOMER_WORDS.merged);
          await revalidate();
        }}
      >
        <p>{CUSTOMER_WORDS.mergeText(name)}</p>
      </ConfirmDialog>
    </>
  );
}
