import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ItalianDay, ItalianMoment } from "#app/features/admin/site-dates.tsx";
import { INVITATION_WORDS } from "#app/features/admin/users/invitation-words.ts";
import { type Column, DataTable } from "#app/ui/panel/lists/data-table.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { ActionMenu } from "#app/ui/panel/overlays/action-menu.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { roleLabel } from "#domain/access/roles.ts";
import type { ApiInvitation } from "#domain/api/invitations/invitations.ts";
import { type InvitationState, invitationStateLabel } from "#domain/invitations/invitation.ts";

/** Lists the invitations to the panel with their outcomes; renders nothing when there are none. */
export function InvitationList({ rows }: { rows: readonly ApiInvitation[] }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [revoking, setRevoking] = useState<ApiInvitation | null>(null);
  if (rows.length === 0) return null;
  const sendAgain = async ({ id, email }: ApiInvitation) => {
    try {
      await api.post("/api/invitations/:id/send", { parameters: { id } });
      toast.success(INVITATION_WORDS.sentAgain(email));
    } catch (thrown) {
      toast.failure(thrown, INVITATION_WORDS.sendFailed);
    }
    await revalidate();
  };
  const actions = (row: ApiInvitation) =>
    (row.state === "open" || row.state === "expired") && (
      <ActionMenu
        label={`Azioni per l'invito di ${row.email}`}
        actions={[
          { label: "Manda di nuovo", icon: "refresh", onSelect: () => void sendAgain(row) },
          { label: "Revoca", icon: "minus", destructive: true, onSelect: () => setRevoking(row) },
        ]}
      />
    );
  return (
    <Section>
      <SectionTitle>{INVITATION_WORDS.list}</SectionTitle>
      <DataTable
        label={INVITATION_WORDS.list}
        rows={rows}
        rowKey={({ id }) => id}
        isFaded={({ state }) => state === "revoked"}
        columns={[...COLUMNS, { id: "actions", header: "Azioni", isHeaderHidden: true, align: "end", cell: actions }]}
        card={(row) => (
          <>
            <RowCardHeader>
              <span className={textStyles.strong}>{row.email}</span>
              {actions(row)}
            </RowCardHeader>
            <p className={textStyles.meta}>{roleLabel(row.role)}</p>
            <StateTag state={row.state} />
          </>
        )}
        empty={null}
      />
      <ConfirmDialog
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        title={revoking ? INVITATION_WORDS.revokeTitle(revoking.email) : ""}
        confirm="Revoca l'invito"
        destructive
        failure={INVITATION_WORDS.revokeFailed}
        onConfirm={async () => {
          if (!revoking) return;
          await api.delete("/api/invitations/:id", { parameters: { id: revoking.id } });
          toast.success(INVITATION_WORDS.revoked(revoking.email));
          await revalidate();
        }}
      >
        <p>{INVITATION_WORDS.revokeText}</p>
      </ConfirmDialog>
    </Section>
  );
}

const MARKS: Record<InvitationState, StatusMark> = {
  open: "ring",
  expired: "dashed",
  accepted: "solid",
  revoked: "struck",
};

const StateTag = ({ state }: { state: InvitationState }) => (
  <StatusTag mark={MARKS[state]} tone={state === "open" ? "state" : "over"}>
    {invitationStateLabel(state)}
  </StatusTag>
);

const COLUMNS: Column<ApiInvitation>[] = [
  { id: "email", header: "Indirizzo", cell: ({ email }) => <span className={textStyles.strong}>{email}</span> },
  { id: "role", header: "Ruolo", cell: ({ role }) => roleLabel(role) },
  { id: "state", header: "Stato", cell: ({ state }) => <StateTag state={state} /> },
  {
    id: "by",
    header: "Invitato da",
    cell: ({ invited_by }) => <span className={textStyles.soft}>{invited_by || "–"}</span>,
  },
  {
    id: "sent",
    header: "Inviato",
    align: "end",
    cell: ({ sent_at }) => (
      <span className={textStyles.soft}>
        <ItalianMoment at={sent_at} />
      </span>
    ),
  },
  {
    id: "ends",
    header: "Vale fino al",
    align: "end",
    cell: ({ state, expires_at }) => (
      <span className={textStyles.soft}>{state === "open" ? <ItalianDay at={expires_at} /> : "–"}</span>
    ),
  },
];
