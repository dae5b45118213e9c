import { PrivatePage, PrivatePageHeader } from "#app/features/shell/private-page.tsx";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import type { RenterWaitingEntry } from "#domain/pages/waiting-list-pages.ts";
import { isWaiting } from "#domain/waiting-list/waiting-list.ts";
import { PeriodRows } from "./period-rows.tsx";
import styles from "./waiting-list.module.css";

/**
 * Renders /in-attesa/{token}: what the renter waits for, and the button to leave. Opening the page changes nothing, because mail scanners
 * open links too.
 */
export function WaitingEntryPage({ entry }: { entry: RenterWaitingEntry }) {
  const { status, waitedFor, pickup, return: back } = entry;
  const { waitingList: texts } = useWords("waitingList");
  return (
    <PrivatePage className={styles.root}>
      <PrivatePageHeader as="header" state={waitedFor} title={texts.headlines[status]} lead={texts.leads[status]}>
        {isWaiting(status) && (
          <form method="post" className={styles.actions} data-submit-without-navigation="">
            <Button type="submit" variant="outline" pendingLabel={texts.leaving}>
              {texts.leave}
            </Button>
          </form>
        )}
      </PrivatePageHeader>
      <PeriodRows className={styles.rows} pickup={pickup} return={back} />
    </PrivatePage>
  );
}
