import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import noticeStyles from "#app/features/admin/bookings/alerts/alerts.module.css";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBanDecision } from "#domain/api/ban-decisions/ban-decisions.ts";
import { MAX_BAN_DECISION_REASON_CHARACTERS } from "#domain/ban-decisions/ban-decision.ts";
import { banDecisionReasonSchema } from "#domain/forms/ban-decisions/ban-decision.ts";
import { BAN_DECISION_WORDS, banDecisionSentence, banRequestSentence } from "./ban-decision-words.ts";

interface BanDecisionItemProps {
  decision: ApiBanDecision;
  now: Date;
  /** A link to what the decision is about. */
  link?: React.ReactNode;
}

/** Shows what is asked for a banned customer and what an admin decided; an admin can decide, or decide otherwise (product.md#rental-ban). */
export function BanDecisionItem({ decision, now, link }: BanDecisionItemProps) {
  const [verdict, setVerdict] = useState<boolean | null>(null);
  const { allowed, decided_at, asked_at, reason, may_decide } = decision;
  return (
    <>
      <p>{banRequestSentence(decision)}</p>
      {decided_at ? (
        <p>
          {banDecisionSentence(decision)}
          {reason && <span className={textStyles.written}> {reason}</span>}
        </p>
      ) : (
        !may_decide && <p>{BAN_DECISION_WORDS.waiting}</p>
      )}
      <p className={textStyles.meta}>
        <SiteMoment at={decided_at ?? asked_at} now={now} />
        {link && <> · {link}</>}
      </p>
      {may_decide && (
        <div className={noticeStyles.actions}>
          {allowed !== true && (
            <Button small look={decided_at ? "default" : "primary"} onClick={() => setVerdict(true)}>
              {BAN_DECISION_WORDS.allow}
            </Button>
          )}
          {allowed !== false && (
            <Button small critical onClick={() => setVerdict(false)}>
              {BAN_DECISION_WORDS.refuse}
            </Button>
          )}
        </div>
      )}
      {verdict !== null && <BanDecisionDialog decision={decision} allowed={verdict} onClose={() => setVerdict(null)} />}
    </>
  );
}

interface BanDecisionDialogProps {
  decision: ApiBanDecision;
  allowed: boolean;
  onClose: () => void;
}

function BanDecisionDialog({ decision, allowed, onClose }: BanDecisionDialogProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const words = BAN_DECISION_WORDS;
  return (
    <FormDialog
      open
      onClose={onClose}
      size="narrow"
      title={allowed ? words.allowTitle : words.refuseTitle}
      schema={banDecisionReasonSchema}
      values={{ reason: "" }}
      version={decision.version}
      draft={{ form: "ban-decision", subject: decision.id }}
      submit={allowed ? words.allow : words.refuse}
      failure={words.failed}
      save={async ({ reason }, version, settle) => {
        const parameters = { id: decision.id };
        await api.put("/api/ban_decisions/:id", { parameters, body: { allowed, reason, version } });
        toast.success(allowed ? words.allowed : words.refused);
        settle();
        await revalidate();
      }}
    >
      <FieldBox as="p" span={12}>
        {banRequestSentence(decision)} {allowed ? words.allowConsequence : words.refuseConsequence}
      </FieldBox>
      <TextareaField
        name="reason"
        label={words.reason}
        required
        span={12}
        hint={words.reasonHint}
        maxLength={MAX_BAN_DECISION_REASON_CHARACTERS}
      />
    </FormDialog>
  );
}
