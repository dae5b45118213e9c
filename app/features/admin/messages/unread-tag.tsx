import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";

/** Marks a customer with messages that staff have not read. */
export function UnreadTag({ unread }: { unread: boolean }) {
  return (
    unread && (
      <StatusTag mark="solid" tone="state">
        Nuovo messaggio
      </StatusTag>
    )
  );
}
