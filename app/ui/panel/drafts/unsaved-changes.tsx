import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useMemo, useRef } from "react";
import { useBlocker } from "react-router";
import { DRAFT_WORDS } from "./draft-words.ts";
import { UnsavedChangesDialog } from "./unsaved-changes-dialog.tsx";

interface UnsavedFormsRegistry {
  /** Whether the draft survives leaving, by form id. */
  forms: Map<string, boolean>;
}

const UnsavedFormsContext = createContext<UnsavedFormsRegistry | null>(null);

/** Registers a form with unsaved changes. Returns a function that unregisters it immediately. */
export function useRegisterUnsaved(isDirty: boolean, hasDraft: boolean): () => void {
  const id = useId();
  const registry = useContext(UnsavedFormsContext);
  useEffect(() => {
    if (!isDirty) return;
    registry?.forms.set(id, hasDraft);
    return () => void registry?.forms.delete(id);
  }, [registry, id, isDirty, hasDraft]);
  return useCallback(() => void registry?.forms.delete(id), [registry, id]);
}

/**
 * Returns two functions for code that leaves the page: `hasAny` says whether changes are unsaved now; `release` skips the confirmation for users who
 * have already confirmed.
 */
export function useUnsavedForms(): { hasAny: () => boolean; release: () => void } {
  const registry = useContext(UnsavedFormsContext);
  return useMemo(
    () => ({ hasAny: () => (registry?.forms.size ?? 0) > 0, release: () => registry?.forms.clear() }),
    [registry],
  );
}

/** Asks before a form with unsaved changes is left: by a link, Back, the command palette, or closing the window. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const registry = useRef<UnsavedFormsRegistry>({ forms: new Map() }).current;
  // Changing a filter of the same screen keeps its forms.
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        registry.forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
      [registry],
    ),
  );
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (registry.forms.size > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [registry]);
  const hasAllDrafts = [...registry.forms.values()].every(Boolean);
  return (
    <UnsavedFormsContext value={registry}>
      {children}
      <UnsavedChangesDialog
        open={blocker.state === "blocked"}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
        stay={DRAFT_WORDS.stay}
        leave={DRAFT_WORDS.leave}
      >
        {hasAllDrafts ? DRAFT_WORDS.draftStays : DRAFT_WORDS.willBeLost}
      </UnsavedChangesDialog>
    </UnsavedFormsContext>
  );
}
