import { Toast } from "@base-ui/react/toast";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { IconButton } from "#app/ui/panel/button.tsx";
import { problemMessage } from "#app/ui/panel/forms/problem.ts";
import { Kbd } from "#app/ui/panel/kbd.tsx";
import { Countdown } from "#app/ui/panel/overlays/countdown.tsx";
import { useToastKeys } from "#app/ui/panel/overlays/use-toast-keys.ts";
import textStyles from "#app/ui/panel/text.module.css";
import styles from "./toast.module.css";

/** How long a toast stays, longer for errors. Hovering or focusing it pauses the timer. */
const TOAST_TIMEOUT_MS = { success: 5000, error: 10_000 };

/** Renders the toasts; it wraps the panel's shell and the sign-in pages (product.md#messages). */
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
        {/* The library hides the close buttons of collapsed toasts; ours are expanded, so Tab must reach them. */}
        <Toast.Close aria-hidden={false} render={<IconButton icon="close" label="Chiudi l'avviso" small />} />
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Hint at the key that focuses "Annulla", as a key cap and as text for screen readers. */
const UndoKeyHint = () => (
  <>
    <Kbd data-undo-key aria-hidden="true">
      F6
    </Kbd>
    <span className={textStyles.hidden}>F6 per annullare</span>
  </>
);

/** Closes a toast early, once it is outdated. */
export type CloseToast = () => void;

export interface Toasts {
  /** `action` is a link-like button, such as "Annulla". */
  success: (text: string, action?: { label: string; onPress: () => void }) => CloseToast;
  /** Shows "Annulla" with a countdown for `forMs`. A toast with the same `id` replaces it. */
  undoable: (text: string, undo: { id: string; forMs: number; onUndo: () => void }) => void;
  error: (text: string) => CloseToast;
  /** Shows a thrown error in the server's words, or `fallback`. */
  failure: (thrown: unknown, fallback: string) => CloseToast;
}

/** Returns functions that show toasts, which screen readers announce. */
export function useToast(): Toasts {
  const { add, close, update } = Toast.useToastManager();
  return useMemo(() => {
    const createClose = (id: string) => () => close(id);
    const error = (text: string) =>
      createClose(add({ title: text, type: "error", priority: "high", timeout: TOAST_TIMEOUT_MS.error }));
    /** Turns an undoable toast whose time is over into a plain one. */
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
          // The toast closes when the time for undo is over, even while hovered or focused.
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

/** Manages a single toast of the caller: a new toast (or null) closes the previous toast, and unmounting closes it too. */
export function useSingleToast(): (toast: CloseToast | null) => void {
  const lastToast = useRef<CloseToast | null>(null);
  const replaceToast = useCallback((toast: CloseToast | null) => {
    lastToast.current?.();
    lastToast.current = toast;
  }, []);
  useEffect(() => () => replaceToast(null), [replaceToast]);
  return replaceToast;
}
