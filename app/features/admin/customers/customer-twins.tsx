import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CUSTOMER_WORDS, twinReasons } from "#app/features/admin/customers/customer-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomerDetail } from "#domain/api/customers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./customer-page.module.css";

type Twin = ApiCustomerDetail["twins"][number];

/** Records that may be the same person's; nothing is joined unless staff say so (product.md#merging-customers). */
export function CustomerTwins({ customer }: { customer: ApiCustomerDetail }) {
  const { id, name, version, twins } = customer;
  // The question stays while its dialog fades away.
  const [asked, setAsked] = useState<Twin | null>(null);
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const ask = (twin: Twin) => {
    setAsked(twin);
    setOpen(true);
  };
  return (
    <>
      {twins.length > 0 && (
        <Section>
          <SectionTitle>Forse è la stessa persona</SectionTitle>
          <NoticeBox as="div">
            <ul className={styles.entries}>
              {twins.map((twin) => (
                <li key={twin.id} className={styles.twin}>
                  <p>
                    <Link className={textStyles.link} to={panelPaths.adminCustomer(twin.id)}>
                      {twin.name}
                    </Link>{" "}
                    <span className={textStyles.meta}>{twinReasons(twin.reasons)}</span>
                  </p>
                  {twin.phone && <p className={textStyles.meta}>{twin.phone}</p>}
                  {twin.email && <p className={textStyles.meta}>{twin.email}</p>}
                  <Button small aria-label={`Unisci la scheda di ${twin.name} a questa`} onClick={() => ask(twin)}>
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
        title={CUSTOMER_WORDS.mergeTitle(asked?.name ?? "")}
        confirm="Unisci"
        failure={CUSTOMER_WORDS.mergeFailed}
        onConfirm={async () => {
          if (!asked) return;
          await api.post("/api/customers/:id/merge", { parameters: { id }, body: { other: asked.id, version } });
          toast.success(CUSTOMER_WORDS.merged);
          await revalidate();
        }}
      >
        <p>{CUSTOMER_WORDS.mergeText(name)}</p>
      </ConfirmDialog>
    </>
  );
}
