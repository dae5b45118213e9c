import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./navigation-indicator.module.css";

/** What a visitor can press that leads on: a link, or what sends a form. */
const LEADS_ON = "a[href], button, input[type=submit]";

/**
 * While the next page is on its way: a thin line over the page, and what was pressed says that it is busy. From the press on, since on a
 * slow line nothing else moves for seconds; a page that is there at once shows nothing.
 */
export function NavigationIndicator() {
  const navigation = useNavigation();
  const busy = navigation.state !== "idle";
  const pressed = usePressed();

  useEffect(() => {
    const control = pressed.current;
    if (!busy || !control?.isConnected) return;
    control.setAttribute("aria-busy", "true");
    return () => control.removeAttribute("aria-busy");
  }, [busy, pressed]);

  return (
    <>
      <div className={styles.line} data-busy={busy ? "" : undefined} aria-hidden="true" />
      <VisuallyHidden>
        <span aria-live="polite">{busy && "Apro la pagina…"}</span>
      </VisuallyHidden>
    </>
  );
}

/** The last control that was pressed, with what was sent by it. */
function usePressed() {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest(LEADS_ON) : null;
    };
    const onSubmit = ({ submitter }: SubmitEvent) => {
      if (submitter) pressed.current = submitter;
    };
    document.addEventListener("click", onClick, true);
    document.addEventListener("submit", onSubmit, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("submit", onSubmit, true);
    };
  }, []);
  return pressed;
}
