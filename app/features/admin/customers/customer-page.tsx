import { useState } from "react";
import { useLocation } from "react-router";
import { CustomerBan } from "#app/features/admin/customers/customer-ban.tsx";
import { CustomerConsents } from "#app/features/admin/customers/customer-consents.tsx";
import { CustomerFacts } from "#app/features/admin/customers/customer-facts.tsx";
import { CustomerForm } from "#app/features/admin/customers/customer-form.tsx";
import { CustomerHistory } from "#app/features/admin/customers/customer-history.tsx";
import { CustomerNotes } from "#app/features/admin/customers/customer-notes.tsx";
import { CustomerPrivacy } from "#app/features/admin/customers/customer-privacy.tsx";
import { CustomerTwins } from "#app/features/admin/customers/customer-twins.tsx";
import { QuoteHistory, type QuoteHistoryProps } from "#app/features/admin/quotes/quote-history.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { PageHeader } from "#app/ui/panel/page-header.tsx";
import { can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import type { ApiCustomerDetail } from "#domain/api/customers.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./customer-page.module.css";

export interface CustomerPageProps {
  customer: ApiCustomerDetail;
  /** The quotes written for them, and what was ordered of them. */
  offered: QuoteHistoryProps;
  /** Of who looks. */
  roles: readonly Role[];
}

/** Everything about one customer: who they are, what they booked, asked and were offered, what staff noted and they agreed to. */
export function CustomerPage({ customer, offered, roles }: CustomerPageProps) {
  const [editing, setEditing] = useState(false);
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title={customer.name}
        record={customer.id}
        meta={customer.company_name}
        back={{ to: panelPaths.adminCustomers + search, label: "Torna ai clienti" }}
        actions={
          <Button icon="edit" onClick={() => setEditing(true)}>
            Modifica
          </Button>
        }
      />
      <div className={styles.customer}>
        <div className={styles.facts}>
          <CustomerBan customer={customer} mayBan={can(roles, "customers.ban")} />
          <CustomerTwins customer={customer} />
          <CustomerFacts customer={customer} />
          <CustomerPrivacy customer={customer} mayErase={can(roles, "customers.erase")} />
        </div>
        <div className={styles.history}>
          <CustomerHistory customer={customer} />
          <QuoteHistory {...offered} write={panelPaths.adminNewQuote(`customer=${customer.id}`)} />
          <CustomerNotes customer={customer} />
          <CustomerConsents customer={customer} />
        </div>
      </div>
      <CustomerForm customer={editing ? customer : undefined} onClose={() => setEditing(false)} />
    </>
  );
}
