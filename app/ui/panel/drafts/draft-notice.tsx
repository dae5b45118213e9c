import { classNames } from "#app/ui/class-names.ts";
import { Button } from "#app/ui/panel/button.tsx";
import styles from "#app/ui/panel/parts.module.css";
import { DRAFT_WORDS } from "./draft-words.ts";

interface DraftNoticeProps {
  /** The form was restored from a draft. */
  isRestored: boolean;
  onDiscard: () => void;
  className?: string | undefined;
}

/** Notice that a form was restored from a draft, with a button that discards it. */
export function DraftNotice({ isRestored, onDiscard, className }: DraftNoticeProps) {
  if (!isRestored) return null;
  return (
    <p className={classNames(styles.draft, className)} role="status">
      {DRAFT_WORDS.resumed}
      <Button look="ghost" small onClick={onDiscard}>
        {DRAFT_WORDS.discard}
      </Button>
    </p>
  );
}
