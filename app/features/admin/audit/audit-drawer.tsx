import {
  actionName,
  addressOf,
  auditActorName,
  entityName,
  momentOf,
  objectName,
} from "#app/features/admin/audit/audit-entry.ts";
import { auditedValue } from "#app/features/admin/audit/audit-values.ts";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import { Facts } from "#app/ui/panel/facts.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import { auditDifference } from "#domain/access/audit-difference.ts";
import { auditedField } from "#domain/access/audit-fields.ts";
import type { ApiAuditEntry } from "#domain/api/audit-log.ts";
import styles from "./audit.module.css";

interface AuditDrawerProps {
  /** Null while it is closed. */
  entry: ApiAuditEntry | null;
  onClose: () => void;
}

/** One change, field by field: what was there, what is there now. */
export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const site = useSite();
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title={entry ? objectName(entry) : ""}
      subtitle={entry ? entityName(entry) : ""}
      kind="drawer"
      footer={entry && <AuditLinks entry={entry} onClose={onClose} />}
    >
      {entry && (
        <DialogBody>
          <Facts>
            <dt>Azione</dt>
            <dd>{actionName(entry)}</dd>
            <dt>Chi</dt>
            <dd className={styles.value}>{auditActorName(entry, site)}</dd>
            <dt>Quando</dt>
            <dd>{momentOf(entry, site)}</dd>
          </Facts>
          <Difference entry={entry} />
        </DialogBody>
      )}
    </Dialog>
  );
}

function Difference({ entry }: { entry: ApiAuditEntry }) {
  const site = useSite();
  const { before, after } = entry;
  const said = (field: string, value: unknown) => auditedValue(entry, field, value, site);
  const changes = auditDifference(entry);
  if (changes.length === 0)
    return <p className={`${textStyles.meta} ${styles.difference}`}>Nessun campo è cambiato.</p>;
  return (
    <table className={styles.difference}>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          {before && <th scope="col">Prima</th>}
          {after && <th scope="col">Dopo</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{auditedField(entry.entity, change.field)}</th>
            {before && (
              <td className={styles.value}>
                {after ? <del>{said(change.field, change.before)}</del> : said(change.field, change.before)}
              </td>
            )}
            {after && <td className={styles.value}>{said(change.field, change.after)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AuditLinks({ entry, onClose }: { entry: ApiAuditEntry; onClose: () => void }) {
  const query = useQueryState();
  const narrow = (changes: Record<string, string>) => {
    onClose();
    query.set(changes);
  };
  const address = addressOf(entry);
  return (
    <>
      <Button look="ghost" onClick={() => narrow({ actor: entry.actor })}>
        Tutto ciò che ha fatto
      </Button>
      <Button look="ghost" onClick={() => narrow({ entity: entry.entity, entity_id: entry.entity_id })}>
        Storia della voce
      </Button>
      {address && (
        <ButtonLink to={address} look="primary">
          Apri
        </ButtonLink>
      )}
    </>
  );
}
