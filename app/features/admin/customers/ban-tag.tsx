import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";

/** Somebody the company does not rent to; why is for admins. */
export function BanTag() {
  return (
    <StatusTag mark="alert" tone="critical">
      Non noleggiare
    </StatusTag>
  );
}
