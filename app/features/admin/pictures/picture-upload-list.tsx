import { isRunning, type PictureUpload, type UploadState } from "#app/features/admin/pictures/picture-upload-queue.ts";
import { PICTURE_UPLOAD_WORDS as WORDS } from "#app/features/admin/pictures/picture-upload-words.ts";
import type { PictureUploads } from "#app/features/admin/pictures/use-picture-uploads.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Button, IconButton } from "#app/ui/panel/button.tsx";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { PanelFieldError } from "#app/ui/panel/forms/field-parts.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./picture-upload-list.module.css";

/** The uploads under way with their progress, and the failed ones with their reasons: each can be cancelled, or tried again. */
export function PictureUploadList({
  uploads: { uploads, refusal, retry, confirmSmall, cancel },
}: {
  uploads: PictureUploads;
}) {
  const running = uploads.filter(isRunning);
  const retryable = uploads.filter(({ state }) => state.name === "failed" && state.canRetry);
  const [current] = running;
  const retention = useFocusRetention();
  return (
    <div className={styles.root} {...retention}>
      <p className={classNames(textStyles.meta, styles.status)} role="status">
        {current &&
          (current.state.name === "offline"
            ? WORDS.offline
            : WORDS.running({ name: current.name, others: running.length - 1 }))}
      </p>
      {refusal && <PanelFieldError role="alert">{refusal}</PanelFieldError>}
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={WORDS.list}>
          {uploads.map((upload) => (
            <li key={upload.id} className={styles.upload}>
              {upload.state.name === "small" ? (
                <SmallUpload
                  name={upload.name}
                  reason={upload.state.reason}
                  onConfirm={() => confirmSmall(upload.id)}
                  onDismiss={() => cancel(upload.id)}
                />
              ) : upload.state.name === "failed" ? (
                <FailedUpload
                  name={upload.name}
                  reason={upload.state.reason}
                  onRetry={upload.state.canRetry ? () => retry(upload.id) : null}
                  onDismiss={() => cancel(upload.id)}
                />
              ) : (
                <RunningUpload upload={upload} onCancel={() => cancel(upload.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {(running.length > 1 || retryable.length > 1) && (
        <div className={styles.all}>
          {retryable.length > 1 && (
            <Button small icon="refresh" onClick={() => retry()}>
              {WORDS.retryAll}
            </Button>
          )}
          <Button small look="ghost" icon="close" onClick={() => cancel()}>
            {running.length > 0 ? WORDS.cancelAll : WORDS.dismissAll}
          </Button>
        </div>
      )}
    </div>
  );
}

function RunningUpload({ upload: { name, state }, onCancel }: { upload: PictureUpload; onCancel: () => void }) {
  return (
    <>
      <span className={textStyles.ellipsis}>{name}</span>
      <span className={textStyles.meta}>{describeState(state)}</span>
      <IconButton icon="close" small label={WORDS.cancelOf({ name })} onClick={onCancel} />
      <progress
        className={styles.progress}
        aria-label={WORDS.progressOf({ name })}
        max={100}
        value={state.name === "sending" ? state.percent : 0}
      />
    </>
  );
}

interface SmallUploadProps {
  name: string;
  reason: string;
  onConfirm: () => void;
  onDismiss: () => void;
}

function SmallUpload({ name, reason, onConfirm, onDismiss }: SmallUploadProps) {
  return (
    <>
      <p role="alert" className={styles.failure}>
        {WORDS.failure({ name, reason })}
      </p>
      <Button small aria-label={WORDS.confirmSmallOf({ name })} onClick={onConfirm}>
        {WORDS.confirmSmall}
      </Button>
      <IconButton icon="close" small label={WORDS.dismissOf({ name })} onClick={onDismiss} />
    </>
  );
}

interface FailedUploadProps {
  name: string;
  reason: string;
  /** Null if the same file would be refused again. */
  onRetry: (() => void) | null;
  onDismiss: () => void;
}

function FailedUpload({ name, reason, onRetry, onDismiss }: FailedUploadProps) {
  return (
    <>
      <PanelFieldError role="alert" className={styles.failure}>
        {WORDS.failure({ name, reason })}
      </PanelFieldError>
      {onRetry && (
        <Button small icon="refresh" aria-label={WORDS.retryOf({ name })} onClick={onRetry}>
          {WORDS.retry}
        </Button>
      )}
      <IconButton icon="close" small label={WORDS.dismissOf({ name })} onClick={onDismiss} />
    </>
  );
}

function describeState(state: UploadState): string {
  if (state.name === "sending") return state.percent < 100 ? WORDS.sending({ percent: state.percent }) : WORDS.storing;
  if (state.name === "preparing") return WORDS.preparing;
  if (state.name === "retrying") return WORDS.retrying;
  return state.name === "offline" ? WORDS.paused : WORDS.waiting;
}
