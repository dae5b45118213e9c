import { Toast } from "@base-ui/react/toast";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { IconButton } from "#app/ui/panel/button.tsx";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import { Kbd } from "#app/ui/panel/kbd.tsx";
import { Countdown } from "#app/ui/panel/overlays/countdown.tsx";
import { useToastKeys } from "#app/ui/panel/overlays/use-toast-keys.ts";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./toast.module.css";

/** How long a toast stays, in ms; a failure stays longer. Hovering or focusing it stops the clock. */
const TOAST_TIMEOUT_MS = { success: 5000, error: 10_000 };

/** Where toasts appear; the panel's shell and the sign-in pages stand inside it (product.md#messages). */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={4}>
      {children}
      <Toast.Portal>
        <ToastViewport />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastViewport() {
  return (
    <Toast.Viewport className={styles.viewport} aria-label="Avvisi" {...useToastKeys()}>
      <ToastList />
    </Toast.Viewport>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} data-toast swipeDirection={["down", "right"]}>
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.title} render={<p />} />
        <Toast.Action className={textStyles.link} data-toast-action />
        <Toast.Description render={<span className={styles.keys} />} />
        {/* The library hides what closes a collapsed pile of toasts; ours lie open, and Tab reaches it. */}
        <Toast.Close aria-hidden={false} render={<IconButton icon="close" label="Chiudi l'avviso" small />} />
      </Toast.Content>
    </Toast.Root>
  ));
}

/** The key that leads to "Annulla", drawn for who sees and in words for who listens. */
const UndoKeyHint = () => (
  <>
    <Kbd data-undo-key aria-hidden="true">
      F6
    </Kbd>
    <span className={textStyles.hidden}>F6 per annullare</span>
  </>
);

/** Takes a toast away before its time: what it says is over. */
export type CloseToast = () => void;

export interface Toasts {
  /** `action`: a link-like button, such as "Annulla". */
  success: (text: string, action?: { label: string; onPress: () => void }) => CloseToast;
  /** Stays for `forMs` with "Annulla" and the seconds that are left; one of the same `id` takes its place. */
  undoable: (text: string, undo: { id: string; forMs: number; onUndo: () => void }) => void;
  error: (text: string) => CloseToast;
  /** What was thrown, in the server's words, or `fallback`. */
  failure: (thrown: unknown, fallback: string) => CloseToast;
}

/** Says briefly how something ended; read out to who cannot see it. */
export function useToast(): Toasts {
  const { add, close, update } = Toast.useToastManager();
  return useMemo(() => {
    const createClose = (id: string) => () => close(id);
    const error = (text: string) =>
      createClose(add({ title: text, type: "error", priority: "high", timeout: TOAST_TIMEOUT_MS.error }));
    /** What can no longer be taken back is a toast like any other. */
    const expireUndo = (id: string) =>
      update(id, { actionProps: undefined, description: undefined, timeout: TOAST_TIMEOUT_MS.success });
    return {
      success: (text, action) =>
        createClose(
          add({
            title: text,
            type: "success",
            timeout: TOAST_TIMEOUT_MS.success,
            ...(action ? { actionProps: { children: action.label, onClick: action.onPress } } : {}),
          }),
        ),
      undoable: (text, { id, forMs, onUndo }) =>
        void add({
          id,
          title: text,
          description: <UndoKeyHint />,
          type: "success",
          // It goes when its time is over, whether or not somebody looks at it.
          timeout: 0,
          actionProps: {
            children: <Countdown key={Date.now()} label="Annulla" forMs={forMs} onEnd={() => expireUndo(id)} />,
            onClick: () => {
              close(id);
              onUndo();
            },
          },
        }),
      error,
      failure: (thrown, fallback) => error(problemMessage(thrown, fallback)),
    };
  }, [add, close, update]);
}

/** Keeps one toast of whoever calls: it goes when another takes its place (null for none), and with its screen or dialog. */
export function useSingleToast(): (toast: CloseToast | null) => void {
  const lastToast = useRef<CloseToast | null>(null);
  const replaceToast = useCallback((toast: CloseToast | null) => {
    lastToast.current?.();
    lastToast.current = toast;
  }, []);
  useEffect(() => () => replaceToast(null), [replaceToast]);
  return replaceToast;
}
