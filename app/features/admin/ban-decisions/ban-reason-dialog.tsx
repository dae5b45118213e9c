import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { MAX_BAN_DECISION_REASON_CHARACTERS } from "#domain/ban-decisions/ban-decision.ts";
import { banReasonSchema } from "#domain/forms/ban-decisions/ban-decision.ts";
import { BAN_DECISION_WORDS } from "./ban-decision-words.ts";

interface BanReasonDialogProps {
  question: string;
  onAnswer: (reason: string | null) => void;
}

/** Asks an admin for the reason of an action in spite of a rental ban; closing it refuses the action. */
export default function BanReasonDialog({ question, onAnswer }: BanReasonDialogProps) {
  return (
    <FormDialog
      open
      onClose={() => onAnswer(null)}
      size="narrow"
      title={BAN_DECISION_WORDS.reasonTitle}
      schema={banReasonSchema}
      values={{ ban_reason: "" }}
      draft={null}
      submit={BAN_DECISION_WORDS.proceed}
      failure={BAN_DECISION_WORDS.failed}
      save={async ({ ban_reason }) => onAnswer(ban_reason)}
    >
      <FieldBox as="p" span={12}>
        {question}
      </FieldBox>
      <TextareaField
        name="ban_reason"
        label={BAN_DECISION_WORDS.reason}
        required
        span={12}
        hint={BAN_DECISION_WORDS.reasonHint}
        maxLength={MAX_BAN_DECISION_REASON_CHARACTERS}
      />
    </FormDialog>
  );
}
