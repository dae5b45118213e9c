import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { RATE_RULE_WORDS as WORDS } from "#app/features/admin/rates/rate-rule-words.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiRateRule } from "#domain/api/rates/rate-rules.ts";
import { endYesterday } from "#domain/rates/rule-years.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** Ends a rule yesterday after a confirmation, or deletes one that has not begun (product.md#rates-screen). */
export function useEndRule(today: CivilDate) {
  const [ending, setEnding] = useState<ApiRateRule | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const days = ending && daysAfterEnd(ending, today);
  const dialog = (
    <ConfirmDialog
      open={ending !== null}
      onClose={() => setEnding(null)}
      title={ending ? WORDS.endQuestion(ending.name) : ""}
      confirm={WORDS.end}
      destructive
      failure={WORDS.endFailed}
      onConfirm={async () => {
        if (!ending) return;
        const parameters = { id: ending.id };
        if (days) await api.patch("/api/rate_rules/:id", { parameters, body: { ...days, version: ending.version } });
        else await api.delete("/api/rate_rules/:id", { parameters });
        toast.success(days ? WORDS.ended : WORDS.deleted);
        await revalidate();
      }}
    >
      {days ? WORDS.endConsequence : WORDS.endDeletes}
    </ConfirmDialog>
  );
  return { end: setEnding, dialog };
}

function daysAfterEnd({ from_date, until_date, yearly }: ApiRateRule, today: CivilDate) {
  const days = endYesterday({ from: from_date, until: until_date, yearly }, today);
  return days && { from_date: days.from, until_date: days.until, yearly: days.yearly };
}
