import { Link } from "react-router";
import { CUSTOMER_WORDS } from "#app/features/admin/customers/customer-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiCustomer } from "#domain/api/customers.ts";
import { panelPaths } from "#domain/panel-paths.ts";

interface ChosenCustomerProps {
  customer: ApiCustomer | null;
  /** The booking is no longer theirs; what is filled in stays. */
  onLeave: () => void;
}

/** The regular whose booking it will be, with the warning flag. */
export function ChosenCustomer({ customer, onLeave }: ChosenCustomerProps) {
  return (
    <FieldBox span={12} aria-live="polite">
      {customer?.banned && <NoticeBox tone="critical">{CUSTOMER_WORDS.banNotice}</NoticeBox>}
      {customer && (
        <p>
          <span className={textStyles.meta}>Cliente conosciuto: </span>
          <Link className={textStyles.link} to={panelPaths.adminCustomer(customer.id)} target="_blank">
            {customer.name}
          </Link>{" "}
          <Button small look="ghost" onClick={onLeave}>
            È un'altra persona
          </Button>
        </p>
      )}
    </FieldBox>
  );
}
