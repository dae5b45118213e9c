import {
  auditActionName,
  auditActorLabel,
  auditEntityName,
  auditEntryMoment,
  auditedRecordPath,
  auditObjectName,
} from "#app/features/admin/audit-log/audit-entry.ts";
import { auditedValue } from "#app/features/admin/audit-log/audit-values.ts";
import { Button, ButtonLink } from "#app/ui/panel/button.tsx";
import { DescriptionList } from "#app/ui/panel/description-list.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiAuditEntry } from "#domain/api/audit-log/audit-log.ts";
import { diffAuditEntry } from "#domain/audit-log/audit-diff.ts";
import { auditFieldLabel } from "#domain/audit-log/audit-field-label.ts";
import styles from "./audit.module.css";

interface AuditDrawerProps {
  /** Null closes the drawer. */
  entry: ApiAuditEntry | null;
  onClose: () => void;
}

/** Shows one audit entry field by field, with the values before and after. */
export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const site = useSite();
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title={entry ? auditObjectName(entry) : ""}
      subtitle={entry ? auditEntityName(entry) : ""}
      kind="drawer"
      footer={entry && <AuditLinks entry={entry} onClose={onClose} />}
    >
      {entry && (
        <DialogBody>
          <DescriptionList>
            <dt>Azione</dt>
            <dd>{auditActionName(entry)}</dd>
            <dt>Chi</dt>
            <dd className={styles.value}>{auditActorLabel(entry, site)}</dd>
            <dt>Quando</dt>
            <dd>{auditEntryMoment(entry, site)}</dd>
          </DescriptionList>
          <AuditDifference entry={entry} />
        </DialogBody>
      )}
    </Dialog>
  );
}

function AuditDifference({ entry }: { entry: ApiAuditEntry }) {
  const site = useSite();
  const { before, after } = entry;
  const valueText = (field: string, value: unknown) => auditedValue(entry, field, value, site);
  const changes = diffAuditEntry(entry);
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
            <th scope="row">{auditFieldLabel(entry.entity, change.field)}</th>
            {before && (
              <td className={styles.value}>
                {after ? <del>{valueText(change.field, change.before)}</del> : valueText(change.field, change.before)}
              </td>
            )}
            {after && <td className={styles.value}>{valueText(change.field, change.after)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AuditLinks({ entry, onClose }: { entry: ApiAuditEntry; onClose: () => void }) {
  const query = useQueryState();
  const filterAndClose = (changes: Record<string, string>) => {
    onClose();
    query.set(changes);
  };
  const recordPath = auditedRecordPath(entry);
  return (
    <>
      <Button look="ghost" onClick={() => filterAndClose({ actor: entry.actor })}>
        Tutto ciò che ha fatto
      </Button>
      <Button look="ghost" onClick={() => filterAndClose({ entity: entry.entity, entity_id: entry.entity_id })}>
        Storia della voce
      </Button>
      {recordPath && (
        <ButtonLink to={recordPath} look="primary">
          Apri
        </ButtonLink>
      )}
    </>
  );
}
