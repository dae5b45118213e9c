import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CUSTOMER_WORDS } from "#app/features/admin/customers/customer-words.ts";
import { italianDayText } from "#app/features/admin/italian-instant-texts.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField, TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCustomerDetail } from "#domain/api/customers/customers.ts";
import { rentalBanSchema } from "#domain/forms/customers/customer.ts";
import styles from "./customer-page.module.css";

interface RentalBanSectionProps {
  customer: ApiCustomerDetail;
  /** Whether the user may set the ban and read its reason (product.md#rental-ban). */
  canBan: boolean;
}

/** "Non noleggiare" (rental ban): a warning for everybody; for admins also reason, author and end, with the actions that set and lift the ban. */
export function RentalBanSection({ customer, canBan }: RentalBanSectionProps) {
  const [dialog, setDialog] = useState<"ban" | "lift" | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { id, banned, ban, version } = customer;
  const parameters = { id };
  if (!banned && !canBan) return null;
  return (
    <Section className={styles.part}>
      {banned && (
        <NoticeBox tone="critical" role="note">
          {CUSTOMER_WORDS.banNotice}
        </NoticeBox>
      )}
      {ban && <BanDetails ban={ban} />}
      {canBan && (
        <Actions>
          <Button small critical onClick={() => setDialog("ban")}>
            {ban ? "Cambia motivo o scadenza" : "Non noleggiare…"}
          </Button>
          {ban && (
            <Button small onClick={() => setDialog("lift")}>
              Togli
            </Button>
          )}
        </Actions>
      )}
      <FormDialog
        open={dialog === "ban"}
        onClose={() => setDialog(null)}
        size="narrow"
        title="Non noleggiare"
        subtitle={customer.name}
        schema={rentalBanSchema}
        values={{ reason: ban?.reason ?? "", until: ban?.until ?? "" }}
        version={version}
        draft={{ form: "customer-ban", subject: id }}
        failure={CUSTOMER_WORDS.banFailed}
        save={async (body, sent) => {
          await api.put("/api/customers/:id/ban", { parameters, body: { ...body, version: sent } });
          toast.success(CUSTOMER_WORDS.banned);
          await revalidate();
        }}
      >
        <TextareaField name="reason" label="Motivo" required span={12} hint={CUSTOMER_WORDS.banHint} />
        <TextField name="until" label="Ultimo giorno" type="date" span={12} hint="Vuoto, non scade." />
      </FormDialog>
      <ConfirmDialog
        open={dialog === "lift"}
        onClose={() => setDialog(null)}
        title="Togliere «Non noleggiare»?"
        confirm="Togli"
        failure={CUSTOMER_WORDS.banFailed}
        onConfirm={async () => {
          await api.delete("/api/customers/:id/ban", { parameters });
          toast.success(CUSTOMER_WORDS.banLifted);
          await revalidate();
        }}
      >
        <p>Chi prenota non vedrà più l'avviso.</p>
      </ConfirmDialog>
    </Section>
  );
}

function BanDetails({ ban }: { ban: NonNullable<ApiCustomerDetail["ban"]> }) {
  const { timeZone } = useSite();
  return (
    <>
      <p className={textStyles.written}>{ban.reason}</p>
      <p className={textStyles.meta}>
        {CUSTOMER_WORDS.banFacts({ by: ban.author_name, since: italianDayText(ban.since, timeZone), until: ban.until })}
      </p>
    </>
  );
}
