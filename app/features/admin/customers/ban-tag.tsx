import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";

/** Marks a customer with a rental ban. */
export function BanTag() {
  return (
    <StatusTag mark="alert" tone="critical">
      Non noleggiare
    </StatusTag>
  );
}
