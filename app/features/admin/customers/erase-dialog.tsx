import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { CUSTOMER_WORDS, erasureSentences } from "#app/features/admin/customers/customer-words.ts";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { FOCUS_TITLE_STATE } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { cancellableRequest } from "#app/ui/requests/latest-request.ts";
import type { ApiCustomerDetail, ApiErasurePreview } from "#domain/api/customers/customers.ts";
import { erasureSchemaOf } from "#domain/forms/customers/customer.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./customer-page.module.css";

interface EraseDialogProps {
  customer: ApiCustomerDetail;
  open: boolean;
  onClose: () => void;
}

/** Erases a person: explains what is deleted and what the law keeps, and requires the name (product.md#erasing-a-customer). */
export function EraseDialog({ customer, open, onClose }: EraseDialogProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { id, name, banned } = customer;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={CUSTOMER_WORDS.eraseTitle(name)}
      submit="Cancella per sempre"
      destructive
      schema={erasureSchemaOf(name)}
      values={{ name: "" }}
      draft={null}
      failure={CUSTOMER_WORDS.eraseFailed}
      save={async (body, _version, settle) => {
        await api.post("/api/customers/:id/erase", { parameters: { id }, body });
        toast.success(CUSTOMER_WORDS.erased);
        settle();
        await navigate(panelPaths.adminCustomers, { replace: true, state: FOCUS_TITLE_STATE });
      }}
    >
      <FieldBox span={12} className={styles.part}>
        <ErasureConsequences id={id} />
        {banned && <NoticeBox tone="critical">{CUSTOMER_WORDS.eraseBan}</NoticeBox>}
      </FieldBox>
      <TextField name="name" label={CUSTOMER_WORDS.eraseLabel(name)} required span={12} autoComplete="off" />
    </FormDialog>
  );
}

/** Lists what the erasure deletes and keeps. Loads it whenever the dialog opens, because open bookings and retention periods change daily. */
function ErasureConsequences({ id }: { id: string }) {
  const [erasure, setErasure] = useState<ApiErasurePreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(
    () =>
      cancellableRequest(
        (signal) => api.get("/api/customers/:id/erasure", { parameters: { id }, signal }),
        setErasure,
        (thrown) => setProblem(problemMessage(thrown, CUSTOMER_WORDS.eraseFailed)),
      ),
    [id],
  );
  if (problem) return <NoticeBox tone="critical">{problem}</NoticeBox>;
  if (!erasure) return <p className={textStyles.meta}>Un momento: guardo che cosa la legge fa conservare.</p>;
  const { goes, stays } = erasureSentences(erasure);
  return (
    <>
      <p>{goes}</p>
      {stays.map((sentence) => (
        <p key={sentence} className={textStyles.soft}>
          {sentence}
        </p>
      ))}
    </>
  );
}
